import { createReadStream, type Stats } from "node:fs";
import { access, open, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Master } from "./MediaStore.ts";
import { SNIFFED_BYTES } from "./sniffFormat.ts";

/**
 * A file in a folder or in those within it. What a link leads to outside is not found, and no name
 * beginning with a dot.
 * @returns undefined where there is none
 * @throws where that cannot be told: the folder itself is not there, or something may not be read
 */
export async function findInFolder(
  folder: string,
  steps: readonly string[],
): Promise<Master | undefined> {
  if (steps.length === 0 || !steps.every(isPlainName)) return undefined;
  const found = await findWithin(folder, steps);
  return found?.stats.isFile() ? asMaster(found) : undefined;
}

/** A name that means the same on every system: no separator, drive, control or hidden file. */
function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  return name !== "" && !name.startsWith(".") && !/[\u0000-\u001f\u007f/\\:]|\p{Cs}/u.test(name);
}

type Found = {
  /** With nothing symbolic left in the path. */
  readonly file: string;
  readonly stats: Stats;
};

async function findWithin(folder: string, steps: readonly string[]): Promise<Found | undefined> {
  try {
    const [home, file] = await Promise.all([realpath(folder), realpath(join(folder, ...steps))]);
    return file.startsWith(home + sep) ? { file, stats: await stat(file) } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    // In a folder that is away itself, such as a disk's, everything would seem gone.
    await access(folder);
    return undefined;
  }
}

function asMaster({ file, stats: { size, mtimeMs } }: Found): Master {
  return {
    key: file,
    size,
    version: `${size}-${Math.round(mtimeMs)}`,
    readHead: () => readHead(file),
    open: (bytes) => createReadStream(file, bytes),
    localFile: async () => file,
  };
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(SNIFFED_BYTES);
    const { bytesRead } = await handle.read(head, 0, SNIFFED_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
