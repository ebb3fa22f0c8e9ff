import { createReadStream, type Stats } from "node:fs";
import { open, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Master, MediaStore } from "./MediaStore.ts";
import { SNIFFED_BYTES } from "./sniffFormat.ts";

export type FolderOptions = Pick<MediaStore, "isImmutable" | "showsMasters">;

/**
 * Masters from a folder and those within it. What a link leads to outside is not found, and no
 * name beginning with a dot.
 */
export function folderStore(folder: string, options: FolderOptions): MediaStore {
  return {
    ...options,
    async findMaster(steps) {
      if (steps.length === 0 || !steps.every(isPlainName)) return undefined;
      const found = await findWithin(folder, steps);
      return found?.stats.isFile() ? asMaster(found) : undefined;
    },
  };
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
  } catch {
    // Not there, a name too long, a loop of links: whatever it is, there is nothing to show.
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
