import { ImportError } from "../../content/import/ImportError.ts";
import type { Store } from "../../store/Store.ts";
import { importFile } from "../import/importFile.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import { FinalFailure, type JobHandler } from "./JobHandler.ts";
import { readJobData } from "./readJobData.ts";

/**
 * Brings a file in. What an earlier try has brought in is known by its source and brought up to date,
 * so that a second try ends as one would have.
 */
export function importJob(store: Store, library: MediaLibrary): JobHandler {
  return async (job, { signal, progress }) => {
    const { file, options } = readJobData("imports", job);
    try {
      return await importFile(store, { ...options, file }, { tell: progress, signal, library });
    } catch (error) {
      // What is wrong with a file stays wrong.
      const isFinal = error instanceof ImportError && error.code !== "stopped";
      throw isFinal ? new FinalFailure(error.message) : error;
    }
  };
}
