import { addressOf, withoutHash } from "./addressOf.ts";
import type { InfiniteScrollSettings } from "./readInfiniteScroll.ts";

/** Every container that this feature finds by itself. */
export const CONTAINERS = ".init-infinit,.init-infinit-norm,[data-infinite-scroll]";

/** A page of a list, shown or fetched. */
export type ListPage = {
  /** Without the place on it. */
  readonly address: string;
  readonly title: string;
  readonly items: readonly HTMLElement[];
  /** The paginations, each with what is in it. */
  readonly navs: readonly HTMLElement[];
  /** The address of the page that follows, absolute. */
  readonly next: string | undefined;
  /** The address of the one before. */
  readonly previous: string | undefined;
};

/**
 * Where the items of a list are on a page: in its own container, found by its id or by its place among
 * the containers, so that a list beside it brings nothing; on all of a page without such a container.
 */
export function containerIn(page: Document, element: HTMLElement): ParentNode {
  const own = [...element.ownerDocument.querySelectorAll(CONTAINERS)].indexOf(element);
  return page.getElementById(element.id) ?? page.querySelectorAll(CONTAINERS)[own] ?? page;
}

/** Reads a page of a list, whose items are in `container`. */
export function readPage(
  page: Document,
  container: ParentNode,
  { itemSelector, navSelector, nextSelector }: InfiniteScrollSettings,
): ListPage {
  const navs = [...page.querySelectorAll<HTMLElement>(navSelector)];
  const previous = navs.map((nav) => nav.querySelector<HTMLAnchorElement>("[rel~=prev],.prev"));
  return {
    address: withoutHash(page.URL),
    title: page.title,
    items: [...container.querySelectorAll<HTMLElement>(itemSelector)],
    navs,
    next: addressOf(page.querySelector(nextSelector)),
    previous: addressOf(previous.find(Boolean)),
  };
}
