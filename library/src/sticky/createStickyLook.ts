import { rememberAttributes } from "../browser/rememberAttributes.ts";
import type { Stop } from "../browser/stop.ts";
import { fitPlace } from "./fitPlace.ts";
import type { ElementSettings } from "./readSticky.ts";
import type { MeasuredBox } from "./readStickyBox.ts";
import type { StickyState } from "./stickyState.ts";

/** The least z-index of what sticks, and that of headers (specification, section 9). */
export const MIN_Z_INDEX = 14;
export const HEADER_Z_INDEX = 90;

/** The attribute that says what holds an element that sticks, or may. */
export const HOLD = "data-vitrine-sticky";
const STUCK = "data-vitrine-stuck";
const AWAY = "data-vitrine-away";

type StickyLook = {
  /** @param jumps whether it goes away at once, without a motion */
  readonly show: (state: StickyState, jumps?: boolean) => void;
  /** Reads, while it is in its place, what it takes to keep that place. */
  readonly measure: (box: MeasuredBox) => void;
  /** Says how far from the top of the window it sticks, in CSS pixels. */
  readonly hang: (box: MeasuredBox, at: number) => void;
  readonly stop: Stop;
};

/** How an element's state shows: attributes, which sticky.css reads, and the builder's classes. */
export function createStickyLook(
  element: HTMLElement,
  { mode, end, position, top, isHeader }: ElementSettings,
): StickyLook {
  // Keeps its place while it is out of the page's flow.
  const place = element.ownerDocument.createElement("div");
  place.dataset.vitrineStickyPlace = "";
  const { classList, style } = element;
  const stuckClass = `tve-sticky-${end}`;
  const restore = rememberAttributes(element, ["class", "style", HOLD, STUCK, AWAY]);
  classList.add(`tve-scroll-${mode}`);

  const mark = (name: string, value: string | false): void =>
    value ? element.setAttribute(name, value) : element.removeAttribute(name);

  return {
    show({ stuck, hold, hidden }, jumps) {
      if (hold !== "fixed") place.remove();
      else element.before(place);
      mark(HOLD, hold);
      mark(STUCK, stuck && position);
      mark(AWAY, hidden && (jumps ? "at-once" : "in-motion"));
      classList.toggle(stuckClass, stuck);
      classList.toggle(`${stuckClass}-hidden`, hidden);
    },
    measure: (box) => fitPlace(place, element, box),
    hang(box, at) {
      const values = {
        // The window's height changes while a phone's address bar slides; the browser follows that.
        at: position === "bottom" ? `calc(100dvh - ${top + box.height}px)` : `${at}px`,
        level: `${Math.max(box.zIndex, isHeader ? HEADER_Z_INDEX : MIN_Z_INDEX)}`,
        ...(box.reach !== box.end && {
          lift: `${box.lift}px`,
          left: `${box.left}px`,
          width: `${box.width}px`,
          way: `${box.end - box.top - box.height}px`,
        }),
      };
      for (const [name, value] of Object.entries(values)) {
        style.setProperty(`--vitrine-sticky-${name}`, value);
      }
    },
    stop() {
      place.remove();
      restore();
    },
  };
}
