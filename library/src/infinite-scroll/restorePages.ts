import { nextFrame } from "../browser/nextFrame.ts";
import { rawStorage } from "../browser/rawStorage.ts";
import { reportError } from "../browser/reportError.ts";
import { bag } from "../browser/values.ts";
import { windowOf } from "../browser/windowOf.ts";
import type { List } from "./createList.ts";
import { type KeptPlace, placeKey } from "./keepPlace.ts";
import type { ListPage } from "./readPage.ts";

/** How many pages before the one that is shown, and how many after it, are brought back at most. */
export const RESTORED_PAGES = 10;

export type RestoreOptions = {
  readonly list: List;
  /** Puts a page into the list, before or after all others. */
  readonly add: (page: ListPage, isBefore: boolean) => void;
  readonly load: (address: string) => Promise<ListPage>;
  /** Ends it. */
  readonly signal: AbortSignal;
};

/** Brings back what a visitor saw; see restorePages(). */
export type Restore = typeof restorePages;

/**
 * Brings back the pages that a visitor saw around the one that is shown, and the place where they
 * were. Their addresses are known, so they are fetched together, and put in at once. Where one of
 * them cannot be had, the list begins with the page that is shown.
 * @returns how many came; undefined where nothing was kept
 */
export function restorePages(
  element: HTMLElement,
  options: RestoreOptions,
): Promise<number> | undefined {
  const kept = keptPlace(windowOf(element));
  return (
    kept &&
    bringBack(element, kept, options).catch((error) => {
      if (!error.kind) reportError("infinite scroll", element, error);
      return 0;
    })
  );
}

async function bringBack(
  element: HTMLElement,
  { pages, at, item, top }: KeptPlace,
  { list, add, load, signal }: RestoreOptions,
): Promise<number> {
  const view = windowOf(element);
  const [first] = list.items();
  const wanted = (): HTMLElement | undefined => {
    const all = list.items();
    return all[item + (first ? all.indexOf(first) : 0)];
  };
  const isThere = item >= 0;
  if (isThere) hold(wanted(), top);
  const loadAll = (from: number, to: number): Promise<ListPage[]> =>
    Promise.all(ownAddresses(view, pages.slice(Math.max(0, from), to)).map(load));
  const [before, after] = await Promise.all([
    loadAll(at - RESTORED_PAGES, at),
    loadAll(at + 1, at + 1 + RESTORED_PAGES),
  ]);
  // Perhaps the visitor has scrolled meanwhile.
  const goal = isThere ? (wanted()?.getBoundingClientRect().top ?? top) : top;
  for (const page of before.reverse()) add(page, true);
  for (const page of after) add(page, false);
  const settle = (): void => hold(wanted(), goal);
  settle();
  // A grid places its items in this frame, and has its height in the next.
  let stopFrame = nextFrame(view, () => {
    settle();
    stopFrame = nextFrame(view, () => {
      // Not sooner: the list would count as moved by the link's room, though nobody sees it move.
      if (before.length > 0) pointEarlier(element, list.previous);
      settle();
    });
  });
  signal.addEventListener("abort", () => stopFrame());
  return before.length + after.length;
}

/** Of what was kept of this page: anyone could write into the browser's storage. */
function keptPlace(view: Window): KeptPlace | undefined {
  const { pages, at, item, top } = bag(read(view)) ?? {};
  const isPlace = Array.isArray(pages) && [at, item, top].every(Number.isFinite);
  return isPlace ? ({ pages, at, item, top } as KeptPlace) : undefined;
}

function read(view: Window): unknown {
  try {
    return JSON.parse(rawStorage("session").get(placeKey(view)) ?? "");
  } catch {
    return undefined;
  }
}

/** Those of this site. */
function ownAddresses({ location }: Window, addresses: readonly unknown[]): string[] {
  return addresses.filter(
    (one): one is string => typeof one === "string" && one.startsWith(`${location.origin}/`),
  );
}

/** The page's own link to what is before, where it has one, leads on from the first page, and goes with it. */
function pointEarlier({ ownerDocument }: Element, previous: string | undefined): void {
  const link = ownerDocument.querySelector("[data-infinite-earlier]");
  if (previous) link?.setAttribute("href", previous);
  else link?.remove();
}

/** Scrolls so that an item stands so far down the window, in CSS pixels. */
function hold(item: HTMLElement | undefined, top: number): void {
  if (!item) return;
  windowOf(item).scrollBy({ top: item.getBoundingClientRect().top - top, behavior: "instant" });
}
