import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tokenNames } from "../pages/style/tokenNames.ts";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

/** The least contrast of text with what it stands on, by WCAG 2.2, 1.4.3. */
const TEXT_CONTRAST = 4.5;
/** The least contrast of a control's edge, by WCAG 2.2, 1.4.11. */
const CONTROL_CONTRAST = 3;

type Rgb = readonly [red: number, green: number, blue: number];

const GROUNDS = ["paper", "sheet", "shade"] as const;
const TEXTS = ["ink", "ink-soft", "accent", "good", "warn", "bad"] as const;

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("In %s colours", (_name, scheme) => {
  const colour = (name: string): Rgb => readColour(name, scheme);

  test.each(GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)))(
    "%s can be read on %s",
    (text, ground) => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    },
  );

  test("text on the accent and on ink can be read", () => {
    expect(contrast(colour("accent-ink"), colour("accent"))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(contrast(colour("paper"), colour("ink"))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  test("the edges of controls can be seen", () => {
    for (const ground of GROUNDS) {
      const edge = contrast(colour("line-strong"), colour(ground));
      expect(edge).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
    }
  });
});

test("Black on white measures 21, as WCAG says", () => {
  expect(contrast(fromOklch([0, 0, 0]), fromOklch([1, 0, 0]))).toBeCloseTo(21, 1);
});

test("The style page names every token there is", () => {
  const named = Object.values(tokenNames).flat().sort();
  const found = [...css.matchAll(/^\s+--((?!vitrine-)[\w-]+):/gm)].map(([, name]) => String(name));
  expect([...named]).toEqual([...new Set(found)].sort());
});

/** A colour of tokens.css as light (0) or dark (1) shows it. */
function readColour(name: string, scheme: 0 | 1): Rgb {
  const [, value = ""] = new RegExp(`--${name}: light-dark\\((.*)\\);`).exec(css) ?? [];
  const both = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const [, lightness, chroma, hue] = both[scheme] ?? [];
  if (hue === undefined) throw new Error(`tokens.css has no colour --${name}.`);
  return fromOklch([Number(lightness), Number(chroma), Number(hue)]);
}

/** Linear sRGB of an OKLCH colour, by https://www.w3.org/TR/css-color-4/#color-conversion-code. */
function fromOklch([lightness, chroma, hue]: Rgb): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
