import type { StoredMedia } from "../TakeMedia.ts";

/** What of a file among the media is written into documents. */
export type BroughtFile = Pick<StoredMedia, "src" | "kind" | "width" | "height">;
