import type { Stats } from "node:fs";
import { open, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Master, MediaStore } from "./MediaStore.ts";
import { sniffFilm } from "./sniffFilm.ts";
import { SNIFFED_BYTES, sniffFormat } from "./sniffFormat.ts";

/** The largest master that is read, in bytes. */
export const MAX_MASTER_BYTES = 64 * 1024 * 1024;

/**
 * Masters from a folder and those within it. What a link leads to outside is not found, and no
 * name beginning with a dot.
 */
export function folderStore(folder: string, isImmutable: boolean): MediaStore {
  return {
    isImmutable,
    async findMaster(steps) {
      if (steps.length === 0 || !steps.every(isPlainName)) return undefined;
      const found = await findWithin(folder, steps);
      if (!found) return undefined;
      const { file, stats } = found;
      return stats.isFile() && stats.size <= MAX_MASTER_BYTES ? asMaster(file, stats) : undefined;
    },
  };
}

/** A name that means the same on every system: no separator, drive, control or hidden file. */
function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  return name !== "" && !name.startsWith(".") && !/[\u0000-\u001f\u007f/\\:]|\p{Cs}/u.test(name);
}

async function findWithin(
  folder: string,
  steps: readonly string[],
): Promise<{ file: string; stats: Stats } | undefined> {
  try {
    const [home, file] = await Promise.all([realpath(folder), realpath(join(folder, ...steps))]);
    return file.startsWith(home + sep) ? { file, stats: await stat(file) } : undefined;
  } catch {
    // Not there, a name too long, a loop of links: whatever it is, there is nothing to show.
    return undefined;
  }
}

function asMaster(file: string, { size, mtimeMs }: Stats): Master {
  return {
    file,
    size,
    version: `${size}-${Math.round(mtimeMs)}`,
    readFormat: async () => sniffFormat(await readHead(file)),
    readFilmType: async () => sniffFilm(await readHead(file)),
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
