import { listen } from "../browser/listen.ts";
import { rawStorage } from "../browser/rawStorage.ts";
import type { Stop } from "../browser/stop.ts";

/** Where a visitor left a list of several pages. */
export type KeptPlace = {
  /** The addresses of the pages that were shown, in their order. */
  readonly pages: readonly string[];
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
      if (place) rawStorage("session").set(placeKey(view), JSON.stringify(place));
    },
  });
}

/** Under which name a session's storage has the place on this page. */
export function placeKey({ location }: Window): string {
  return `vitrine-pages ${location.pathname}${location.search}`;
}
