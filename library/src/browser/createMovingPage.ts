import { createScrollHub, type ScrollItem } from "./createScrollHub.ts";
import { listen } from "./listen.ts";
import { type ScreenType, screenType } from "./screenType.ts";
import { type Stop, stopAll } from "./stop.ts";

/** The window when elements are measured. */
export type MovingWindow = {
  /** In CSS pixels. */
  readonly height: number;
  readonly screen: ScreenType;
  /** Whether nothing is to move: on paper, or since less motion is preferred. */
  readonly isStill: boolean;
  /** Its scrolling, where the browser can move elements along with that by itself; else null. */
  readonly timeline: AnimationTimeline | null;
};

export type MovingItem = ScrollItem & {
  /** Measures the element, and writes nothing. */
  readonly measure: (window: MovingWindow) => void;
};

const still = (view: Window) => view.matchMedia("print, (prefers-reduced-motion: reduce)");

/** Follows elements that move, each measured together with all others of its window. */
export function createMovingPage(): (item: MovingItem) => Stop {
  /** Browsers do not always tell of paper by media. */
  let isPaper = false;
  return createScrollHub<MovingItem>({
    measure(items, view) {
      // Browsers without it have it not, whatever the types say.
      const { ScrollTimeline } = view as Partial<typeof globalThis>;
      const source = view.document.scrollingElement;
      const window = {
        height: view.innerHeight,
        screen: screenType(view.innerWidth),
        isStill: isPaper || still(view).matches,
        timeline: ScrollTimeline ? new ScrollTimeline({ source }) : null,
      };
      for (const item of items) item.measure(window);
    },
    listen(view, measure) {
      const print = ({ type }: Event): void => {
        isPaper = type === "beforeprint";
        measure();
      };
      isPaper = false;
      return stopAll(
        listen(still(view), { change: measure }),
        listen(view, { beforeprint: print, afterprint: print }),
      );
    },
  });
}
