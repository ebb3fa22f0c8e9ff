import { access, constants, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { note, ok, type Result, wrong } from "./Finding.ts";
import { nearestFolder } from "./nearestFolder.ts";

/** Whether the data folder can be written, or made where there is none. */
export async function checkDataFolder(dataDir: string): Promise<Result> {
  const found = await stat(dataDir).catch(() => undefined);
  const place = found ? dataDir : await nearestFolder(dirname(dataDir));
  if (found && !found.isDirectory()) {
    return wrong(
      `${dataDir} is no folder, so nothing can be stored there.`,
      "Move the file away, or set DATA_DIR to a folder.",
    );
  }
  const code = await access(place, constants.W_OK | constants.X_OK).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  );
  if (code) {
    return wrong(
      `${place} cannot be written (${code}), so nothing can be stored.`,
      "Make it writable for this user, or set DATA_DIR to another folder.",
    );
  }
  if (!found) return note(`${dataDir} is not there yet.`, "npm start makes it.");
  return (found.mode & 0o077) === 0
    ? ok(`${dataDir} can be written.`)
    : note(
        `${dataDir} can be written, and other users of this machine can read in it.`,
        `Unless they are meant to: chmod 700 ${dataDir}`,
      );
}
