import type { MediaItem } from "../../content/mediaWire.ts";
import type { MediaRow } from "../../store/media.ts";
import { srcOf } from "./createMediaLibrary.ts";

/** A file, as programs are told of it. */
export function toMediaItem({ path, createdAt, trashedAt, ...row }: MediaRow): MediaItem {
  const { id, kind, type, size, width, height, name, alt, title, caption, focal } = row;
  const file = { id, src: srcOf(path), kind, type, size, width, height };
  const times = {
    created_at: createdAt.toISOString(),
    trashed_at: trashedAt?.toISOString() ?? null,
  };
  return { ...file, name, alt, title, caption, focal, ...times };
}
