import * as v from "valibot";
import { choiceOf } from "../fields/asField.ts";
import { MAX_UPLOAD_MB, mediaSetting } from "../mediaSettings.ts";
import { defineSettings } from "./SettingsGroup.ts";

const { largestUpload, quality, isAvifMade, dropsPlaces } = mediaSetting.fallback;

const schema = v.object({
  largestUpload: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_UPLOAD_MB),
      v.title("Largest upload in megabytes"),
      v.description(
        "What is larger is refused. Pictures may have 64 at most, sounds and documents 256, captions 2. Imports are not held to it.",
      ),
    ),
    largestUpload,
  ),
  quality: v.optional(
    v.pipe(
      choiceOf({
        small: "Small: fetched fastest",
        balanced: "Balanced",
        fine: "Fine: for photographs that people look at closely",
      }),
      v.title("Quality of pictures"),
      v.description(
        "Of the sizes that pages show; what you brought stays as it is. They are made anew, each when somebody asks for it first. Whoever has seen a picture keeps it as it was.",
      ),
    ),
    quality,
  ),
  isAvifMade: v.optional(
    v.pipe(
      v.boolean(),
      v.title("Pictures as AVIF, too"),
      v.description(
        "Often smaller than WebP, for browsers that know it. It takes the server some work: switch it off on a small machine.",
      ),
    ),
    isAvifMade,
  ),
  dropsPlaces: v.optional(
    v.pipe(
      v.boolean(),
      v.title("Films do not say where they were taken"),
      v.description(
        "Phones note the place in a film, and everybody who saves it could read that. It is taken out of MP4 files as they come. Pictures never show it: pages have sizes made of them, without such notes.",
      ),
    ),
    dropsPlaces,
  ),
});

/** What is taken into the media library, and how pictures are made smaller. */
export const media = defineSettings({
  key: "media",
  label: "Media",
  help: "Which files are taken, and how pictures are made smaller for pages.",
  schema,
  stored: mediaSetting,
  read: (stored) => stored,
  write: (_, value) => value,
});
