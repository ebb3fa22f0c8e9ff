import { isDatabaseGone } from "../isDatabaseGone.ts";
import { DumpError } from "./DumpError.ts";

const OF_FILES: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is a file, not a folder",
  EACCES: "this user may not",
  EPERM: "the system or its file system does not permit it",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "this user's share of the disk is full",
  EFBIG: "a file may not be that large there",
};

/** By SQLSTATE, or by the name that postgres.js gives what ends a connection. */
const OF_DATABASES: Readonly<Record<string, string>> = {
  "53100": "has no room left on its disk",
  "53200": "has no memory left",
  "57P01": "went away in the middle: it was stopped",
  "57P02": "went away in the middle: it ended",
  "57P03": "went away in the middle: it is stopping or starting",
  CONNECTION_CLOSED: "went away in the middle: it hung up",
  CONNECTION_DESTROYED: "went away in the middle: it hung up",
  ECONNREFUSED: "went away in the middle: nothing listens there any more",
  ECONNRESET: "went away in the middle: it hung up",
};

const GONE = "went away in the middle: it does not answer";

/**
 * What went wrong with a file or with the database, for the owner of both; anything else as it was.
 * @param what cannot be used, where it is a file: the dump, say, by its path
 */
export function knownTrouble(error: unknown, what: string): unknown {
  if (error instanceof DumpError) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code = "", syscall } = cause as NodeJS.ErrnoException;
  const ofDatabase = OF_DATABASES[code] ?? (isDatabaseGone(code) ? GONE : undefined);
  if (ofDatabase !== undefined) {
    return new DumpError(
      `The database ${ofDatabase}. Nothing of this was kept. Mend that and try again.`,
      { cause: error },
    );
  }
  const ofFile = syscall === undefined ? undefined : OF_FILES[code];
  if (ofFile === undefined) return error;
  return new DumpError(
    `${what} cannot be used: ${ofFile}. Nothing of it was kept, and the site is as it was. ` +
      "Mend that, or choose another place, and try again.",
    { cause: error },
  );
}
