import type { FoundFile } from "../../content/import/FindFile.ts";
import type { MediaSink } from "../../content/import/ImportSink.ts";
import type { TakeMedia } from "../../content/TakeMedia.ts";
import { findMediaByOrigins } from "../../store/media.ts";
import type { Database } from "../../store/Store.ts";
import { UPLOADS } from "../media/createMediaLibrary.ts";
import { MEDIA_ROOT } from "../media/mediaAddress.ts";
import type { FileFinder } from "./createFileFinder.ts";

export type MediaSinkParts = {
  readonly db: Database;
  readonly finder: FileFinder;
  readonly take: TakeMedia;
};

/** Finds files, and takes them among the site's media. */
export function mediaSink({ db, finder, take }: MediaSinkParts): MediaSink {
  return { known: knownIn(db), find: finder.find, take };
}

/** Looks in the folder only: what would be fetched counts as found. Takes nothing. */
export function dryMediaSink({
  db,
  finder,
  download,
}: Omit<MediaSinkParts, "take"> & { readonly download: boolean }): MediaSink {
  let taken = 0;
  return {
    known: knownIn(db),
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

function knownIn(db: Database): MediaSink["known"] {
  return async (origins) => {
    const rows = await findMediaByOrigins(db, origins);
    return new Map(
      rows.map((row) => [
        row.sourceId ?? "",
        { ...row, src: `${MEDIA_ROOT}${UPLOADS}/${row.path}` },
      ]),
    );
  };
}
