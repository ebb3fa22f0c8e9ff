import type { ParallaxEffect, ParallaxSettings } from "./parallaxSettings.ts";

/** Perspective beyond which nothing looks near any more, in CSS pixels. */
const FLAT = 1000;
/** The nearest perspective, in CSS pixels; nearer ones tear an element apart. */
const MIN_PERSPECTIVE = 100;

/**
 * The value of an effect at a point of the element's way through the window: 0 where its top edge
 * comes in at the bottom, 100 where its middle goes out at the top. Pixels for moves, blur and perspective, degrees for
 * rotate, factors for scale and transparency.
 *
 * Before its start an effect holds the value that it has at its start, after its end the one at its
 * end, so that nothing jumps.
 */
export function parallaxValue(
  effect: ParallaxEffect,
  settings: ParallaxSettings,
  progress: number,
): number {
  const { speed, start, middle, end, direction, perspective } = settings;
  const turns = direction.includes("-");
  const goesOut = direction.startsWith("out");
  const turn = turns ? middle : end;
  // 0 at its start, 1 at its end; with a turn, 1 at its middle and 0 at its end.
  const grown = risen(start, turn, progress) * (turns ? 1 - risen(middle, end, progress) : 1);
  const way = (turn - start) * grown;
  const amount = speed * (goesOut ? 1 - grown : grown);
  switch (effect) {
    case "scale":
      return 1 + amount / 10;
    case "blur":
      return speed - amount;
    case "transparency":
      return 1 - (speed - amount) / 10;
    case "3dperspective":
      return Math.max(
        MIN_PERSPECTIVE,
        direction === "to"
          ? Math.max(perspective, (perspective * (100 - start - way) * speed) / 100)
          : perspective + ((FLAT - perspective) * way * speed) / 100,
      );
    default:
      return way * (goesOut ? speed : -speed);
  }
}

/** 0 until `from`, 1 from `to` on, in a straight line between. */
function risen(from: number, to: number, at: number): number {
  if (at >= to) return 1;
  return at <= from ? 0 : (at - from) / (to - from);
}
