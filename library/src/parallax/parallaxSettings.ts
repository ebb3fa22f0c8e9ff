/** What can change while an element passes through the window (specification, section 3). */
export const PARALLAX_EFFECTS = [
  "vertical",
  "horizontal",
  "rotate",
  "scale",
  "blur",
  "transparency",
  "3dperspective",
] as const;

export type ParallaxEffect = (typeof PARALLAX_EFFECTS)[number];

/** Those of the specification, section 3, and "to", which the real editor writes. */
export const PARALLAX_DIRECTIONS = ["in", "out", "in-out", "out-in", "from", "to"] as const;

/**
 * Which way an effect goes. "in" is up, left, growing, clearer; "out" the other way. "in-out" goes in
 * until the middle and out again, "out-in" the other way round. Perspective goes "from" its setting
 * to flat, or "to" it.
 */
export type ParallaxDirection = (typeof PARALLAX_DIRECTIONS)[number];

export type ParallaxSettings = {
  /** How much changes: pixels or degrees a hundredth of the way, or tenths of the whole. Default 3. */
  readonly speed: number;
  /** From where on it changes, in hundredths of the element's way through the window. Default 0. */
  readonly start: number;
  /** Where "in-out" and "out-in" turn, likewise. Default halfway from start to end. */
  readonly middle: number;
  /** Until where it changes, likewise. Default 100. */
  readonly end: number;
  /** Default "in". */
  readonly direction: ParallaxDirection;
  /** CSS pixels, for "3dperspective". Default 1000, which is flat. */
  readonly perspective: number;
  /** How far the element is turned, for "3dperspective". Default 45. */
  readonly degrees: number;
};

/** The settings of each effect that an element has. */
export type ParallaxEffects = { readonly [Effect in ParallaxEffect]?: ParallaxSettings };

/** Those of the real editor. */
export const parallaxDefaults: ParallaxSettings = {
  speed: 3,
  start: 0,
  middle: 50,
  end: 100,
  direction: "in",
  perspective: 1000,
  degrees: 45,
};

/** Least and most of each number that an author may write: beyond, an element is never seen again. */
export const PARALLAX_RANGES: Readonly<
  Record<Exclude<keyof ParallaxSettings, "direction">, readonly [least: number, most: number]>
> = {
  speed: [0.1, 10],
  start: [0, 100],
  middle: [0, 100],
  end: [0, 100],
  perspective: [100, 1000],
  degrees: [-180, 179],
};
