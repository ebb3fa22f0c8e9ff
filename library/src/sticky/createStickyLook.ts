import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { collapsedMargin } from "./collapsedMargin.ts";
import type { Place } from "./createPlace.ts";
import type { StickySettings } from "./readSticky.ts";
import type { StickyBox } from "./stickyLimits.ts";
import { NORMAL, type StickyState } from "./stickyState.ts";

/** The least z-index of what sticks, and that of headers (specification, section 9). */
export const MIN_Z_INDEX = 14;
export const HEADER_Z_INDEX = 90;

const STILL = "data-vitrine-still";
const HOLD = "data-vitrine-sticky";
const STUCK = "data-vitrine-stuck";
const AWAY = "data-vitrine-away";

type StickyLook = {
  /** Its own place, without motion; the state stays what it is. */
  readonly release: () => void;
  /** Reads, while it is released, what it takes to look the same once it is held. */
  readonly measure: (box: StickyBox) => void;
  /** Says how far from the top of the window it sticks, in CSS pixels. */
  readonly hang: (at: number) => void;
  readonly show: (state: StickyState) => void;
  /** Shows a state without motion. */
  readonly jump: (state: StickyState) => void;
  readonly loosen: () => void;
  /** Tells the rest of the page, on its body. */
  readonly tell: (event: "initialized" | "add" | "remove") => void;
  readonly stop: Stop;
};

/** How an element's state shows: attributes, which sticky.css reads, classes, and events. */
export function createStickyLook(
  element: HTMLElement,
  { mode, end, position, top }: StickySettings,
  place: Place,
): StickyLook {
  const view = windowOf(element);
  const { classList, style } = element;
  const modeClass = `tve-scroll-${mode}`;
  const stuckClass = `tve-sticky-${end}`;
  const hiddenClass = `${stuckClass}-hidden`;
  const bare = ["class", "style"].filter((name) => !element.hasAttribute(name));
  let values: Record<string, string> = {};
  let height = 0;

  const show = ({ stuck, hold, hidden }: StickyState): void => {
    element.setAttribute(HOLD, hold);
    if (stuck) element.setAttribute(STUCK, position);
    else element.removeAttribute(STUCK);
    element.toggleAttribute(AWAY, hidden);
    classList.toggle(stuckClass, stuck);
    classList.toggle(hiddenClass, hidden);
    if (hold === "fixed") place.put();
    else place.remove();
  };
  const loosen = (): void => element.removeAttribute(STILL);
  const keepStill = (): void => element.setAttribute(STILL, "");
  classList.add(modeClass);

  return {
    show,
    loosen,
    release() {
      // A fade does not depend on the place: one that runs goes on.
      if (position === "top" || !element.hasAttribute(HOLD)) keepStill();
      element.setAttribute(HOLD, NORMAL.hold);
      // What they do to the element's size is not its own.
      classList.remove(stuckClass, hiddenClass);
      place.remove();
    },
    measure(box) {
      const own = view.getComputedStyle(element);
      const least = box.isHeader ? HEADER_Z_INDEX : MIN_Z_INDEX;
      const lift = (Number.parseFloat(own.marginTop) || 0) + collapsedMargin(element, "top");
      height = box.height;
      values = {
        lift: `${lift}px`,
        left: `${box.left - (Number.parseFloat(own.marginLeft) || 0)}px`,
        margin: own.marginLeft,
        width: `${box.width}px`,
        way: `${box.end - box.top - box.height}px`,
        position: own.position === "static" ? "relative" : own.position,
        level: String(Math.max(Number(own.zIndex) || 0, least)),
      };
    },
    hang(at) {
      // The window's height changes while a phone's address bar slides; the browser follows that.
      values.at = position === "bottom" ? `calc(100dvh - ${top + height}px)` : `${at}px`;
      for (const [name, value] of Object.entries(values)) {
        style.setProperty(`--vitrine-sticky-${name}`, value);
      }
    },
    jump(state) {
      keepStill();
      show(state);
      element.getBoundingClientRect();
      loosen();
    },
    tell(event) {
      view.document.body.dispatchEvent(
        new view.CustomEvent(`tcb-sticky-${event}`, { detail: element }),
      );
    },
    stop() {
      place.remove();
      classList.remove(modeClass, stuckClass, hiddenClass);
      for (const name of [STILL, HOLD, STUCK, AWAY]) element.removeAttribute(name);
      for (const name of Object.keys(values)) style.removeProperty(`--vitrine-sticky-${name}`);
      for (const name of bare) if (!element.getAttribute(name)) element.removeAttribute(name);
    },
  };
}
