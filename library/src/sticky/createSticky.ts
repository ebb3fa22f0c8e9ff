import type { Scroll } from "../browser/onScroll.ts";
import type { ScreenType } from "../browser/screenType.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { isStarted, startOnce } from "../browser/startOnce.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { createPlace } from "./createPlace.ts";
import { createStickyLook } from "./createStickyLook.ts";
import { readSticky, type StickyOptions, type StickySettings } from "./readSticky.ts";
import { contentBottom, readSurroundings } from "./readSurroundings.ts";
import type { StickyBox } from "./stickyLimits.ts";
import { addToPage } from "./stickyPage.ts";
import { NORMAL, type StickyLimits, stickyState } from "./stickyState.ts";

/** What is shown of a header: its parent sticks. */
const HEADER = ".thrive-symbol-shortcode";
/** What `end: "parent"` means: a column, a box, a section or the page's content. */
const CONTAINER = ".tcb-col,.tve-cb,.tve-page-section-in,#tve_editor,.theme-section";
const STARTED = "sticky element";

/**
 * Keeps an element in view while the page scrolls, as its `data-tve-scroll` says
 * (`{"mode":"sticky","top":"24","end":"parent","stickyPosition":"top","disabled":["mobile"]}`) or the
 * options do. The element stays where it is in the document, also while something in it has the
 * focus. As far as its parent goes the browser holds it; beyond, an empty box keeps its place.
 *
 * At the bottom of the window it fades away where the page, or its way, ends. With mode "appear" it
 * goes on every way down and comes back on every way up. What is inside a sticky element goes with
 * that. An element without a `top` of its own sticks below one that is stuck there already.
 *
 * State, on what sticks: `data-vitrine-stuck`, "top" or "bottom", while it is stuck, with the class
 * `tve-sticky-{end}`; `data-vitrine-away` while it is hidden, with `tve-sticky-{end}-hidden`;
 * always the class `tve-scroll-{mode}`. Events on the body, whose detail is the element:
 * `tcb-sticky-initialized`, and once a change `tcb-sticky-add` and `tcb-sticky-remove`.
 */
export function createSticky(element: HTMLElement, options: Partial<StickyOptions> = {}): Stop {
  const settings = readSticky(element, options);
  if (!settings) return () => {};
  const header = element.matches(HEADER) ? element.parentElement : null;
  const target = header ?? element;
  if (isStarted(target, STARTED)) {
    warn(
      `${shortSelector(target)} has two settings that make it sticky; only the first counts. Take one away.`,
      target,
    );
    return () => {};
  }
  return startOnce(target, STARTED, () => follow(target, settings, header !== null));
}

function follow(element: HTMLElement, settings: StickySettings, isHeader: boolean): Stop {
  const place = createPlace(element);
  const look = createStickyLook(element, settings, place);
  let state = NORMAL;
  let limits: StickyLimits | undefined;
  let box: StickyBox | undefined;

  const next = (scroll: Scroll) => (limits ? stickyState(state, scroll, limits) : NORMAL);
  const turn = (to: typeof state): void => {
    const turned = to.stuck !== state.stuck;
    state = to;
    if (turned) look.tell(to.stuck ? "add" : "remove");
  };
  const stop = addToPage({
    element,
    settings,
    release: look.release,
    loosen: look.loosen,
    measure(screen, scrollTop) {
      const last = state.stuck ? box : undefined;
      box = isShown(element, settings, screen) ? boxOf(element, settings, scrollTop) : undefined;
      if (!box) return undefined;
      // A header that switches while it is stuck is lower than its place in the page.
      const height =
        isHeader && last?.width === box.width ? Math.max(box.height, last.height) : box.height;
      box = { ...box, height, isHeader, ...(isHeader && { reach: Number.NEGATIVE_INFINITY }) };
      place.fit(height);
      look.measure(box);
      return box;
    },
    settle(found, at, scroll) {
      limits = found;
      const to = next(scroll);
      look.hang(at);
      look.show(to);
      turn(to);
    },
    update(scroll) {
      const to = next(scroll);
      if (to === state) return;
      // What was not there yet, or is no more, neither slides nor fades.
      if (to.stuck !== state.stuck && (to.hidden || state.hidden)) look.jump(to);
      else look.show(to);
      turn(to);
    },
  });
  look.tell("initialized");
  return stopAll(look.stop, () => turn(NORMAL), stop);
}

function isShown(element: HTMLElement, { disabled }: StickySettings, screen: ScreenType): boolean {
  return (
    !disabled.includes(screen) &&
    !element.classList.contains(`tcb-${screen}-hidden`) &&
    element.getClientRects().length > 0
  );
}

function boxOf(element: HTMLElement, settings: StickySettings, scrollTop: number): StickyBox {
  const { top, left, width, height } = element.getBoundingClientRect();
  const { marginBottom } = windowOf(element).getComputedStyle(element);
  const { reach, canFix } = readSurroundings(element);
  const below = scrollTop - (Number.parseFloat(marginBottom) || 0);
  if (!canFix && reach === Number.NEGATIVE_INFINITY) {
    warn(
      `${shortSelector(element)} cannot stick: an element around it scrolls or cuts off, and one is transformed. Move it out of one of them.`,
      element,
    );
  }
  const { end, endElement } = settings;
  const ends = {
    default: () => Number.POSITIVE_INFINITY,
    parent: () => contentBottom(containerOf(element)) + below,
    element: () =>
      endElement?.isConnected
        ? endElement.getBoundingClientRect().top + scrollTop
        : Number.POSITIVE_INFINITY,
  };
  return {
    top: top + scrollTop,
    left,
    width,
    height,
    reach: reach + below,
    end: ends[end](),
    canFix,
    isHeader: false,
  };
}

function containerOf(element: HTMLElement): Element | undefined {
  const parent = element.parentElement;
  return parent?.closest(CONTAINER) ?? parent ?? undefined;
}
