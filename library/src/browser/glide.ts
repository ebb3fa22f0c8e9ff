import { listen } from "./listen.ts";
import { nextFrame } from "./nextFrame.ts";
import { nextPosition } from "./nextPosition.ts";
import { prefersReducedMotion } from "./prefersReducedMotion.ts";
import { type Stop, stopAll } from "./stop.ts";

export type Glide = {
  /** What is scrolled. */
  readonly scroller: Element;
  /** Where it is to stand, in CSS pixels; asked at each step, so that it may change. */
  readonly goal: (arrived: boolean) => number;
  /** In milliseconds; 0, and where reduced motion is preferred, is at once. */
  readonly duration: number;
  /** Told when the goal is reached; not where the visitor has taken over. */
  readonly onArrive?: () => void;
};

/** Milliseconds after arriving in which a goal that moves, as other things settle, is followed. */
const FOLLOW = 200;

/** A page moves one way at a time, that of the newest glide, also of another copy of the package. */
const BEGIN = "vitrine-glide";

/**
 * Scrolls to a place, slow at both ends, until stopped or until the visitor takes over: by wheel,
 * touch, pointer, key or the browser's Back.
 */
export function glide(
  view: Window & typeof globalThis,
  { scroller, goal, onArrive, ...way }: Glide,
): Stop {
  const duration = prefersReducedMotion(view) ? 0 : way.duration;
  const started = view.performance.now();
  let before = 0;
  let stopFrame: Stop = () => {};
  const step = (time: number): void => {
    const now = duration > 0 ? (time - started) / duration : 1;
    const arrived = before >= 1;
    const top = nextPosition(scroller.scrollTop, goal(arrived), { before, now });
    scroller.scrollTo({ top, behavior: "instant" });
    before = now;
    if (time - started > duration + FOLLOW) stop();
    else stopFrame = nextFrame(view, step);
    if (now >= 1 && !arrived) onArrive?.();
  };
  const take = (): void => stop();
  view.dispatchEvent(new view.Event(BEGIN));
  const stop = stopAll(
    listen(
      view,
      { wheel: take, pointerdown: take, keydown: take, popstate: take, [BEGIN]: take },
      { capture: true },
    ),
    () => stopFrame(),
  );
  step(started);
  return stop;
}
