import { COVERED_EVENT, coveredHeight } from "../browser/coveredHeight.ts";
import { createScrollHub, type ScrollItem } from "../browser/createScrollHub.ts";
import { listen } from "../browser/listen.ts";
import { type ScreenType, screenType } from "../browser/screenType.ts";
import { HOLD } from "./createStickyLook.ts";
import { type Stackable, stackTops } from "./stackTops.ts";

/** The window when elements are measured, in CSS pixels. */
export type StickyWindow = {
  /** How far it is scrolled. */
  readonly top: number;
  readonly height: number;
  readonly documentHeight: number;
  /** How much of its top is covered by the bar of a signed-in user and by a header that sticks. */
  readonly covered: number;
  readonly screen: ScreenType;
};

/** An element in its own place. */
export type Measured = Stackable & {
  readonly element: HTMLElement;
  /** Prepares it to stick so far from the top of the window. */
  readonly settle: (at: number) => void;
};

export type StickyItem = ScrollItem & {
  /** Lets the element stand where it would without us, and never stick until it is settled. */
  readonly release: () => void;
  /** Measures it there, and writes nothing. Undefined where it is not to stick at present. */
  readonly measure: (window: StickyWindow) => Measured | undefined;
};

/** Follows an element, measured together with all others of its window. */
export const addToPage = createScrollHub<StickyItem>({
  measure(items, { document, innerHeight, innerWidth }, top) {
    const window = {
      top,
      height: innerHeight,
      documentHeight: document.documentElement.scrollHeight,
      covered: coveredHeight(document),
      screen: screenType(innerWidth),
    };
    for (const { release } of items) release();
    const found = items.flatMap((item) => item.measure(window) ?? []);
    const elements = new Set<Element | null>(found.map(({ element }) => element));
    for (const [one, at] of stackTops(found, innerHeight)) {
      // What is inside a sticky element goes with it.
      let around = one.element.parentElement;
      while (around && !elements.has(around)) around = around.parentElement;
      if (!around) one.settle(at);
    }
  },
  listen({ document }, _measure, later) {
    /** A motion around an element, as of an entrance, moved it while it was measured. */
    const moved = ({ target }: Event): void => {
      if ((target as Element).querySelector(`[${HOLD}]`)) later();
    };
    return listen(document, { transitionend: moved, animationend: moved, [COVERED_EVENT]: later });
  },
});
