import { readJsonAttribute } from "../browser/readJsonAttribute.ts";
import type { ScreenType } from "../browser/screenType.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { type Bag, bag, text } from "../browser/values.ts";
import { warn } from "../browser/warn.ts";
import {
  PARALLAX_DIRECTIONS,
  PARALLAX_EFFECTS,
  PARALLAX_RANGES,
  type ParallaxEffect,
  type ParallaxEffects,
  type ParallaxSettings,
  parallaxDefaults,
} from "./parallaxSettings.ts";

/** The settings that are numbers. */
type NumberName = Exclude<keyof ParallaxSettings, "direction">;

export type ParallaxOptions = {
  readonly effects: ParallaxEffects;
  /** Screens on which nothing moves. Default none. */
  readonly disabled: readonly ScreenType[];
};

/**
 * What an author wrote into `data-tve-scroll`: screens, and settings by effect. Undefined where the
 * element is set to scroll in another way. An effect that does not exist is left out, a direction
 * that does not exist is the default, each with one warning.
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
  const number = (name: NumberName, fallback: number = parallaxDefaults[name]): number => {
    const value = Number.parseFloat(text(settings[name]));
    const [least, most] = PARALLAX_RANGES[name];
    return Number.isFinite(value) ? Math.max(least, Math.min(most, value)) : fallback;
  };
  const start = number("start");
  const end = number("end");
  return {
    speed: number("speed"),
    start,
    middle: number("middle", (start + end) / 2),
    end,
    direction:
      oneOf(PARALLAX_DIRECTIONS, text(settings.direction), element) ?? parallaxDefaults.direction,
    perspective: number("perspective"),
    degrees: number("degrees"),
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
      `parallax: "${name}" on ${shortSelector(element)} does not exist. Write ${names.join(", ")}.`,
      element,
    );
  }
  return found;
}
