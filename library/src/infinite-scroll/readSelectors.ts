import { isSelector } from "../browser/isSelector.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";

export type InfiniteScrollSelectors = {
  /** The link to the next page, on this page and on those that come. */
  readonly nextSelector: string;
  /** The pagination, which is hidden while pages come by themselves. */
  readonly navSelector: string;
  /** What is taken over of a page that comes. Default the children of the list. */
  readonly itemSelector: string;
  /** What fades in of it: items, or parts of them. Default nothing. */
  readonly itemLoadSelector: string;
};

export const selectorDefaults: InfiniteScrollSelectors = {
  nextSelector: "a[rel~=next]",
  navSelector: ".pagination",
  itemSelector: ":scope > *",
  itemLoadSelector: "",
};

/**
 * What a container says by `data-nextselector`, `data-navselector`, `data-itemselector` and
 * `data-itemloadselector`, unless an option says otherwise.
 * @returns undefined, with one warning, where one of them is no selector
 */
export function readSelectors(
  element: HTMLElement,
  options: Partial<InfiniteScrollSelectors> = {},
): InfiniteScrollSelectors | undefined {
  const selectors = { ...selectorDefaults };
  for (const name of Object.keys(selectors) as (keyof InfiniteScrollSelectors)[]) {
    const attribute = name.toLowerCase();
    const selector = options[name] ?? (element.dataset[attribute] || selectors[name]);
    if (selector && !isSelector(element, selector)) {
      warn(
        `infinite scroll: "${selector}" on ${shortSelector(element)} is no selector, so its pages stay apart. Correct data-${attribute}.`,
        element,
      );
      return undefined;
    }
    Object.assign(selectors, { [name]: selector });
  }
  return selectors;
}
