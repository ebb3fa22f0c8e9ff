import type { ParallaxEffect, ParallaxEffects, ParallaxSettings } from "./parallaxSettings.ts";
import { parallaxValue } from "./parallaxValue.ts";

/** What an element has without us, as CSS. */
export type OwnStyle = {
  readonly transform: string;
  readonly filter: string;
  readonly opacity: string;
};

/** Browsers draw no jump between two frames, so a step takes this long, in hundredths of the way. */
const STEP = 0.01;
/**
 * Browsers change perspective along a curve of their own. Points between which it changes by less
 * than a quarter keep it within 2 % of our line: the logarithm of half of that.
 */
const PERSPECTIVE_STEP = 0.11;

/**
 * The keyframes by which an element goes through its effects, with the properties that these need
 * and no other. Exact at every point of the way, since all values are straight lines between them.
 *
 * The element's own transform stands between moves and turns: so a move goes up or aside however
 * the element is turned, and a turn goes around its middle wherever the element was put.
 */
export function parallaxKeyframes(
  effects: ParallaxEffects,
  own: Omit<OwnStyle, "opacity">,
): Keyframe[] {
  return pointsOf(effects).map((point) => {
    const write = (effect: ParallaxEffect, css: string): string => {
      const settings = effects[effect];
      return settings ? css.replace("*", `${parallaxValue(effect, settings, point)}`) : "";
    };
    const move = write("horizontal", "translateX(*px)") + write("vertical", "translateY(*px)");
    const turn =
      write("rotate", "rotate(*deg)") +
      write("scale", "scale(*)") +
      write("3dperspective", `perspective(*px)rotateY(${effects["3dperspective"]?.degrees}deg)`);
    const blur = write("blur", "blur(*px)");
    const opacity = write("transparency", "*");
    return {
      offset: point / 100,
      ...(move + turn && { transform: move + unlessNone(own.transform) + turn }),
      ...(blur && { filter: unlessNone(own.filter) + blur }),
      ...(opacity && { opacity }),
    };
  });
}

const unlessNone = (value: string): string => (value === "none" ? "" : value);

/** Where straight lines begin and end, in hundredths of the way. */
function pointsOf(effects: ParallaxEffects): number[] {
  const settings = effects["3dperspective"];
  const points = [...new Set(Object.values(effects).flatMap(bendsOf))]
    .filter((point) => point >= 0 && point <= 100)
    .sort((one, other) => one - other);
  return settings
    ? points.flatMap((to, index) => pointsOn(points[index - 1] ?? to, to, settings))
    : points;
}

/** Where an effect bends; where it jumps, from one point to the next. */
function bendsOf({ start, middle, end, direction }: ParallaxSettings): number[] {
  const bends = direction.includes("-") ? [start, middle, end] : [start, end];
  const last = (index: number): number => bends[index - 1] ?? -1;
  return [
    0,
    ...bends.flatMap((bend, index) => (bend > last(index) ? bend : [bend - STEP, bend])),
    100,
  ];
}

/** Which points perspective needs on from one to another, that one included. */
function pointsOn(from: number, to: number, settings: ParallaxSettings): number[] {
  const at = (point: number): number => parallaxValue("3dperspective", settings, point);
  const factor = Math.sqrt(at(to) / at(from));
  if (Math.abs(Math.log(factor)) < PERSPECTIVE_STEP || to - from < STEP) return [to];
  // By this factor from the one, and by the same on to the other.
  const middle = from + (to - from) / (1 + factor);
  return [...pointsOn(from, middle, settings), ...pointsOn(middle, to, settings)];
}
