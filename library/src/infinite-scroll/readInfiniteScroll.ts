import { shortSelector } from "../browser/shortSelector.ts";
import { numberWithin } from "../browser/values.ts";
import { warn } from "../browser/warn.ts";
import { type InfiniteScrollLabels, infiniteScrollLabels } from "./infiniteScrollLabels.ts";
import { AUTOMATIC_PAGES } from "./infiniteScrollState.ts";

export type InfiniteScrollOptions = {
  /** The link to the next page, on this page and on those that come. */
  readonly nextSelector: string;
  /** The pagination, which is hidden while pages come by themselves. */
  readonly navSelector: string;
  /** What is taken over of a page that comes. */
  readonly itemSelector: string;
  /** What fades in of it: items, or parts of them. Default nothing. */
  readonly itemLoadSelector: string;
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

export const infiniteScrollDefaults = {
  nextSelector: "a[rel~=next]",
  navSelector: ".pagination",
  itemSelector: ":scope > *",
  itemLoadSelector: "",
} as const;

/** More than any site has. */
const MAX = 1e9;

/**
 * What a container says by `data-nextselector`, `data-navselector`, `data-itemselector`,
 * `data-itemloadselector`, `data-automatic`, `data-total` and, for each label, an attribute of its
 * name, unless an option says otherwise.
 * @returns undefined, with one warning, where one of the selectors is none
 */
export function readInfiniteScroll(
  element: HTMLElement,
  options: Partial<InfiniteScrollOptions> = {},
): InfiniteScrollSettings | undefined {
  const { dataset } = element;
  const selectors: Record<string, string> = {};
  for (const [name, fallback] of Object.entries(infiniteScrollDefaults)) {
    const said = options[name as keyof typeof infiniteScrollDefaults];
    const selector = said ?? (dataset[name.toLowerCase()] || fallback);
    if (selector && !isSelector(element, selector)) {
      warn(
        `infinite scroll: "${selector}" on ${shortSelector(element)} is no selector, so its pages stay apart. Correct data-${name.toLowerCase()}.`,
        element,
      );
      return undefined;
    }
    selectors[name] = selector;
  }
  const number = (name: "automatic" | "total", fallback: number): number =>
    numberWithin(options[name] ?? dataset[name], { min: 0, max: MAX, fallback });
  return {
    ...(selectors as typeof infiniteScrollDefaults),
    automatic: number("automatic", AUTOMATIC_PAGES),
    total: number("total", 0),
    labels: { ...infiniteScrollLabels, ...dataset, ...options.labels },
  };
}

function isSelector(element: Element, text: string): boolean {
  try {
    element.matches(text);
    return true;
  } catch {
    return false;
  }
}
