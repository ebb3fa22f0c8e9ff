import type { MediaSink } from "../../content/import/ImportSink.ts";
import { createFileFinder } from "./createFileFinder.ts";
import type { CheckedImportRequest } from "./importRequest.ts";
import { dryMediaSink, type MediaSinkParts, mediaSink } from "./mediaSink.ts";

export type MediaRequest = Pick<MediaSinkParts, "library"> & {
  readonly request: Pick<CheckedImportRequest, "media" | "download" | "dryRun">;
  readonly signal?: AbortSignal | undefined;
  /** For tests: addresses that files are fetched from though they are not public. Default none. */
  readonly allowed?: ReadonlySet<string> | undefined;
};

/**
 * Does `use` with a place for an import's files, and takes away what finding them left; without
 * one, where neither a folder is named nor anything is to be fetched.
 * @throws ImportError where there is no such folder
 */
export async function withMediaSink<Result>(
  { request, library, signal, allowed }: MediaRequest,
  use: (media: MediaSink | undefined) => Promise<Result>,
): Promise<Result> {
  const { media: folder, download, dryRun } = request;
  if (folder === undefined && !download) return use(undefined);
  const finder = await createFileFinder({ folder, download: download && !dryRun, signal, allowed });
  try {
    return await use(
      dryRun ? dryMediaSink({ finder, library, download }) : mediaSink({ finder, library }),
    );
  } finally {
    await finder.stop();
  }
}
