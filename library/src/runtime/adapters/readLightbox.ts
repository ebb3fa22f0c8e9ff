import { type Bag, bag, text } from "../../browser/values.ts";
import type { PageOptionsSource } from "../PageOptions.ts";

/** Reads `virtue_lightbox`, the theme's texts: its `error` is what stands in place of a picture. */
export function readLightbox(globals: Bag): PageOptionsSource {
  const texts = bag(globals.virtue_lightbox);
  const read = { loading: texts?.loading, of: texts?.of, imageError: texts?.error };
  const told = Object.entries(read).filter(([, one]) => text(one).trim());
  return told.length > 0
    ? { lightbox: Object.fromEntries(told.map(([name, one]) => [name, text(one)])) }
    : {};
}
