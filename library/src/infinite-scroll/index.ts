export { createInfiniteScroll } from "./createInfiniteScroll.ts";
export { InfiniteScroll, type InfiniteScrollProps } from "./InfiniteScroll.tsx";
export { type InfiniteScrollLabels, infiniteScrollLabels } from "./infiniteScrollLabels.ts";
export {
  AUTOMATIC_PAGES,
  type InfiniteScrollPhase,
  SCROLL_THRESHOLD,
} from "./infiniteScrollState.ts";
export { type InfiniteScrollOptions, readInfiniteScroll } from "./readInfiniteScroll.ts";
export { type InfiniteScrollSelectors, readSelectors } from "./readSelectors.ts";
export { type InfiniteScrollEvents, NEW_ELEMENTS } from "./tell.ts";
