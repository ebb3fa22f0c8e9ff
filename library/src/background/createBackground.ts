import { createMovingPage, type MovingWindow } from "../browser/createMovingPage.ts";
import { isMobileAgent } from "../browser/isMobileAgent.ts";
import { measureBox } from "../browser/measureBox.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { guarded } from "../browser/reportError.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { px, styleOf } from "../browser/styleOf.ts";
import { numberWithin } from "../browser/values.ts";
import { warnSetting } from "../browser/warnSetting.ts";
import { windowOf } from "../browser/windowOf.ts";
import { type BackgroundPlace, backgroundTop } from "./backgroundTop.ts";

const RATIO = "data-ktstellar-background-ratio";
/** Slowest and fastest that an author may ask for: beyond, a background is nowhere to be seen. */
const RATIOS = { min: -2, max: 2, fallback: Number.NaN };
/** How far outside the window a background is made ready, in CSS pixels. */
const READY = 200;

const addToPage = createMovingPage();

/**
 * Lets a background go slower or faster than its page, as a theme's `data-ktstellar-background-ratio`
 * says: 0 stands in the window, 1 goes with the page; see `backgroundTop`. The browser moves it along
 * the page's scrolling, without script; where it cannot, one shared reader does.
 *
 * Nothing moves in browsers of phones and tablets, on paper, and where less motion is preferred.
 */
export function createBackground(element: HTMLElement): Stop {
  const view = windowOf(element);
  const ratio = numberWithin(element.getAttribute(RATIO), RATIOS);
  if (Number.isNaN(ratio)) {
    warnSetting(element, RATIO, "is not a number. Write one from 0 to 1.");
    return () => {};
  }
  if (isMobileAgent(view.navigator.userAgent)) return () => {};
  let end: Stop | undefined;
  let page: MovingWindow;
  let place: BackgroundPlace;
  let own: Pick<BackgroundPlace, "start" | "isFixed">;
  let near: Way | undefined;

  const halt = (): void => {
    end?.();
    end = undefined;
  };
  const leave = addToPage({
    element,
    measure(window) {
      page = window;
      const { top, height } = measureBox(element);
      near = page.isStill ? undefined : [top - page.height - READY, top + height + READY];
      // What moves has another position than its styles say.
      if (!end) own = readOwn(element);
      place = { ...own, ratio, top };
    },
    update({ top }, isMeasured) {
      const isNear = near && top >= near[0] && top <= near[1];
      if (isMeasured || !isNear) halt();
      if (near && isNear) end ??= move(element, { place, way: near, timeline: page.timeline });
      return near ?? [];
    },
  });
  return stopAll(halt, leave);
}

function readOwn(element: Element): Pick<BackgroundPlace, "start" | "isFixed"> {
  const style = styleOf(element);
  const isLength = style.backgroundPositionY.endsWith("px");
  return {
    start: isLength ? px(style, "background-position-y") : 0,
    isFixed: style.backgroundAttachment === "fixed",
  };
}

/** Scroll positions between which it is seen, or soon may be. */
type Way = readonly [from: number, to: number];

type Move = {
  readonly place: BackgroundPlace;
  readonly way: Way;
  readonly timeline: AnimationTimeline | null;
};

/** Moves the background as the page is scrolled along this way. */
function move(element: HTMLElement, { place, way, timeline }: Move): Stop {
  if (!timeline) return follow(element, place);
  const animation = element.animate(
    { backgroundPositionY: way.map((scrolled) => `${backgroundTop(scrolled, place)}px`) },
    { fill: "both", timeline },
  );
  Object.assign(animation, { rangeStart: `${way[0]}px`, rangeEnd: `${way[1]}px` });
  return () => animation.cancel();
}

/** Moves it in each frame that scrolls, where the browser cannot. */
function follow(element: HTMLElement, place: BackgroundPlace): Stop {
  const restore = rememberAttributes(element, ["style"]);
  let stop: Stop | undefined = () => {};
  guarded("background", element, async () => {
    const { onScroll } = await import("../browser/onScroll.ts");
    if (!stop) return;
    stop = onScroll(element, {
      read: ({ top }) => backgroundTop(top, place),
      write(top) {
        element.style.backgroundPositionY = `${top}px`;
      },
    });
  });
  return () => {
    stop?.();
    stop = undefined;
    restore();
  };
}
