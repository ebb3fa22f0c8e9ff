import { bringOver } from "../browser/bringOver.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { followPages } from "./followPages.ts";
import { itemKey } from "./itemKey.ts";
import { keepPlace } from "./keepPlace.ts";
import { leadsOn } from "./leadsOn.ts";
import type { InfiniteScrollSettings } from "./readInfiniteScroll.ts";
import { CONTAINERS, type ListPage, readPage } from "./readPage.ts";

export type List = {
  /** The page that is shown, as it was found. */
  readonly first: ListPage;
  readonly items: () => HTMLElement[];
  /** The address of the page that follows the last one, where the list goes on with that. */
  next: string | undefined;
  /** The address of the page before the first one. */
  previous: string | undefined;
  /**
   * Puts the items of a page behind all others, or before them. Those that are there already, since
   * the list has moved on meanwhile, do not come twice.
   * @returns those that came
   */
  readonly insert: (page: ListPage, isBefore?: boolean) => HTMLElement[];
  readonly stop: Stop;
};

/** The items of a container, and the pages that they came with. */
export function createList(element: HTMLElement, settings: InfiniteScrollSettings): List {
  const { ownerDocument: document } = element;
  const view = windowOf(element);
  const { history } = view;
  const { scrollRestoration } = history;
  const first = readPage(element, settings);
  const known = new Set(first.items.map(itemKey));
  const seen = new Set([first.address]);
  const follower = followPages(document);
  // One address tells of one list: that of the first.
  const isChief = (document.querySelector(CONTAINERS) ?? element) === element;
  const items = (): HTMLElement[] => [
    ...element.querySelectorAll<HTMLElement>(settings.itemSelector),
  ];

  function follow(page: ListPage, [item]: readonly HTMLElement[], isBefore = false): void {
    if (!item || !isChief) return;
    const { address, document } = page;
    follower.add({ address, title: document.title, first: item }, isBefore);
  }

  function isNew(item: HTMLElement): boolean {
    const key = itemKey(item);
    const isKnown = known.has(key);
    known.add(key);
    return !(key && isKnown);
  }

  follow(first, first.items);
  const list: List = {
    first,
    items,
    next: first.next,
    previous: first.previous,
    insert(page, isBefore) {
      const { address, next } = page;
      const fresh = page.items.filter(isNew);
      bringOver(fresh, document);
      const beside = items().at(isBefore ? 0 : -1);
      if (!beside) element.append(...fresh);
      else if (isBefore) beside.before(...fresh);
      else beside.after(...fresh);
      follow(page, fresh, isBefore);
      // The one that was asked for may have led to another.
      seen.add(address).add(list.next ?? address);
      if (isBefore) list.previous = page.previous;
      else list.next = next && leadsOn(element, next, seen) ? next : undefined;
      // The page that is opened on the way back is shorter: the browser's own place is not on it.
      if (isChief) history.scrollRestoration = "manual";
      return fresh;
    },
    stop: stopAll(
      () => {
        history.scrollRestoration = scrollRestoration;
      },
      follower.stop,
      keepPlace(view, place),
    ),
  };

  /** Where the visitor is, once there are several pages and the address tells of them. */
  function place() {
    const { places } = follower;
    const all = items();
    const at = follower.now();
    const item = all.findIndex((one) => one.getBoundingClientRect().bottom > 0);
    const begin = all.indexOf(places[at]?.first as HTMLElement);
    const { top } = all[item]?.getBoundingClientRect() ?? {};
    if (places.length < 2 || begin < 0 || top === undefined) return undefined;
    return { pages: places.map(({ address }) => address), at, item: item - begin, top };
  }
  return list;
}
