import { listen } from "./listen.ts";
import { prefersReducedMotion } from "./motion.ts";
import { nextFrame } from "./nextFrame.ts";
import { nextPosition } from "./nextPosition.ts";
import { type Stop, stopAll } from "./stop.ts";

export type Glide = {
  /** What is scrolled; all of it at once. */
  readonly scrollers: readonly Element[];
  /** Where a scroller is to stand, in CSS pixels; asked at each step, so that it may change. */
  readonly goal: (scroller: Element, arrived: boolean) => number;
  /** In milliseconds; 0, and where reduced motion is preferred, is at once. */
  readonly duration: number;
  /** Told when the goal is reached; not where the visitor has taken over. */
  readonly onArrive?: () => void;
};

/** Milliseconds after arriving in which a goal that moves, as other things settle, is followed. */
const FOLLOW = 200;

/** A page moves one way at a time, that of the newest glide, also of another copy of the package. */
const KEY = Symbol.for("vitrine.glide");

/**
 * Scrolls to a place, slow at both ends, until stopped or until the visitor takes over: by wheel,
 * touch, pointer, key or the browser's Back.
 */
export function glide(
  view: Window & typeof globalThis & { [KEY]?: Stop },
  { scrollers, goal, onArrive, ...way }: Glide,
): Stop {
  view[KEY]?.();
  const duration = prefersReducedMotion(view) ? 0 : way.duration;
  const started = view.performance.now();
  let before = 0;
  let goals: readonly number[] = [];
  let stopFrame: Stop = () => {};
  const step = (time: number): void => {
    const now = duration > 0 ? (time - started) / duration : 1;
    const last = goals;
    // All are read before any is written.
    goals = scrollers.map((scroller) => within(scroller, goal(scroller, before >= 1)));
    for (const [index, scroller] of scrollers.entries()) {
      const to = goals[index] ?? 0;
      // Having arrived, it gives way to whatever else scrolls.
      if (before >= 1 && Math.abs(to - (last[index] ?? to)) < 1) continue;
      const top = nextPosition(scroller.scrollTop, to, { before, now });
      scroller.scrollTo({ top, behavior: "instant" });
    }
    const arrives = before < 1 && now >= 1;
    before = now;
    if (time - started > duration + FOLLOW) stop();
    else stopFrame = nextFrame(view, step);
    if (arrives) onArrive?.();
  };
  const take = (): void => stop();
  const stop = stopAll(
    () => delete view[KEY],
    listen(
      view,
      { wheel: take, touchstart: take, pointerdown: take, keydown: take, popstate: take },
      { passive: true, capture: true },
    ),
    () => stopFrame(),
  );
  view[KEY] = stop;
  step(started);
  return stop;
}

/** As near to it as the scroller can come. */
function within(scroller: Element, top: number): number {
  return Math.max(0, Math.min(top, scroller.scrollHeight - scroller.clientHeight));
}
