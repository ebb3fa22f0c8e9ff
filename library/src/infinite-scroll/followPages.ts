import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/** Above the middle of the window, however far. */
const ABOVE_MIDDLE = "10000000px 10000000px -50%";

/** A page of the list with the item it begins with. */
export type Place = {
  readonly address: string;
  readonly title: string;
  readonly first: Element;
};

export type PageFollower = {
  /** Follows one more page, after all others or before them. */
  readonly add: (place: Place, isBefore: boolean) => void;
  /** In their order. */
  readonly places: readonly Place[];
  /** The one that the address names, as an index. */
  readonly now: () => number;
  readonly stop: Stop;
};

/**
 * Keeps the window's address, and its title, those of the page that is in the middle of the window:
 * the last one whose first item is above it. An address can so be shared, and come back to.
 */
export function followPages(document: Document): PageFollower {
  const view = windowOf(document);
  const places: Place[] = [];
  const above = new Set<Element>();
  let now: Place | undefined;

  function settle(): void {
    const before = now;
    now = places.findLast(({ first }) => above.has(first)) ?? places[0];
    if (!(now && before) || now === before) return;
    if (now.title) document.title = now.title;
    name(now, before);
  }

  /** Has the window's address name a page, in place of another. */
  function name({ address: target }: Place, before: Place): void {
    const address = withOwn(target, before.address, view.location.href);
    try {
      view.history.replaceState(view.history.state, "", address);
    } catch {
      // The browser allows no more of it for now, or the document is gone.
    }
  }

  /** An entry from before, as that of a page with a menu open over it, may name another page. */
  function popstate(): void {
    const named = places.findLast(({ address }) => names(view.location.href, address));
    if (now && named && named !== now) name(now, named);
  }

  const observer = new view.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) above.add(target);
        else above.delete(target);
      }
      settle();
    },
    // Without a root, a frame's edge cuts the margin off.
    { root: document, rootMargin: ABOVE_MIDDLE },
  );

  return {
    places,
    now: () => (now ? places.indexOf(now) : 0),
    add(place, isBefore) {
      places.splice(isBefore ? 0 : places.length, 0, place);
      observer.observe(place.first);
    },
    stop: stopAll(listen(view, { popstate }), () => observer.disconnect()),
  };
}

/** Whether an address names a page, whatever others have added to it. */
function names(shown: string, page: string): boolean {
  const [now, own] = [new URL(shown), new URL(page)];
  const isSaid = ([name, value]: [string, string]): boolean => now.searchParams.get(name) === value;
  return now.pathname === own.pathname && [...own.searchParams].every(isSaid);
}

/** A page's address with what others, such as a grid's filter, have added to that of the one before. */
function withOwn(address: string, before: string, shown: string): string {
  const [target, from, now] = [new URL(address), new URL(before), new URL(shown)];
  for (const [name, value] of now.searchParams) {
    if (!from.searchParams.has(name)) target.searchParams.set(name, value);
  }
  target.hash = now.hash;
  return target.href;
}
