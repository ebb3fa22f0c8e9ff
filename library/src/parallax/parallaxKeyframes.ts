import type { ParallaxEffect, ParallaxEffects, ParallaxSettings } from "./parallaxSettings.ts";
import { parallaxValue } from "./parallaxValue.ts";

/** What an element has without us, as CSS; "" for none. */
export type OwnStyle = { readonly transform: string; readonly filter: string };

/** Browsers draw no jump between two frames, so a step takes this long, in hundredths of the way. */
const STEP = 0.01;
/** Browsers change perspective along a curve of their own; so many points keep it to ours. */
const PERSPECTIVE_POINTS = 40;

/**
 * The keyframes by which an element goes through its effects, with the properties that these need
 * and no other. Exact at every point of the way, since all values are straight lines between them.
 *
 * The element's own transform stands between moves and turns: so a move goes up or aside however
 * the element is turned, and a turn goes around its middle wherever the element was put.
 */
export function parallaxKeyframes(effects: ParallaxEffects, own: OwnStyle): Keyframe[] {
  const wanted = Object.entries(effects) as [ParallaxEffect, ParallaxSettings][];
  const points = new Set(wanted.flatMap(([effect, settings]) => pointsOf(effect, settings)));
  return [...points]
    .sort((one, other) => one - other)
    .map((point) => {
      const write = (effect: ParallaxEffect, before: string, after: string): string => {
        const settings = effects[effect];
        return settings ? before + parallaxValue(effect, settings, point) + after : "";
      };
      const move =
        write("horizontal", "translateX(", "px)") + write("vertical", "translateY(", "px)");
      const turn =
        write("rotate", "rotate(", "deg)") +
        write("scale", "scale(", ")") +
        write(
          "3dperspective",
          "perspective(",
          `px)rotateY(${effects["3dperspective"]?.degrees}deg)`,
        );
      const blur = write("blur", "blur(", "px)");
      const opacity = write("transparency", "", "");
      return {
        offset: point / 100,
        ...(move + turn && { transform: move + own.transform + turn }),
        ...(blur && { filter: own.filter + blur }),
        ...(opacity && { opacity }),
      };
    });
}

/** Where an effect's straight lines begin and end, in hundredths of the way. */
function pointsOf(effect: ParallaxEffect, settings: ParallaxSettings): number[] {
  const { start, end, middle = (start + end) / 2, speed, direction } = settings;
  const points = [0, start, end, 100];
  if (direction.includes("-") || start >= end) points.push(start - STEP, middle, end - STEP);
  if (effect === "3dperspective") {
    // "to" holds once it is there.
    points.push(100 - 100 / speed);
    for (let point = 1; point < PERSPECTIVE_POINTS; point += 1) {
      points.push(start + ((end - start) * point) / PERSPECTIVE_POINTS);
    }
  }
  return points.filter((point) => point >= 0 && point <= 100);
}
