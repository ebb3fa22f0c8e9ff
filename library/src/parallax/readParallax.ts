import { readJsonAttribute } from "../browser/readJsonAttribute.ts";
import type { ScreenType } from "../browser/screenType.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { type Bag, bag, numberWithin, text } from "../browser/values.ts";
import { warn } from "../browser/warn.ts";
import {
  PARALLAX_DIRECTIONS,
  PARALLAX_EFFECTS,
  type ParallaxEffect,
  type ParallaxEffects,
  type ParallaxSettings,
  parallaxDefaults,
} from "./parallaxSettings.ts";

export type ParallaxOptions = {
  readonly effects: ParallaxEffects;
  /** Screens on which nothing moves. Default none. */
  readonly disabled: readonly ScreenType[];
};

/** The settings that are numbers with a default. */
type NumberName = Exclude<keyof ParallaxSettings, "direction" | "middle">;

/**
 * What an author wrote into `data-tve-scroll`: screens, and settings by effect, held within what
 * the real editor offers. Undefined where the element is set to scroll in another way. An effect
 * that does not exist is left out, a direction that does not exist is the default, each with one
 * warning.
 */
export function readParallax(element: Element): ParallaxOptions | undefined {
  const config = readJsonAttribute(element, "data-tve-scroll");
  if (config?.mode !== "parallax") return undefined;
  const { disabled } = config;
  const effects: Partial<Record<ParallaxEffect, ParallaxSettings>> = {};
  for (const [name, settings] of Object.entries(bag(config.parallax) ?? {})) {
    const effect = oneOf(PARALLAX_EFFECTS, name, element);
    if (effect) effects[effect] = readSettings(bag(settings) ?? {}, element);
  }
  return { effects, disabled: Array.isArray(disabled) ? disabled : [] };
}

function readSettings(settings: Bag, element: Element): ParallaxSettings {
  const number = (name: NumberName, min: number, max: number) =>
    numberWithin(settings[name], { min, max, fallback: parallaxDefaults[name] });
  const start = number("start", 0, 100);
  const end = number("end", start, 100);
  const direction = oneOf(PARALLAX_DIRECTIONS, text(settings.direction), element);
  return {
    speed: number("speed", 0.1, 10),
    start,
    middle: numberWithin(settings.middle, { min: start, max: end, fallback: (start + end) / 2 }),
    end,
    direction: direction ?? parallaxDefaults.direction,
    perspective: number("perspective", 100, 1000),
    degrees: number("degrees", -180, 179),
  };
}

/** Says once which name is none of those there are. */
function oneOf<Name extends string>(
  names: readonly Name[],
  name: string,
  element: Element,
): Name | undefined {
  const found = names.find((one) => one === name);
  if (name && !found) {
    warn(
      `parallax: "${name}" on ${shortSelector(element)} does not exist and is left out. Write ${names.join(", ")}.`,
      element,
    );
  }
  return found;
}
