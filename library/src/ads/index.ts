export { createAds, RELAYOUT_DELAY } from "./createAds.ts";
