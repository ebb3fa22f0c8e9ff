import { statfs } from "node:fs/promises";
import { note, ok, type Result, wrong } from "./Finding.ts";

/** Below this the database may fail at the next write, in bytes: its log alone takes 128 MB. */
export const TOO_LITTLE_BYTES = 200 * 1024 * 1024;
/** Below this the sizes of pictures, which may take 1 GB, could fill the disk, in bytes. */
export const LITTLE_BYTES = 2 * 1024 * 1024 * 1024;

/** How much room is left on the disk of a folder. @param free asks the system, in bytes */
export async function checkRoom(
  folder: string,
  free: (folder: string) => Promise<number> = freeBytes,
): Promise<Result> {
  const bytes = await free(folder);
  const says = `${inWords(bytes)} are free on the disk of ${folder}.`;
  if (bytes < TOO_LITTLE_BYTES) {
    return wrong(
      `${says} The next thing that is stored may fail.`,
      "Make room, or set DATA_DIR to a folder on another disk.",
    );
  }
  if (bytes >= LITTLE_BYTES) return ok(says);
  return note(
    `${says} Uploads, and pictures made from them, may fill it.`,
    "Make room, or set MEDIA_DIR to a folder on another disk.",
  );
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function inWords(bytes: number): string {
  const megabytes = Math.floor(bytes / 1024 / 1024);
  return megabytes < 10_000 ? `${megabytes} MB` : `${Math.floor(megabytes / 1024)} GB`;
}
