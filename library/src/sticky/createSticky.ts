import { startOnce } from "../browser/startOnce.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { createStickyLook } from "./createStickyLook.ts";
import {
  type ElementSettings,
  readSticky,
  type StickyOptions,
  type StickySettings,
} from "./readSticky.ts";
import { type MeasuredBox, readStickyBox } from "./readStickyBox.ts";
import type { Stackable } from "./stackTops.ts";
import { stickyLimits } from "./stickyLimits.ts";
import { addToPage, type StickyWindow } from "./stickyPage.ts";
import { NORMAL, type StickyLimits, type StickyState, stickyState } from "./stickyState.ts";

/** What is shown of a header: its parent sticks. */
const HEADER = ".thrive-symbol-shortcode";

/** Farther than a finger scrolls within the frame or two that the browser takes to tell, in CSS pixels. */
const NEAR = 200;
/** Every turn may change what comes and goes. */
const ANYWHERE = 1e9;

/**
 * Keeps an element in view while the page scrolls, as its `data-tve-scroll` says
 * (`{"mode":"sticky","top":"24","end":"parent","stickyPosition":"top","disabled":["mobile"]}`) or the
 * options do. The element stays where it is in the document, also while something in it has the
 * focus. As far as its parent goes the browser holds it; beyond, an empty box keeps its place.
 *
 * At the bottom of the window it fades away where the page, or its way, ends. With mode "appear" it
 * goes on every way down and comes back on every way up. What is inside a sticky element goes with
 * that. An element without a `top` of its own sticks below one that is stuck there already. Of two
 * settings for one element, as a header and what is in it may have, the first counts.
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
  return startOnce(target, "sticky element", () =>
    follow(target, { ...settings, isHeader: header !== null }),
  );
}

function follow(element: HTMLElement, settings: ElementSettings): Stop {
  const look = createStickyLook(element, settings);
  let state = NORMAL;
  let limits: StickyLimits | undefined;
  let last: MeasuredBox | undefined;

  const turn = (to: StickyState, jumps?: boolean): void => {
    // What was not stuck yet, or is no more, neither fades nor slides.
    const turns = to.stuck !== state.stuck;
    state = to;
    look.show(to, jumps || turns);
    if (turns) tell(element, to.stuck ? "add" : "remove");
  };
  const stop = addToPage({
    element,
    release() {
      limits = undefined;
      if (state !== NORMAL) look.show(NORMAL);
    },
    measure(window) {
      const found = readStickyBox(element, settings, window);
      if (!found) return undefined;
      const box = settings.isHeader && state.stuck ? asHigh(found, last) : found;
      last = box;
      // It never leaves its place where its parent holds it all the way.
      if (box.reach !== box.end) look.measure(box);
      return {
        ...stackable(box, settings, window),
        element,
        settle(at) {
          limits = stickyLimits({ box, at, ...settings }, window);
          look.hang(box, at);
        },
      };
    },
    update(scroll, isReleased) {
      const to = limits ? stickyState(state, scroll, limits) : NORMAL;
      if (isReleased || to !== state) turn(to, isReleased);
      // No page is scrolled to less than 0, nor without end.
      return Object.values(limits ?? {}).filter(
        (limit) => limit >= 0 && limit < Number.POSITIVE_INFINITY,
      );
    },
    near() {
      if (settings.mode === "appear") return ANYWHERE;
      // What the browser holds by itself may be told late that it is stuck.
      return limits?.fix === Number.POSITIVE_INFINITY ? 0 : NEAR;
    },
  });
  tell(element, "initialized");
  return stopAll(look.stop, () => turn(NORMAL), stop);
}

/** Where it sticks by its own settings, and what that means for others. */
function stackable(
  box: MeasuredBox,
  { mode, position, top, end }: StickySettings,
  window: StickyWindow,
): Stackable {
  const isBottom = position === "bottom";
  const stands = mode === "sticky" && !isBottom;
  return {
    box,
    at: isBottom ? window.height - top - box.height : top + window.covered,
    gives: stands && top === 0,
    stays: stands && end === "default",
  };
}

/** A header that switches while it is stuck is lower than its place in the page, which stays. */
function asHigh(box: MeasuredBox, last: MeasuredBox | undefined): MeasuredBox {
  const height = last?.width === box.width ? Math.max(box.height, last.height) : box.height;
  return { ...box, height };
}

/** Tells the rest of the page, on its body. */
function tell(element: HTMLElement, event: "initialized" | "add" | "remove"): void {
  const { CustomEvent, document } = windowOf(element);
  document.body.dispatchEvent(new CustomEvent(`tcb-sticky-${event}`, { detail: element }));
}
