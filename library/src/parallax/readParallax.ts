import { readJsonAttribute } from "../browser/readJsonAttribute.ts";
import type { ScreenType } from "../browser/screenType.ts";
import { type Bag, bag, numberWithin } from "../browser/values.ts";
import { wordOf } from "../browser/wordOf.ts";
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

/** What an author wrote: among the screens there may be anything. */
export type FoundParallax = Omit<ParallaxOptions, "disabled"> & {
  readonly disabled: readonly unknown[];
};

/**
 * What an author wrote into `data-tve-scroll`: screens, and settings by effect. Undefined where the
 * element is set to scroll in another way. An effect that does not exist is left out, a direction
 * that does not exist is the default, each with one warning.
 */
export function readParallax(element: Element): FoundParallax | undefined {
  const config = readJsonAttribute(element, "data-tve-scroll");
  if (config?.mode !== "parallax") return undefined;
  const effects: Partial<Record<ParallaxEffect, ParallaxSettings>> = {};
  for (const [name, settings] of Object.entries(bag(config.parallax) ?? {})) {
    const effect = wordOf(PARALLAX_EFFECTS, { element, name: "parallax", value: name });
    if (effect) effects[effect] = readSettings(bag(settings) ?? {}, element);
  }
  // PHP prints a list with a gap as an object.
  return { effects, disabled: Object.values(config.disabled ?? {}) };
}

function readSettings(settings: Bag, element: Element): ParallaxSettings {
  const number = (name: NumberName, fallback: number = parallaxDefaults[name]): number => {
    const [min, max] = PARALLAX_RANGES[name];
    return numberWithin(settings[name], { min, max, fallback });
  };
  const start = number("start");
  const end = number("end");
  return {
    speed: number("speed"),
    start,
    middle: number("middle", (start + end) / 2),
    end,
    direction:
      wordOf(PARALLAX_DIRECTIONS, { element, name: "direction", value: settings.direction }) ??
      parallaxDefaults.direction,
    perspective: number("perspective"),
    degrees: number("degrees"),
  };
}
