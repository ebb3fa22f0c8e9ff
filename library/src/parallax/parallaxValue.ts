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
  const { speed } = settings;
  switch (effect) {
    case "vertical":
    case "horizontal":
    case "rotate":
      return speed * moved(settings, progress);
    case "scale":
      return 1 + (speed * share(settings, progress)) / 10;
    case "blur":
      return speed * (1 - share(settings, progress));
    case "transparency":
      return 1 - (speed * (1 - share(settings, progress))) / 10;
    case "3dperspective":
      return perspectiveAt(settings, progress);
  }
}

/** How far it has gone from its start, in hundredths of the way; below 0 is up and left. */
function moved(settings: ParallaxSettings, progress: number): number {
  const { start, end, direction } = settings;
  const farthest = direction.includes("-") ? middleOf(settings) : end;
  const sign = direction.startsWith("out") ? 1 : -1;
  return sign * (farthest - start) * grown(settings, progress);
}

/** How much of an effect is there, from 0 to 1. */
function share(settings: ParallaxSettings, progress: number): number {
  const there = grown(settings, progress);
  return settings.direction.startsWith("out") ? 1 - there : there;
}

/** 0 at its start, 1 at its end; with a turn, 1 at its middle and 0 at its end. */
function grown(settings: ParallaxSettings, progress: number): number {
  const { start, end, direction } = settings;
  if (!direction.includes("-")) return risen(start, end, progress);
  const middle = middleOf(settings);
  return risen(start, middle, progress) * (1 - risen(middle, end, progress));
}

/** 0 until `from`, 1 from `to` on, in a straight line between. */
function risen(from: number, to: number, at: number): number {
  if (at >= to) return 1;
  return at <= from ? 0 : (at - from) / (to - from);
}

function middleOf(settings: ParallaxSettings): number {
  const { start, middle, end } = settings;
  return within(settings, middle ?? (start + end) / 2);
}

function within({ start, end }: ParallaxSettings, progress: number): number {
  return Math.max(start, Math.min(end, progress));
}

function perspectiveAt(settings: ParallaxSettings, progress: number): number {
  const { speed, start, direction, perspective } = settings;
  const at = within(settings, progress);
  const value =
    direction === "to"
      ? Math.max(perspective, (perspective * (100 - at) * speed) / 100)
      : perspective + ((FLAT - perspective) * (at - start) * speed) / 100;
  return Math.max(MIN_PERSPECTIVE, value);
}
