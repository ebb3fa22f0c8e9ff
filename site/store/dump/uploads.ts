import type { Dirent } from "node:fs";
import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";

export type UploadedFile = {
  /** Below the folder of uploads, its steps separated by slashes. */
  readonly path: string;
  readonly file: string;
  /** In bytes. */
  readonly size: number;
};

/** The longest path of an uploaded file that a dump may name, in UTF-16 units. */
const MAX_PATH_LENGTH = 500;

/**
 * Whether a path from a dump names a file below the folder of uploads, and means the same on every
 * system: no step up, drive, control or hidden file.
 */
export function isUploadPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  const isStep = (step: string) => /^[^.][^\u0000-\u001f\u007f\\:]*$/.test(step);
  return path.length <= MAX_PATH_LENGTH && path.split("/").every(isStep);
}

/**
 * Every uploaded file; none where the folder does not exist. Links are not followed, and what is
 * removed meanwhile is passed over.
 */
export async function* listUploads(folder: string, below = ""): AsyncGenerator<UploadedFile> {
  for await (const entry of await entriesOf(join(folder, below))) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (!isUploadPath(path)) continue;
    if (entry.isDirectory()) yield* listUploads(folder, path);
    if (!entry.isFile()) continue;
    const file = join(folder, path);
    const found = await stat(file).catch(unlessGone);
    if (found) yield { path, file, size: found.size };
  }
}

async function entriesOf(folder: string): Promise<AsyncIterable<Dirent> | Iterable<Dirent>> {
  return (await opendir(folder).catch(unlessGone)) ?? [];
}

/** @throws what is wrong with a file, unless it is that there is none */
export function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
