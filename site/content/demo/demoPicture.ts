import type { Picture } from "../picture.ts";
import { pictures } from "./pictures.ts";

/** The names of all pictures that were drawn for the demo. */
export type PictureName = keyof typeof pictures;

/** A drawn picture as it is stored beside what it belongs to. */
export function demoPicture(name: PictureName): Picture {
  return { src: `/media/demo/${name}.svg`, ...sizeOf(name), ...pictures[name] };
}

/** Products are drawn upright, the journal wide, all else a little less wide. */
function sizeOf(name: PictureName): { readonly width: number; readonly height: number } {
  if (name.startsWith("journal-")) return { width: 1600, height: 1000 };
  if (/-(?:flat|framed|detail|wall)$/.test(name)) return { width: 1200, height: 1500 };
  return { width: 1600, height: 1200 };
}
