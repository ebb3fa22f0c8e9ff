export { type BackgroundPlace, backgroundTop, VERTICAL_OFFSET } from "./backgroundTop.ts";
export { createBackground } from "./createBackground.ts";
