import type { MediaSink } from "../../../site/content/import/ImportSink.ts";
import type { NewMedia, StoredMedia } from "../../../site/content/TakeMedia.ts";

export type MemoryMedia = MediaSink & {
  /** What was taken, in its order. */
  readonly taken: readonly NewMedia[];
};

/** Takes whatever is found; `isThere` says whether a file is, by its path among the uploads. */
export function createMemoryMedia(isThere: (path: string) => boolean = () => true): MemoryMedia {
  const taken: NewMedia[] = [];
  const known = new Map<string, StoredMedia>();
  return {
    taken,
    async findTaken(origins) {
      const found = origins.flatMap(({ sourceId }) => known.get(sourceId) ?? []);
      return new Map(found.map((media) => [media.id, media]));
    },
    async find({ path }) {
      return isThere(path)
        ? { file: path, discard: async () => {} }
        : { reason: "it is not in the folder" };
    },
    async take(media) {
      taken.push(media);
      const id = media.origin?.sourceId ?? "";
      const kind = /\.(?:png|jpg)$/.test(media.file) ? "picture" : "document";
      const sides = kind === "picture" ? { width: 64, height: 48 } : { width: null, height: null };
      const src = `/media/uploads/2026/${id}.png`;
      const stored: StoredMedia = { id, src, kind, type: "", size: 1, ...sides, wasKnown: false };
      known.set(id, stored);
      return stored;
    },
  };
}
