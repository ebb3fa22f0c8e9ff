import * as v from "valibot";

/** The longest side that a picture may have, in pixels. */
export const MAX_PICTURE_SIDE = 20_000;

/** A side of a picture in pixels. */
export const pictureSide = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_PICTURE_SIDE),
);

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** What must stay in view where a picture is cut: shares of width and height. */
export const focalSchema = v.object({ x: share, y: share });

/** A picture's main colour, shown until it is there. */
export const pictureColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

/** A picture as stored beside what it belongs to, so that a page knows its shape without asking. */
export const pictureSchema = v.object({
  /** An address below /media/, whose sizes the server makes; or any other address of this site. */
  src: v.pipe(v.string(), v.startsWith("/", "Choose a picture, or take this one out.")),
  width: pictureSide,
  height: pictureSide,
  /** What it shows; empty for decoration. */
  alt: v.string(),
  /** Default the middle. */
  focal: v.optional(focalSchema),
  colour: v.optional(pictureColour),
});

export type Picture = v.InferOutput<typeof pictureSchema>;
