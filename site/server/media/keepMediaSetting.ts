import { type MediaSetting, mediaSetting } from "../../content/mediaSettings.ts";
import type { Database } from "../../store/Store.ts";
import { readSetting } from "../../store/settings.ts";

/** For how long the settings are taken for what they were, in milliseconds. */
export const MEDIA_SETTING_AGE_MS = 1000;

/**
 * The owner's settings of the media, for whoever asks often: a change holds on each server a second later, and
 * a picture costs no query. While the database is away they stay as they were.
 */
export function keepMediaSetting(db: Database): () => Promise<MediaSetting> {
  let kept = Promise.resolve(mediaSetting.fallback);
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - readAt < MEDIA_SETTING_AGE_MS) return kept;
    readAt = performance.now();
    const before = kept;
    kept = readSetting(db, mediaSetting).catch(() => before);
    return kept;
  };
}
