import { randomBytes } from "node:crypto";
import { mkdir, open, opendir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findInFolder } from "./findInFolder.ts";
import { folderStore } from "./folderStore.ts";
import type { Draft, KeptFile, MediaStorage } from "./MediaStorage.ts";

/** Where drafts lie, in the same folder, so that keeping one is a renaming. Never served: see findInFolder. */
export const DRAFTS = ".incoming";

/** Keeps files in a folder, which several servers may share. */
export function diskStorage(folder: string): MediaStorage {
  const drafts = join(folder, DRAFTS);
  return {
    ...folderStore(folder, { isImmutable: true, showsMasters: false }),
    async begin() {
      await mkdir(drafts, { recursive: true });
      return beginDraft(folder, join(drafts, randomBytes(16).toString("hex")));
    },
    findKept: (path) => findInFolder(folder, path.split("/")),
    remove: (path) => rm(join(folder, path), { force: true }),
    list: () => listKept(folder),
    async removeDrafts(before) {
      let removed = 0;
      for (const name of await namesIn(drafts)) {
        const file = join(drafts, name);
        if (((await timeOf(file)) ?? before) >= before) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

async function beginDraft(folder: string, file: string): Promise<Draft> {
  // Opened by now: a stream that opens it later could make it after it was discarded.
  const stream = (await open(file, "wx", 0o600)).createWriteStream();
  return {
    file,
    stream,
    async keep(path) {
      const place = join(folder, path);
      await mkdir(dirname(place), { recursive: true });
      await sync(file);
      await rename(file, place);
      // Some systems cannot sync a folder: there the name may be lost with the power.
      await sync(dirname(place)).catch(() => {});
    },
    async discard() {
      stream.destroy();
      await rm(file, { force: true });
    },
  };
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Only years hold what was kept; what an owner puts beside them is not ours. */
async function* listKept(folder: string): AsyncGenerator<KeptFile> {
  for (const year of (await namesIn(folder)).filter((name) => /^\d{4}$/.test(name))) {
    for await (const entry of await opendir(join(folder, year))) {
      const since = entry.isFile() && (await timeOf(join(folder, year, entry.name)));
      if (since) yield { path: `${year}/${entry.name}`, since };
    }
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

/** Of the last change of its place or content, which no program can set. @returns undefined once it is gone */
async function timeOf(file: string): Promise<Date | undefined> {
  return (await stat(file).catch(() => undefined))?.ctime;
}
