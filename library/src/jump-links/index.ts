export { createJumpLink, type JumpLinkOptions, jumpLinkDefaults } from "./createJumpLink.ts";
export { JumpLink, type JumpLinkProps } from "./JumpLink.tsx";
