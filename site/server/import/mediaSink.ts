import type { FoundFile } from "../../content/import/FindFile.ts";
import type { MediaSink } from "../../content/import/ImportSink.ts";
import { type MediaLibrary, UPLOADS } from "../media/createMediaLibrary.ts";
import { MEDIA_ROOT } from "../media/mediaAddress.ts";
import type { FileFinder } from "./createFileFinder.ts";

export type MediaSinkParts = {
  readonly finder: FileFinder;
  readonly library: Pick<MediaLibrary, "take" | "findTaken">;
};

/** Finds files, and takes them among the site's media. */
export function mediaSink({ finder, library }: MediaSinkParts): MediaSink {
  return { findTaken: library.findTaken, find: finder.find, take: library.take };
}

/** Looks in the folder only: what would be fetched counts as found. Takes nothing. */
export function dryMediaSink({
  finder,
  library,
  download,
}: MediaSinkParts & { readonly download: boolean }): MediaSink {
  let taken = 0;
  return {
    findTaken: library.findTaken,
    async find(wanted) {
      const found = await finder.find(wanted);
      return "reason" in found && download ? NOT_FETCHED : found;
    },
    async take() {
      taken += 1;
      const src = `${MEDIA_ROOT}${UPLOADS}/trial/${taken}`;
      return {
        id: "",
        src,
        kind: "picture",
        type: "",
        size: 0,
        width: 1,
        height: 1,
        wasKnown: false,
      };
    },
  };
}

const NOT_FETCHED: FoundFile = { file: "", discard: async () => {} };
