import type { Logger } from "pino";
import type { OpenedMedia } from "./openMedia.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Clears away what crashes left, now and each day. @returns the stop */
export function tidyDaily({
  tidy,
  log,
}: Pick<OpenedMedia, "tidy"> & { readonly log: Logger }): () => void {
  async function work(): Promise<void> {
    try {
      const files = await tidy();
      if (files > 0) log.info({ files }, "files that a crash left among the media were removed");
    } catch (error) {
      log.warn({ err: error }, "the media could not be tidied; it is tried again tomorrow");
    }
  }
  void work();
  const timer = setInterval(work, DAY_MS).unref();
  return () => clearInterval(timer);
}
