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
/** Browsers change perspective along a curve of their own; points so near keep it to ours. */
const PERSPECTIVE_STEP = 2;

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
  const points = Object.values(effects).flatMap(({ start, middle, end }: ParallaxSettings) => [
    0,
    start - STEP,
    start,
    middle,
    end - STEP,
    end,
    100,
  ]);
  if (effects["3dperspective"]) {
    for (let point = 0; point < 100; point += PERSPECTIVE_STEP) points.push(point);
  }
  return [...new Set(points)]
    .filter((point) => point >= 0 && point <= 100)
    .sort((one, other) => one - other);
}
