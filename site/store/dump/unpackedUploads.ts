import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { listUploads } from "./uploads.ts";

/** Hidden, so that neither pages nor dumps know of it. */
const PREFIX = ".restored-";

/** How long what a killed restore left is kept, in milliseconds: longer than any takes. */
const LEFT_MS = 24 * 60 * 60_000;

export type UnpackFolder = {
  readonly folder: string;
  /** Takes it away, and that of the uploads where there was none before and nothing is in it. */
  readonly remove: () => Promise<void>;
};

/**
 * Makes a folder for a dump's uploads, among those of the site: what is on the same disk comes to its
 * place by a new name. What a killed restore left there goes.
 */
export async function makeUnpackFolder(uploads: string): Promise<UnpackFolder> {
  const made = await mkdir(uploads, { recursive: true, mode: 0o700 });
  for (const name of await readdir(uploads)) {
    const left = join(uploads, name);
    const isOld = async () => Date.now() - (await stat(left)).ctimeMs > LEFT_MS;
    if (name.startsWith(PREFIX) && (await isOld())) await rm(left, { recursive: true });
  }
  const folder = await mkdtemp(join(uploads, PREFIX));
  return {
    folder,
    async remove() {
      await rm(folder, { recursive: true, force: true });
      // Whatever is in it by now keeps it.
      if (made !== undefined) await rmdir(uploads).catch(() => {});
    },
  };
}

export async function writeUpload(file: string, content: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(file, { flags: "wx", mode: 0o600 }));
}

/** Puts unpacked files into their places. @returns how many */
export async function moveUploads(from: string, to: string): Promise<number> {
  let count = 0;
  for await (const { file, path } of listUploads(from)) {
    const place = join(to, path);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await move(file, place);
    count += 1;
  }
  return count;
}

/** A folder of a year may be on another disk: there it becomes a copy first, whole under its name at once. */
async function move(file: string, place: string): Promise<void> {
  await rename(file, place).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EXDEV") throw error;
    const copy = join(dirname(place), PREFIX + randomBytes(8).toString("hex"));
    try {
      await copyFile(file, copy);
      await rename(copy, place);
    } catch (trouble) {
      await rm(copy, { force: true });
      throw trouble;
    }
  });
}
