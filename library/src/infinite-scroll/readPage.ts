import { addressOf, withoutHash } from "./addressOf.ts";
import type { InfiniteScrollSettings } from "./readInfiniteScroll.ts";

/** Every container that this feature finds by itself. */
export const CONTAINERS = ".init-infinit,.init-infinit-norm,[data-infinite-scroll]";

/** A page of a list, shown or fetched. */
export type ListPage = {
  readonly document: Document;
  /** Without the place on it. */
  readonly address: string;
  readonly items: readonly HTMLElement[];
  /** The paginations, each with what is in it. */
  readonly navs: readonly HTMLElement[];
  /** The address of the page that follows, absolute. */
  readonly next: string | undefined;
  /** The address of the one before. */
  readonly previous: string | undefined;
};

/** Reads a page of a list, whose items are in `container`. */
export function readPage(
  container: Document | Element,
  { itemSelector, navSelector, nextSelector }: InfiniteScrollSettings,
): ListPage {
  const document = container.ownerDocument ?? (container as Document);
  const navs = [...document.querySelectorAll<HTMLElement>(navSelector)];
  const previous = navs.map((nav) => nav.querySelector<HTMLAnchorElement>("[rel~=prev],.prev"));
  return {
    document,
    address: withoutHash(document.URL),
    items: [...container.querySelectorAll<HTMLElement>(itemSelector)],
    navs,
    next: addressOf(document.querySelector(nextSelector)),
    previous: addressOf(previous.find(Boolean)),
  };
}
