import { listen } from "../browser/listen.ts";
import type { Stop } from "../browser/stop.ts";
import { storage } from "../browser/storage.ts";
import { bag } from "../browser/values.ts";

/** Where a visitor left a list of several pages. */
export type KeptPlace = {
  /** The addresses of the pages that were shown, in their order; anything, until it is looked at. */
  readonly pages: readonly unknown[];
  /** Which of them the window's address named. */
  readonly at: number;
  /** The first item in view, counted from the first one of that page. */
  readonly item: number;
  /** How far down the window it stood, in CSS pixels. */
  readonly top: number;
};

/** Keeps, under the window's address, where the visitor is when the page is left; nothing for undefined. */
export function keepPlace(view: Window, read: () => KeptPlace | undefined): Stop {
  return listen(view, {
    pagehide: () => {
      const place = read();
      if (place) storage("session").set(keyOf(view), place);
    },
  });
}

/** What was kept of this page. */
export function keptPlace(view: Window): KeptPlace | undefined {
  const { pages, at, item, top } = bag(storage("session").get(keyOf(view))) ?? {};
  const isPlace = Array.isArray(pages) && [at, item, top].every(Number.isFinite);
  return isPlace ? ({ pages, at, item, top } as KeptPlace) : undefined;
}

const keyOf = ({ location }: Window): string =>
  `vitrine-pages ${location.pathname}${location.search}`;
