import type { Media } from "../media/createMedia.ts";
import { PictureError } from "../media/PictureError.ts";
import type { JobHandler } from "./JobHandler.ts";
import { readJobData } from "./readJobData.ts";

/** Makes the sizes of a new picture that pages are likely to ask for; those that fail are made when asked for. */
export function imagesJob(media: Pick<Media, "prepare">): JobHandler {
  return async (job) => {
    const { src } = readJobData("images", job);
    try {
      return { made: await media.prepare(src) };
    } catch (error) {
      // What cannot be shown never will be; what this machine cannot make, it cannot make later.
      if (error instanceof PictureError && LASTING.includes(error.failure)) {
        return { made: 0, because: error.message };
      }
      throw error;
    }
  };
}

const LASTING: readonly PictureError["failure"][] = ["unreadable", "vast", "died", "missing"];
