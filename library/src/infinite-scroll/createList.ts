import { bringOver } from "../browser/bringOver.ts";
import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { followPages } from "./followPages.ts";
import { itemKey } from "./itemKey.ts";
import type { KeptPlace } from "./keepPlace.ts";
import type { InfiniteScrollSettings } from "./readInfiniteScroll.ts";
import { CONTAINERS, type ListPage, readPage } from "./readPage.ts";

export type List = {
  /** The page that is shown, as it was found. */
  readonly first: ListPage;
  readonly items: () => HTMLElement[];
  /** Where the visitor is, once there are several pages and the address tells of them. */
  readonly place: () => KeptPlace | undefined;
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
  const first = readPage(document, element, settings);
  const items = (): HTMLElement[] => [
    ...element.querySelectorAll<HTMLElement>(settings.itemSelector),
  ];
  const known = new Set(first.items.map(itemKey));
  // One address tells of one list: that of the first.
  const isChief = (document.querySelector(CONTAINERS) ?? element) === element;
  const follower = followPages(document);
  const { history } = windowOf(element);
  const { scrollRestoration } = history;
  const follow = (page: ListPage, [item]: readonly HTMLElement[], isBefore: boolean): void => {
    if (item && isChief) follower.add({ ...page, first: item }, isBefore);
  };
  follow(first, first.items, false);
  return {
    first,
    items,
    place() {
      const { places } = follower;
      const all = items();
      const at = follower.now();
      const item = all.findIndex((one) => one.getBoundingClientRect().bottom > 0);
      const first = places[at]?.first as HTMLElement | undefined;
      if (places.length < 2 || !first || item < 0) return undefined;
      const top = all[item]?.getBoundingClientRect().top ?? 0;
      const pages = places.map(({ address }) => address);
      return { pages, at, item: item - all.indexOf(first), top };
    },
    insert(page, isBefore = false) {
      const fresh = page.items.filter((item) => {
        const key = itemKey(item);
        return !key || (!known.has(key) && known.add(key));
      });
      bringOver(fresh, document);
      const beside = isBefore ? items()[0] : items().at(-1);
      if (!beside) element.append(...fresh);
      else if (isBefore) beside.before(...fresh);
      else beside.after(...fresh);
      follow(page, fresh, isBefore);
      // The page that is opened on the way back is shorter: the browser's own place is not on it.
      if (isChief) history.scrollRestoration = "manual";
      return fresh;
    },
    stop() {
      follower.stop();
      history.scrollRestoration = scrollRestoration;
    },
  };
}
