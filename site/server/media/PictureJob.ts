import type { PictureQuality } from "../../content/mediaSettings.ts";
import type { Focal } from "./mediaSizes.ts";

/** A form in which pictures are sent. */
export type PictureFormat = "avif" | "jpeg" | "webp";

/** One picture to make: either in a width, or cut to fill a box around its focal point. */
export type PictureJob = {
  /** The master. */
  readonly file: string;
  readonly format: PictureFormat;
  readonly quality: PictureQuality;
  /** In pixels. A master of pixels is never enlarged; a drawing has no size of its own. */
  readonly size:
    | { readonly width: number }
    | { readonly width: number; readonly height: number; readonly focal: Focal };
};

/** What became of it. */
export type MadePicture = {
  readonly bytes: Uint8Array;
  /** The master's own size in pixels, turned as it is to be seen; of a drawing, what it names. */
  readonly whole: { readonly width: number; readonly height: number };
};
