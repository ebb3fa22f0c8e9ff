import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { FindFile } from "../../content/import/FindFile.ts";
import { DownloadError, downloadFile } from "./downloadFile.ts";
import { makeImportFolder } from "./importFolder.ts";
import { openUploads } from "./openUploads.ts";

/** After so many files in a row that a host did not give, it is left alone. */
export const HOST_PATIENCE = 3;

export type FileFinderOptions = {
  /** A copy of the old site's uploads. Default none. */
  readonly folder?: string | undefined;
  /** Whether files are fetched from where they were. */
  readonly download: boolean;
  readonly signal?: AbortSignal | undefined;
  /** For tests: addresses that are asked though they are not public. Default none. */
  readonly allowed?: ReadonlySet<string> | undefined;
};

export type FileFinder = {
  readonly find: FindFile;
  /** Takes away what is left of downloads. */
  readonly stop: () => Promise<void>;
};

/**
 * Finds the files of an old site: in a folder, else where they were.
 * @throws ImportError where there is no such folder
 */
export async function createFileFinder(options: FileFinderOptions): Promise<FileFinder> {
  const uploads = options.folder === undefined ? undefined : await openUploads(options.folder);
  const fetcher = options.download ? await createFetcher(options) : undefined;
  return {
    async find({ addresses, path }) {
      const file = await uploads?.find(path);
      if (file !== undefined) return { file, discard: async () => {} };
      const nowhere = uploads ? "it is not in the folder" : "nothing was fetched";
      let reason = nowhere;
      for (const address of fetcher ? addresses : []) {
        const fetched = await fetcher?.fetch(address);
        if (fetched && "file" in fetched) return fetched;
        reason = fetched?.reason ?? nowhere;
      }
      return { reason };
    },
    stop: async () => fetcher?.stop(),
  };
}

async function createFetcher({ signal, allowed }: FileFinderOptions) {
  const { folder, remove } = await makeImportFolder();
  /** How often in a row each host gave nothing. */
  const failures = new Map<string, number>();
  return {
    async fetch(address: string): ReturnType<FindFile> {
      const host = URL.canParse(address) ? new URL(address).host : "";
      const failed = failures.get(host) ?? 0;
      if (failed >= HOST_PATIENCE) {
        return { reason: `its host ${host} gave nothing ${HOST_PATIENCE} times in a row` };
      }
      const file = join(folder, randomUUID());
      try {
        await downloadFile(address, { to: file, signal, allowed });
        failures.delete(host);
        return { file, discard: () => rm(file, { force: true }) };
      } catch (error) {
        if (!(error instanceof DownloadError)) throw error;
        if (error.isOfHost) failures.set(host, failed + 1);
        else failures.delete(host);
        return { reason: error.message };
      }
    },
    stop: remove,
  };
}
