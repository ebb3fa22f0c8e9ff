import { warn } from "../browser/warn.ts";

/** A height in CSS pixels, above 0, as an author wrote it; what is none is the default, with one warning. */
export function readHeight(element: Element, name: string, fallback: number): number {
  const text = element.getAttribute(name);
  if (text === null) return fallback;
  const height = Number.parseFloat(text);
  if (height > 0 && Number.isFinite(height)) return height;
  warn(`header: ${fallback} px are taken, as ${name}="${text}" is no height above 0.`, element);
  return fallback;
}
