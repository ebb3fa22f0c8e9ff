import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Files made from others, which may be forgotten at any time. Several servers may share the folder. */
export type MediaCache = {
  /** In bytes; undefined where there is none, as far as is known here. */
  readonly sizeOf: (name: string) => number | undefined;
  /** Whether what nobody has asked for yet had better be left out, so that it takes nothing's place. */
  readonly isNearlyFull: () => boolean;
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Whole or not at all: others never see half a file. Those not read for longest leave. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
};

/** What a disk keeps files in, in bytes. */
const BLOCK = 4096;

/** A file that is being written, and after how long it was left behind, in milliseconds. */
const UNFINISHED = ".tmp";
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/** How often what other servers keep in the folder is counted, in milliseconds. */
export const SURVEY_MS = 60 * 60 * 1000;

/** Which part of its room may be filled before anybody asks. */
const NEARLY_FULL = 0.75;

/**
 * Opens the folder, with what an earlier run or another server left in it.
 * @param maxBytes how much it may hold
 */
export async function openMediaCache(folder: string, maxBytes: number): Promise<MediaCache> {
  let sizes = new Map<string, number>();
  let total = 0;
  let surveyed = 0;
  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name);

  function forget(name: string): void {
    const size = sizes.get(name);
    if (size !== undefined && sizes.delete(name)) total -= roomFor(size);
  }

  /** A map keeps the order of insertion: what was used last stands at its end. */
  function note(name: string, size: number): void {
    forget(name);
    sizes.set(name, size);
    total += roomFor(size);
  }

  /** What is new here was not read here: it counts as older than all that was. */
  async function surveyAgain(): Promise<void> {
    surveyed = Date.now();
    const lying = await survey(folder);
    const known = [...sizes].filter(([name]) => lying.has(name));
    const others = [...lying].filter(([name]) => !sizes.has(name));
    sizes = new Map([...others, ...known]);
    total = [...sizes.values()].reduce((sum, size) => sum + roomFor(size), 0);
  }

  async function makeRoom(): Promise<void> {
    if (Date.now() - surveyed > SURVEY_MS) await surveyAgain();
    for (const oldest of sizes.keys()) {
      if (total <= maxBytes) return;
      forget(oldest);
      await rm(pathOf(oldest), { force: true });
    }
  }

  await surveyAgain();
  return {
    sizeOf: (name) => sizes.get(name),
    isNearlyFull: () => total > maxBytes * NEARLY_FULL,
    async read(name) {
      // Whatever is known here, another server may have made it, or let go of it.
      const bytes = await readFile(pathOf(name)).catch(() => undefined);
      if (bytes) note(name, bytes.length);
      else forget(name);
      return bytes && new Uint8Array(bytes);
    },
    async write(name, bytes) {
      await writeWhole(pathOf(name), bytes);
      note(name, bytes.length);
      await makeRoom();
    },
  };
}

/** File systems keep whole blocks, also for a file with nothing in it. */
function roomFor(size: number): number {
  return Math.max(1, Math.ceil(size / BLOCK)) * BLOCK;
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomBytes(6).toString("hex")}${UNFINISHED}`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

type Found = { readonly name: string; readonly path: string; size: number; time: number };

/** What lies in the folder, oldest first. */
async function survey(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: Found[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(() => undefined);
    if (!stats) continue;
    if (!entry.name.endsWith(UNFINISHED)) {
      found.push({ name: entry.name, path, size: stats.size, time: stats.mtimeMs });
    } else if (Date.now() - stats.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
  found.sort((a, b) => a.time - b.time);
  return new Map(found.map(({ name, size }) => [name, size]));
}
