import { ImportError } from "../../content/import/ImportError.ts";
import type { Store } from "../../store/Store.ts";
import { importFile } from "../import/importFile.ts";
import { FinalFailure, type JobHandler } from "./JobHandler.ts";
import { readJobData } from "./readJobData.ts";

/**
 * Brings a file in. What an earlier try has brought in is known by its source and brought up to date,
 * so that a second try ends as one would have.
 */
export function importJob(store: Store): JobHandler {
  return async (job, { signal, progress }) => {
    const { file } = readJobData("imports", job);
    try {
      return await importFile(store, file, { tell: progress, signal });
    } catch (error) {
      // What is wrong with a file stays wrong.
      throw error instanceof ImportError ? new FinalFailure(error.message) : error;
    }
  };
}
