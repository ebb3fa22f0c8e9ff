import { onVisible } from "../browser/onVisible.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import type { ListPage } from "./readPage.ts";

/** Above the middle of the window, however far. */
const ABOVE_MIDDLE = "10000000px 10000000px -50%";

/** A page of the list with the item it begins with. */
export type Place = Pick<ListPage, "address" | "title"> & { readonly first: Element };

export type PageFollower = {
  /** Follows one more page, after all others or before them. */
  readonly add: (place: Place, isBefore?: boolean) => void;
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
  const above = new Set<Place>();
  const stops: Stop[] = [];
  let now: Place | undefined;

  const settle = (): void => {
    const place = places.findLast((one) => above.has(one)) ?? places[0];
    if (!place || place === now) return;
    const before = now;
    now = place;
    if (!before) return;
    if (place.title) document.title = place.title;
    try {
      view.history.replaceState(
        view.history.state,
        "",
        withOwn(place.address, { before: before.address, shown: view.location.href }),
      );
    } catch {
      // The browser allows no more of it for now, or the document is gone.
    }
  };

  return {
    places,
    now: () => (now ? places.indexOf(now) : 0),
    add(place, isBefore = false) {
      if (isBefore) places.unshift(place);
      else places.push(place);
      stops.push(
        onVisible(
          place.first,
          (isAbove) => {
            if (isAbove) above.add(place);
            else above.delete(place);
            settle();
          },
          { margin: ABOVE_MIDDLE },
        ),
      );
    },
    stop: () => stopAll(...stops.splice(0))(),
  };
}

/** A page's address with what others, such as a grid's filter, have added to that of the one before. */
export function withOwn(
  address: string,
  { before, shown }: { readonly before: string; readonly shown: string },
): string {
  const [target, from, now] = [new URL(address), new URL(before), new URL(shown)];
  for (const [name, value] of now.searchParams) {
    if (!from.searchParams.has(name)) target.searchParams.set(name, value);
  }
  target.hash = now.hash;
  return target.href;
}
