import { rememberAttributes } from "../browser/rememberAttributes.ts";
import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { collapsedMargin } from "./collapsedMargin.ts";
import { createPlace } from "./createPlace.ts";
import type { StickySettings } from "./readSticky.ts";
import type { StickyBox } from "./stickyLimits.ts";
import type { StickyState } from "./stickyState.ts";

/** The least z-index of what sticks, and that of headers (specification, section 9). */
export const MIN_Z_INDEX = 14;
export const HEADER_Z_INDEX = 90;

const HOLD = "data-vitrine-sticky";
const STUCK = "data-vitrine-stuck";
const AWAY = "data-vitrine-away";

type StickyLook = {
  /** @param jumps whether it goes away at once, without a motion */
  readonly show: (state: StickyState, jumps?: boolean) => void;
  /** Reads, while it is in its place, what it takes to look the same once it is held. */
  readonly measure: (box: StickyBox, isHeader: boolean) => void;
  /** Says how far from the top of the window it sticks, in CSS pixels. */
  readonly hang: (at: number) => void;
  readonly stop: Stop;
};

/** How an element's state shows: attributes, which sticky.css reads, and the builder's classes. */
export function createStickyLook(
  element: HTMLElement,
  { mode, end, position, top }: StickySettings,
): StickyLook {
  const place = createPlace(element);
  const { classList, style } = element;
  const stuckClass = `tve-sticky-${end}`;
  const restore = rememberAttributes(element, ["class", "style", HOLD, STUCK, AWAY]);
  let values: Record<string, string> = {};
  let height = 0;
  classList.add(`tve-scroll-${mode}`);

  const mark = (name: string, value: string | false): void =>
    value ? element.setAttribute(name, value) : element.removeAttribute(name);

  return {
    show({ stuck, hold, hidden }, jumps) {
      mark(HOLD, hold);
      mark(STUCK, stuck && position);
      mark(AWAY, hidden && (jumps ? "at-once" : "in-motion"));
      classList.toggle(stuckClass, stuck);
      classList.toggle(`${stuckClass}-hidden`, hidden);
      place.show(hold === "fixed");
    },
    measure(box, isHeader) {
      height = box.height;
      place.fit(box);
      const zIndex = Number(windowOf(element).getComputedStyle(element).zIndex) || 0;
      values = {
        lift: `${collapsedMargin(element, "top")}px`,
        left: `${box.left}px`,
        width: `${box.width}px`,
        way: `${box.end - box.top - height}px`,
        level: `${Math.max(zIndex, isHeader ? HEADER_Z_INDEX : MIN_Z_INDEX)}`,
      };
    },
    hang(at) {
      // The window's height changes while a phone's address bar slides; the browser follows that.
      values.at = position === "bottom" ? `calc(100dvh - ${top + height}px)` : `${at}px`;
      for (const name in values) style.setProperty(`--vitrine-sticky-${name}`, values[name] ?? "");
    },
    stop() {
      place.show(false);
      restore();
    },
  };
}
