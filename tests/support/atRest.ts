import type { Page } from "playwright";

/** Waits until nothing on a page fades, glides or scrolls any more, as a visitor would who looks. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = (animation: Animation): boolean =>
      animation.playState === "running" &&
      animation.timeline === document.timeline &&
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    for (let place = Number.NaN; place !== scrollY || document.getAnimations().some(isEnding); ) {
      place = scrollY;
      // Two, as what begins to move in the first has moved in the second.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}
