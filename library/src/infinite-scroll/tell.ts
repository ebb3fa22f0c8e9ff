import { windowOf } from "../browser/windowOf.ts";

/** What a list tells of, by the names that the theme's script has for it. */
export type InfiniteScrollEvents = {
  /** A page is asked for. */
  readonly request: { readonly address: string };
  /** It is there; its items are in no page yet. */
  readonly load: { readonly address: string; readonly document: Document };
  /** Its items are in the list. */
  readonly append: { readonly address: string; readonly items: readonly HTMLElement[] };
  /** No page follows. */
  readonly last: { readonly address: string };
  readonly error: { readonly address: string; readonly error: unknown };
};

/** Told to the window when items of a list have come that is no grid. Spelt as the theme spells it. */
export const NEW_ELEMENTS = "infintescrollnewelements";

/**
 * Tells of an event on a list, by its whole name, which bubbles, and by the part before the dot:
 * under that one jQuery's listeners for `append.infiniteScroll` hear it.
 */
export function tell<Name extends keyof InfiniteScrollEvents>(
  list: HTMLElement,
  name: Name,
  detail: InfiniteScrollEvents[Name],
): void {
  const { CustomEvent } = windowOf(list);
  list.dispatchEvent(new CustomEvent(`${name}.infiniteScroll`, { detail, bubbles: true }));
  list.dispatchEvent(new CustomEvent(name, { detail }));
}
