import type { NewSubmissionFile } from "../../../store/submissionFiles.ts";
import type { ReceivedFile } from "./ReceivedFile.ts";

/** Puts files in their places for good, all of them or none. @throws why one could not be */
export async function keepFiles(
  files: readonly ReceivedFile[],
): Promise<readonly NewSubmissionFile[]> {
  const kept: NewSubmissionFile[] = [];
  try {
    for (const file of files) {
      const { field, name, type, size } = file;
      kept.push({ field, name, type, size, path: await file.keep() });
    }
    return kept;
  } catch (error) {
    await Promise.allSettled(files.map((file) => file.withdraw()));
    throw error;
  }
}
