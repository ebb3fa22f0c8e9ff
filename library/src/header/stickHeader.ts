import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { guarded } from "../browser/reportError.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { watchDistance } from "../browser/watchDistance.ts";
import { windowOf } from "../browser/windowOf.ts";
import { createHeaderCover } from "./createHeaderCover.ts";
import type { HeaderBox, HeaderSettings } from "./HeaderSettings.ts";
import { headerHeight, shrinkEnd } from "./headerHeight.ts";
import { stickyHeaderState } from "./stickyHeaderState.ts";

/** On what sticks, while it does: "still", or how it shrinks. sticky-header.css reads both. */
const STATE = "data-vitrine-sticky-header";
/** On what sticks, while it is as low as it gets. */
const SCROLLED = "data-vitrine-scrolled";

/** Keeps a header at the top of its window, wherever there is room for it. */
export function stickHeader(settings: HeaderSettings): Stop {
  const { target, part, className, heights, way, watched, measure } = settings;
  const view = windowOf(target);
  const { document } = view;
  const cover = createHeaderCover(document);
  let box: HeaderBox | undefined;
  let shrinking = { ...heights, from: 0 };
  let end = 0;
  let unwatch: Stop = () => {};
  let unfollow: Stop | undefined = () => {};

  function place(): void {
    if (!box) return;
    const { height, above } = box;
    const { sticks, shrinks, top } = stickyHeaderState(
      {
        width: view.innerWidth,
        height: view.innerHeight,
        hasAdminBar: document.querySelector(".admin-bar,#wpadminbar") !== null,
      },
      { ...settings, height },
    );
    const { base, least } = way ? heights : { base: height, least: height };
    shrinking = { base, least, from: above };
    const lengths = { ...shrinking, rest: height - base, top: top - above };
    for (const [name, length] of Object.entries(lengths)) {
      target.style.setProperty(`--vitrine-header-${name}`, `${length}px`);
    }
    if (sticks) target.setAttribute(STATE, (shrinks && way) || "still");
    else target.removeAttribute(STATE);
    watch(sticks && shrinks ? shrinkEnd(shrinking) : 0);
    // One that a stylesheet hides covers nothing.
    if (sticks && part.checkVisibility()) cover.set(top + height, shrinks ? base - least : 0);
    else cover.set(0, 0);
  }

  /** Follows whether the page is scrolled so far, in CSS pixels; 0 where that means nothing. */
  function watch(to: number): void {
    if (to === end) return;
    end = to;
    unwatch();
    if (to > 0) unwatch = watchDistance(document, to, mark);
    else mark(false);
  }

  function mark(isScrolled: boolean): void {
    target.toggleAttribute(SCROLLED, isScrolled);
    part.classList.toggle(className, isScrolled);
  }

  /** For browsers without scroll timelines. */
  async function follow(): Promise<void> {
    const { followHeader } = await import("./followHeader.ts");
    unfollow &&= followHeader(target, (top) => shrinking.base - headerHeight(top, shrinking));
  }

  const restore = [target, part].map((one) =>
    rememberAttributes(one, ["class", "style", STATE, SCROLLED]),
  );
  const begin = (): void => {
    box = measure(heights.base);
    place();
  };
  const observer = new view.ResizeObserver(() => {
    if (!watched) observer.disconnect();
    begin();
  });
  observer.observe(watched ?? target);
  if (way && !view.CSS.supports("animation-timeline", "scroll()")) {
    guarded("header", target, follow);
  }
  return stopAll(
    ...restore,
    cover.stop,
    () => unwatch(),
    () => {
      unfollow?.();
      unfollow = undefined;
    },
    () => observer.disconnect(),
    listen(view, { resize: place }),
  );
}
