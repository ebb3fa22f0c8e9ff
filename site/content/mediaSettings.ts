import * as v from "valibot";
import type { StoredSetting } from "./settings/SettingsGroup.ts";

/** How pictures are made smaller: the better they look, the more there is to fetch. */
export const PICTURE_QUALITIES = ["small", "balanced", "fine"] as const;
export type PictureQuality = (typeof PICTURE_QUALITIES)[number];

/** The largest file of any kind that is ever taken, in megabytes; see MAX_FILE_BYTES. */
export const MAX_UPLOAD_MB = 2048;

const schema = v.object({
  /** In megabytes of 1,048,576 bytes. Kinds of files have limits of their own below it. */
  largestUpload: v.optional(v.number(), MAX_UPLOAD_MB),
  quality: v.optional(v.picklist(PICTURE_QUALITIES), "balanced"),
  /** Beside WebP, for browsers that know it. */
  isAvifMade: v.optional(v.boolean(), true),
  /** Films say no longer where they were taken. */
  dropsPlaces: v.optional(v.boolean(), true),
});

/** What is taken into the media library, and how it is shown, as the owner set it. */
export type MediaSetting = v.InferOutput<typeof schema>;

/** A row of its own: nothing of it is for pages. */
export const mediaSetting: StoredSetting<MediaSetting> = {
  key: "media",
  schema,
  fallback: {
    largestUpload: MAX_UPLOAD_MB,
    quality: "balanced",
    isAvifMade: true,
    dropsPlaces: true,
  },
};
