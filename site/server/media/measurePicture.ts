import { MediaRefused } from "../../content/MediaRefused.ts";
import { MAX_PICTURE_SIDE } from "../../content/picture.ts";
import type { Media } from "./createMedia.ts";
import { MediaUnavailable } from "./MediaUnavailable.ts";
import { PictureError } from "./PictureError.ts";
import type { MadePicture } from "./PictureJob.ts";

/**
 * The size of a picture that was received, in pixels.
 * @throws MediaRefused for one that could not be shown, MediaUnavailable where that cannot be told
 */
export async function measurePicture(
  measure: Media["measure"],
  { file, type }: { readonly file: string; readonly type: string },
): Promise<MadePicture["whole"]> {
  const whole = await measure(file).catch(refuse);
  const longest = Math.max(whole.width, whole.height);
  if (longest <= MAX_PICTURE_SIDE) return whole;
  if (type !== "image/svg+xml") throw tooManyPixels();
  // A drawing has no pixels of its own: what it names is a shape.
  const fitted = (side: number) => Math.max(1, Math.round((side * MAX_PICTURE_SIDE) / longest));
  return { width: fitted(whole.width), height: fitted(whole.height) };
}

function refuse(error: unknown): never {
  if (!(error instanceof PictureError)) throw error;
  const options = { cause: error };
  switch (error.failure) {
    case "vast":
      throw tooManyPixels(options);
    case "died":
      throw new MediaRefused(
        "too-many-pixels",
        "The picture takes too much time or memory to be shown. Save it smaller or simpler, and bring it again.",
        options,
      );
    case "unreadable":
      throw new MediaRefused(
        "damaged",
        "The picture is damaged: it cannot be read to its end. Save it anew and bring it again.",
        options,
      );
    case "missing":
      throw new MediaUnavailable(
        "The library that reads pictures (sharp) cannot be loaded on this machine, so no picture can be taken. " +
          "Run `npm install --include=optional`, then try again.",
        options,
      );
    default:
      throw new MediaUnavailable(
        "Too many pictures are being made at present. Try again in a few seconds.",
        options,
      );
  }
}

function tooManyPixels(options?: ErrorOptions): MediaRefused {
  return new MediaRefused(
    "too-many-pixels",
    `The picture has more than 100 million pixels, or a side of more than ${MAX_PICTURE_SIDE}. Make it smaller and bring it again.`,
    options,
  );
}
