export { createSticky } from "./createSticky.ts";
export {
  type StickyEnd,
  type StickyMode,
  type StickyOptions,
  type StickyPosition,
  stickyAttribute,
  stickyDefaults,
} from "./readSticky.ts";
export { Sticky, type StickyProps } from "./Sticky.tsx";
