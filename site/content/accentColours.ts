/** Where an accent stands: the least bright of our light grounds, and the brightest of the dark ones (--shade). */
export const ACCENT_GROUNDS = { light: "#ebe8e1", dark: "#26272f" } as const;

/** What is written on an accent. */
const ON_LIGHT = "#fdfcf9";
const ON_DARK = "#16131a";

/** The least contrast of text with what it stands on, by WCAG 2.2, 1.4.3. */
export const TEXT_CONTRAST = 4.5;

/** An accent as pages show it, each as #rrggbb. */
export type AccentColours = {
  readonly light: string;
  readonly dark: string;
  /** Written on them. */
  readonly onLight: string;
  readonly onDark: string;
};

/**
 * A colour as it can be read on light pages and on dark ones: as it is where that has contrast enough, else
 * mixed with as little black or white as it takes.
 * @param chosen as #rrggbb
 */
export function accentColours(chosen: string): AccentColours {
  const accent = chosen.toLowerCase();
  return {
    light: readable(accent, { mixedWith: "#000000", grounds: [ACCENT_GROUNDS.light, ON_LIGHT] }),
    dark: readable(accent, { mixedWith: "#ffffff", grounds: [ACCENT_GROUNDS.dark, ON_DARK] }),
    onLight: ON_LIGHT,
    onDark: ON_DARK,
  };
}

/** The contrast of two colours, each as #rrggbb: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Wanted = { readonly mixedWith: string; readonly grounds: readonly string[] };

/** How many steps there are from a colour to black or white. */
const STEPS = 100;

function readable(colour: string, { mixedWith, grounds }: Wanted): string {
  const steps = Array.from({ length: STEPS + 1 }, (_, step) =>
    mix(colour, mixedWith, step / STEPS),
  );
  const fits = (one: string) => grounds.every((ground) => contrastOf(one, ground) >= TEXT_CONTRAST);
  return steps.find(fits) ?? mixedWith;
}

function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  const mixed = from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Red, green and blue, from 0 to 255. */
function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** By WCAG 2.2, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
