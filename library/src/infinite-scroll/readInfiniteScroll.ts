import { type InfiniteScrollLabels, infiniteScrollLabels } from "./infiniteScrollLabels.ts";
import { AUTOMATIC_PAGES } from "./infiniteScrollState.ts";
import { type InfiniteScrollSelectors, readSelectors, selectorDefaults } from "./readSelectors.ts";

export type InfiniteScrollOptions = InfiniteScrollSelectors & {
  /** How many pages come by themselves before a button asks. Default AUTOMATIC_PAGES. */
  readonly automatic: number;
  /** How many items there are on all pages together. Default 0, not known. */
  readonly total: number;
  /** Texts in place of the English ones. */
  readonly labels: Partial<InfiniteScrollLabels>;
};

export type InfiniteScrollSettings = InfiniteScrollOptions & {
  readonly labels: InfiniteScrollLabels;
};

/**
 * What a container says by its selectors, `data-automatic`, `data-total` and, for each label, an
 * attribute of its name, unless an option says otherwise.
 */
export function readInfiniteScroll(
  element: HTMLElement,
  options: Partial<InfiniteScrollOptions> = {},
): InfiniteScrollSettings {
  const { dataset } = element;
  const number = (name: "automatic" | "total", fallback: number): number => {
    const value = Number(options[name] ?? (dataset[name] || Number.NaN));
    return value >= 0 ? value : fallback;
  };
  return {
    ...(readSelectors(element, options) ?? selectorDefaults),
    automatic: number("automatic", AUTOMATIC_PAGES),
    total: number("total", 0),
    labels: { ...infiniteScrollLabels, ...dataset, ...options.labels },
  };
}
