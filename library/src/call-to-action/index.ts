export { CallToAction, type CallToActionLine, type CallToActionProps } from "./CallToAction.tsx";
export { type CallToActionSizes, callToActionSize } from "./callToActionSize.ts";
export { createCallToAction } from "./createCallToAction.ts";
