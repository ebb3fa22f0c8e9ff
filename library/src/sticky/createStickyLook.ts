import { rememberAttributes } from "../browser/rememberAttributes.ts";
import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { collapsedMargin } from "./collapsedMargin.ts";
import { createPlace } from "./createPlace.ts";
import { px } from "./px.ts";
import type { StickySettings } from "./readSticky.ts";
import type { StickyBox } from "./stickyLimits.ts";
import { NORMAL, type StickyState } from "./stickyState.ts";

/** The least z-index of what sticks, and that of headers (specification, section 9). */
export const MIN_Z_INDEX = 14;
export const HEADER_Z_INDEX = 90;

const HOLD = "data-vitrine-sticky";
const STUCK = "data-vitrine-stuck";
const AWAY = "data-vitrine-away";
const MOVING = "data-vitrine-moving";

type StickyLook = {
  /** Puts it into its own place, and keeps it still. */
  readonly release: () => void;
  /** Reads, while it is released, what it takes to look the same once it is held. */
  readonly measure: (box: StickyBox, isHeader: boolean) => void;
  /** Says how far from the top of the window it sticks, in CSS pixels. */
  readonly hang: (at: number) => void;
  /** @param jumps whether it is there at once, whatever transitions its page gives it */
  readonly show: (state: StickyState, jumps?: boolean) => void;
  /** Lets the state that is shown next come with motion. */
  readonly move: () => void;
  readonly moves: () => boolean;
  /** Lets it move as its page says, once it is released and shown again. */
  readonly loosen: () => void;
  readonly stop: Stop;
};

/** How an element's state shows: attributes, which sticky.css reads, and the builder's classes. */
export function createStickyLook(
  element: HTMLElement,
  { mode, end, position, top }: StickySettings,
): StickyLook {
  const place = createPlace(element);
  const { classList, style } = element;
  const modeClass = `tve-scroll-${mode}`;
  const stuckClass = `tve-sticky-${end}`;
  const hiddenClass = `${stuckClass}-hidden`;
  const restore = rememberAttributes(element, ["class", "style", HOLD, STUCK, AWAY, MOVING]);
  let values: Record<string, string> = {};
  let height = 0;
  classList.add(modeClass);

  const write = ({ stuck, hold, hidden }: StickyState): void => {
    element.setAttribute(HOLD, hold);
    if (stuck) element.setAttribute(STUCK, position);
    else element.removeAttribute(STUCK);
    element.toggleAttribute(AWAY, hidden);
    classList.toggle(stuckClass, stuck);
    classList.toggle(hiddenClass, hidden);
    place.show(hold === "fixed");
  };
  const loosen = (): void => element.removeAttribute(MOVING);
  const keepStill = (): void => element.setAttribute(MOVING, "false");

  return {
    show(state, jumps) {
      if (jumps) keepStill();
      write(state);
      if (!jumps) return;
      // Only once the styles have been worked out does letting go start no transition.
      element.getBoundingClientRect();
      loosen();
    },
    move: () => element.setAttribute(MOVING, "true"),
    moves: () => element.getAttribute(MOVING) === "true",
    loosen,
    release() {
      keepStill();
      write(NORMAL);
    },
    measure(box, isHeader) {
      const own = windowOf(element).getComputedStyle(element);
      height = box.height;
      place.fit(box);
      values = {
        lift: `${px(element, "margin-top") + collapsedMargin(element, "top")}px`,
        left: `${box.left - px(element, "margin-left")}px`,
        margin: own.marginLeft,
        width: `${box.width}px`,
        way: `${box.end - box.top - height}px`,
        level: `${Math.max(Number(own.zIndex) || 0, isHeader ? HEADER_Z_INDEX : MIN_Z_INDEX)}`,
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
