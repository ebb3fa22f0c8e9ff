export { createJumpLink } from "./createJumpLink.ts";
export { JumpLink, type JumpLinkProps } from "./JumpLink.tsx";
export { type JumpLinkOptions, jumpLinkDefaults } from "./jumpLinkOptions.ts";
