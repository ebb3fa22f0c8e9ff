import { announce } from "../browser/announce.ts";
import { fadeIn } from "../browser/fadeIn.ts";
import { focusPlace } from "../browser/focusPlace.ts";
import type { HttpError } from "../browser/httpError.ts";
import { nextFrame } from "../browser/nextFrame.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { addedText, barContent, type ListFacts } from "./barContent.ts";
import { createBar } from "./createBar.ts";
import { createList } from "./createList.ts";
import { fetchPage } from "./fetchPage.ts";
import {
  firstState,
  type InfiniteScrollEvent,
  nextState,
  SCROLL_THRESHOLD,
} from "./infiniteScrollState.ts";
import { isTaken } from "./isTaken.ts";
import { isElsewhere } from "./leadsOn.ts";
import { type InfiniteScrollOptions, readInfiniteScroll } from "./readInfiniteScroll.ts";
import type { ListPage } from "./readPage.ts";
import type { Restore } from "./restorePages.ts";
import { NEW_ELEMENTS, tell } from "./tell.ts";
import { watchEnd } from "./watchEnd.ts";

/** What follows a list counts as something to see from this height on, in CSS pixels. */
const SLIGHT = 40;

export type BringOptions = {
  readonly options: Partial<InfiniteScrollOptions>;
  /** Brings the visitor back to where they were; undefined for who was not here before. */
  readonly restore?: Restore | undefined;
};

/**
 * Does what createInfiniteScroll() says, for a list whose selectors are good and that goes on; apart
 * from it, since most visitors do not come near the end of a list.
 */
export function bringPages(element: HTMLElement, { options, restore }: BringOptions): Stop {
  const { ownerDocument: document } = element;
  const view = windowOf(element);
  const settings = readInfiniteScroll(element, options);
  const { labels, total } = settings;
  const list = createList(element, settings);
  const request = new AbortController();
  const { signal } = request;
  const load = (address: string) => fetchPage(element, address, { settings, signal });
  const stops: Stop[] = [];
  let state = firstState(savesData(view) ? 0 : settings.automatic);
  let held: ListPage | undefined;
  let stopFrame: Stop = () => {};

  function facts(): ListFacts {
    const { next, previous } = list;
    const hasLink = Boolean(document.querySelector("[data-infinite-earlier]"));
    const language = element.closest<HTMLElement>("[lang]")?.lang ?? "";
    return { shown: list.items().length, total, next, previous, hasLink, language };
  }

  function show(): void {
    element.dataset.infiniteScrollPhase = state.phase;
    bar.show(barContent(state, labels, facts()));
  }

  function go(event: InfiniteScrollEvent): void {
    const before = state;
    state = nextState(state, event);
    if (state === before) return;
    show();
    if (state.phase !== "asking") return;
    if (held) take(held);
    else if (list.next) ask(list.next);
  }

  async function ask(address: string): Promise<void> {
    tell(element, "request", { address });
    try {
      held = await load(address);
    } catch (error) {
      if (!signal.aborted) fail(address, error as HttpError);
      return;
    }
    tell(element, "load", { address, document: held.document });
    if (!signal.aborted) place();
  }

  /** Shows what has come, unless that would push away what follows. */
  function place(): void {
    stopFrame();
    // Once a frame has begun the page is not scrolled any further before it is painted.
    stopFrame = nextFrame(view, () => {
      if (!held) return;
      if (state.isAsked || !isPastSeen(bar.element)) take(held);
      else go({ type: "hold" });
    });
  }

  function fail(address: string, error: HttpError): void {
    if (error.kind === "invalid_document") {
      warn(`infinite scroll: ${address} is no page with such items.`, element);
    }
    tell(element, "error", { address, error });
    go({ type: "fail" });
    stops.push(announce(document, labels.failed));
  }

  function add(page: ListPage, isBefore = false): HTMLElement[] {
    if (!isBefore) bar.renew(page);
    return list.insert(page, isBefore);
  }

  function take(page: ListPage): void {
    const { address, next } = page;
    const isAsked = state.isAsked || bar.status.contains(document.activeElement);
    held = undefined;
    const items = add(page);
    go({ type: "show", hasNext: Boolean(list.next) });
    stops.push(
      announce(document, addedText(items.length, labels, facts())),
      fadeIn(partsOf(items, settings.itemLoadSelector)),
    );
    tell(element, "append", { address, items });
    if (!list.next) tell(element, "last", { address });
    if (element.matches(".init-infinit-norm")) view.dispatchEvent(new view.Event(NEW_ELEMENTS));
    if (isAsked) stops.push(focusPlace(items[0] ?? bar.status));
    // Another site's page is a link, which the pagination has.
    if (next && isElsewhere(element, next)) stop();
    else watch.again();
  }

  async function comeBack(coming: Promise<number>): Promise<void> {
    const count = await coming;
    if (signal.aborted) return;
    restoring = undefined;
    state = firstState(Math.max(0, state.automatic - count));
    if (list.next) show();
    else go({ type: "show", hasNext: false });
    watch.again();
  }

  const bar = createBar(element, {
    page: list.first,
    press: () => go({ type: "press" }),
    settings,
  });
  const past = watchEnd(bar.element, 0, () => {
    if (held) place();
  });
  const watch = watchEnd(element, SCROLL_THRESHOLD, (isNear) => {
    if (!isNear || restoring) return;
    if (isTaken(element)) stop();
    else go({ type: "near", isHeld: hasKeyFocus(element) });
  });
  const stop = stopAll(
    () => delete element.dataset.infiniteScrollPhase,
    list.stop,
    bar.stop,
    () => stopAll(...stops)(),
    past.stop,
    () => {
      held = undefined;
      stopFrame();
    },
    watch.stop,
    () => request.abort(),
  );
  show();
  let restoring = restore?.(element, { list, add, load, signal });
  if (restoring) comeBack(restoring);
  else if (!list.next) stop();
  return stop;
}

/**
 * Whether what follows a list, below its bar, is seen and would be pushed away. Read when it matters:
 * who flings the page is further down than any observer has told.
 */
function isPastSeen(bar: HTMLElement): boolean {
  const { height, bottom } = bar.getBoundingClientRect();
  const end = bar.ownerDocument.documentElement.getBoundingClientRect().bottom;
  return height > 0 && bottom <= windowOf(bar).innerHeight && end - bottom > SLIGHT;
}

/** Whether the visitor goes through the list by keyboard, and has to get out of it. */
function hasKeyFocus(element: HTMLElement): boolean {
  return Boolean(element.querySelector(":focus-visible"));
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
