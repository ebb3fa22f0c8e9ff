export { BackToTop, type BackToTopProps } from "./BackToTop.tsx";
export { type BackToTopOptions, backToTopDefaults, createBackToTop } from "./createBackToTop.ts";
