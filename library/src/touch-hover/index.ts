export { createTouchHover } from "./createTouchHover.ts";
