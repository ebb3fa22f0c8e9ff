import { announce } from "../browser/announce.ts";
import { fadeIn } from "../browser/fadeIn.ts";
import { fetchDocument } from "../browser/fetchDocument.ts";
import { focusPlace } from "../browser/focusPlace.ts";
import { HttpError } from "../browser/httpError.ts";
import { reportError } from "../browser/reportError.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { addedText, barContent, type ListFacts } from "./barContent.ts";
import { createBar, HIDDEN } from "./createBar.ts";
import { createList } from "./createList.ts";
import {
  firstState,
  type InfiniteScrollEvent,
  nextState,
  SCROLL_THRESHOLD,
} from "./infiniteScrollState.ts";
import { isTaken } from "./isTaken.ts";
import { type KeptPlace, keepPlace, keptPlace } from "./keepPlace.ts";
import { isElsewhere, leadsOn } from "./leadsOn.ts";
import { type InfiniteScrollOptions, readInfiniteScroll } from "./readInfiniteScroll.ts";
import { containerIn, type ListPage, readPage } from "./readPage.ts";
import { NEW_ELEMENTS, tell } from "./tell.ts";
import { watchEnd } from "./watchEnd.ts";

/** What follows a list counts as something to see from this height on, in CSS pixels. */
const SLIGHT = 40;

export type BringOptions = {
  readonly options: Partial<InfiniteScrollOptions>;
  /** Whether the visitor was here before, and has a place to come back to. */
  readonly isBack: boolean;
};

/**
 * Does what createInfiniteScroll() says, for a list whose selectors are good and that goes on; apart
 * from it, since most visitors do not come near the end of a list.
 */
export function bringPages(element: HTMLElement, { options, isBack }: BringOptions): Stop {
  const { ownerDocument: document } = element;
  const view = windowOf(element);
  const settings = readInfiniteScroll(element, options);
  const list = createList(element, settings);
  const kept = isBack ? keptPlace(view) : undefined;
  if (!list.first.next && !kept) {
    list.stop();
    return () => {};
  }
  const { labels, total } = settings;
  let { next, previous } = list.first;
  const seen = new Set([list.first.address]);
  let state = firstState(savesData(view) ? 0 : settings.automatic);
  let held: ListPage | undefined;
  let isPastSeen = false;
  let isRestoring = Boolean(kept);
  const request = new AbortController();
  const { signal } = request;
  const stops: Stop[] = [];
  /** The page's own link to what is before, where it has one. */
  const earlier = document.querySelector<HTMLAnchorElement>("[data-infinite-earlier]");

  const facts = (): ListFacts => ({
    shown: list.items().length,
    total,
    next,
    previous,
    hasLink: Boolean(earlier),
    language: element.closest<HTMLElement>("[lang]")?.lang ?? "",
  });
  const show = (): void => {
    element.dataset.infiniteScrollPhase = state.phase;
    bar.show(barContent(state, labels, facts()));
  };
  const go = (event: InfiniteScrollEvent): void => {
    const before = state;
    state = nextState(state, event);
    if (state === before) return;
    show();
    if (state.phase !== "asking") return;
    if (held) take(held);
    else if (next) ask(next);
  };

  async function ask(address: string): Promise<void> {
    tell(element, "request", { address });
    seen.add(address);
    try {
      const page = await fetchDocument(address, { signal });
      held = readPage(page, containerIn(page, element), settings);
      if (held.items.length === 0) throw new HttpError("invalid_document");
      tell(element, "load", { address, document: page });
    } catch (error) {
      held = undefined;
      if (!signal.aborted) fail(address, error);
      return;
    }
    if (signal.aborted) return;
    if (state.isAsked || !isPastSeen) take(held);
    else go({ type: "hold" });
  }

  function fail(address: string, error: unknown): void {
    const isAuthors = (error as Partial<HttpError>).kind === "invalid_document";
    if (isAuthors) warn(`infinite scroll: ${address} is no page with such items.`, element);
    tell(element, "error", { address, error });
    go({ type: "fail" });
    stops.push(announce(document, labels.failed));
  }

  /** Puts a page into the list, and has all else go on from there. */
  function add(page: ListPage, isBefore = false): HTMLElement[] {
    seen.add(page.address);
    const fresh = list.insert(page, isBefore);
    if (isBefore) {
      ({ previous } = page);
      if (previous) earlier?.setAttribute("href", previous);
      // Its room stays: without it the list would move.
      else earlier?.setAttribute(HIDDEN, "");
    } else {
      bar.renew(page);
      next = page.next && leadsOn(element, page.next, seen) ? page.next : undefined;
    }
    return fresh;
  }

  function take(page: ListPage): void {
    held = undefined;
    const isAsked = state.isAsked || bar.status.contains(document.activeElement);
    const { address } = page;
    const items = add(page);
    go({ type: "show", hasNext: Boolean(next) });
    stops.push(
      announce(document, addedText(items.length, labels, facts())),
      fadeIn(partsOf(items, settings.itemLoadSelector)),
    );
    tell(element, "append", { address, items });
    if (!next) tell(element, "last", { address });
    if (element.matches(".init-infinit-norm")) view.dispatchEvent(new view.Event(NEW_ELEMENTS));
    if (isAsked) stops.push(focusPlace(items[0] ?? bar.status));
    // Another site's page is a link, which the pagination has.
    if (page.next && isElsewhere(element, page.next)) stop();
    else watch.again();
  }

  /** Where it cannot be had, the list begins with the page that the address names. */
  async function restore(place: KeptPlace): Promise<void> {
    const { restorePages } = await import("./restorePages.ts");
    if (signal.aborted) return;
    const read = (page: Document): ListPage => readPage(page, containerIn(page, element), settings);
    try {
      const frames = await restorePages(element, {
        kept: place,
        items: list.items,
        add: (page, isBefore) => add(read(page), isBefore),
        load: (address) => fetchDocument(address, { signal }),
      });
      stops.push(frames);
      state = firstState(Math.max(0, state.automatic - place.pages.length + 1));
    } catch (error) {
      if (!(error as Partial<HttpError>).kind) reportError("infinite scroll", element, error);
    }
    if (signal.aborted) return;
    isRestoring = false;
    if (next) show();
    else go({ type: "show", hasNext: false });
    watch.again();
  }

  const bar = createBar(element, {
    page: list.first,
    press: () => go({ type: "press" }),
    settings,
  });
  const past = watchEnd(bar.element, 0, (isSeen, end) => {
    const { bottom } = document.documentElement.getBoundingClientRect();
    isPastSeen = isSeen && bottom - end > SLIGHT;
    if (held && !isPastSeen && state.phase === "offering") take(held);
  });
  const watch = watchEnd(element, SCROLL_THRESHOLD, (isNear) => {
    if (!isNear || isRestoring) return;
    if (isTaken(element)) stop();
    else go({ type: "near", isHeld: hasKeyFocus(element) });
  });
  const stop = stopAll(
    () => delete element.dataset.infiniteScrollPhase,
    list.stop,
    bar.stop,
    () => stopAll(...stops.splice(0))(),
    past.stop,
    watch.stop,
    keepPlace(view, list.place),
    () => request.abort(),
  );
  show();
  if (kept) restore(kept);
  return stop;
}

/** Whether the visitor goes through the list by keyboard, and has to get out of it. */
function hasKeyFocus(element: HTMLElement): boolean {
  const { activeElement } = element.ownerDocument;
  return element.contains(activeElement) && Boolean(activeElement?.matches(":focus-visible"));
}

function savesData({ navigator }: Window): boolean {
  return Boolean(
    (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData,
  );
}

/** Those items, or parts of them, that fade in. */
function partsOf(items: readonly HTMLElement[], selector: string): HTMLElement[] {
  if (!selector) return [];
  return items.flatMap((item) =>
    item.matches(selector) ? [item] : [...item.querySelectorAll<HTMLElement>(selector)],
  );
}
