import { warnSetting } from "./warnSetting.ts";

/** Pixels, from 1, as an author wrote them; what is no such number is the default, with one warning. */
export function pixelsOf(element: Element, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const pixels = Number.parseFloat(text);
  if (pixels >= 1 && Number.isFinite(pixels)) return pixels;
  warnSetting(element, `"${text}"`, "is no number from 1. Write one.");
  return fallback;
}
