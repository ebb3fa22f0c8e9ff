import { nextFrame } from "../browser/nextFrame.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import type { KeptPlace } from "./keepPlace.ts";

/** How many pages before the one that is shown, and how many after it, are brought back at most. */
export const RESTORED_PAGES = 10;

export type RestoreOptions = {
  readonly kept: KeptPlace;
  /** All items that the list has then. */
  readonly items: () => readonly HTMLElement[];
  /** Puts a page into the list, before or after all others. */
  readonly add: (page: Document, isBefore: boolean) => void;
  /** Fetches a page. */
  readonly load: (address: string) => Promise<Document>;
};

/**
 * Brings back the pages that a visitor saw around the one that is shown, and the place where they
 * were. Their addresses are known, so they are fetched together, and put in at once.
 * @throws HttpError where one of them cannot be had; the list then has none of them
 */
export async function restorePages(
  list: HTMLElement,
  { kept, items, add, load }: RestoreOptions,
): Promise<Stop> {
  const { pages, at, item, top } = kept;
  const view = windowOf(list);
  const [first] = items();
  const wanted = (): HTMLElement | undefined => {
    const all = items();
    return all[item + (first ? all.indexOf(first) : 0)];
  };
  const isThere = item >= 0;
  if (isThere) hold(wanted(), top);
  const loadAll = (from: number, to: number): Promise<Document[]> =>
    Promise.all(ownAddresses(list, pages.slice(Math.max(0, from), to)).map(load));
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
    stopFrame = nextFrame(view, settle);
  });
  return stopAll(() => stopFrame());
}

/** Those of this site: anyone could write into the browser's storage. */
function ownAddresses(list: HTMLElement, addresses: readonly unknown[]): string[] {
  const { origin } = windowOf(list).location;
  return addresses.filter(
    (one): one is string => typeof one === "string" && one.startsWith(`${origin}/`),
  );
}

/** Scrolls so that an item stands so far down the window, in CSS pixels. */
function hold(item: HTMLElement | undefined, top: number): void {
  if (!item) return;
  windowOf(item).scrollBy({ top: item.getBoundingClientRect().top - top, behavior: "instant" });
}
