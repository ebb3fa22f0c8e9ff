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
  "53100": "its disk is full",
  "53200": "it has no memory left",
  "57P01": "it was stopped",
  "57P02": "it ended",
  CONNECTION_CLOSED: "it hung up",
  CONNECTION_DESTROYED: "it hung up",
  ECONNREFUSED: "nothing listens there any more",
  ECONNRESET: "it hung up",
};

/**
 * What went wrong with a file or with the database, for the owner of both; anything else as it was.
 * @param file the dump's
 */
export function knownTrouble(error: unknown, file: string): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code = "", syscall } = cause as NodeJS.ErrnoException;
  const ofDatabase = OF_DATABASES[code];
  if (ofDatabase !== undefined) {
    return new DumpError(
      `The database went away in the middle: ${ofDatabase}. Nothing of this was kept. ` +
        "Mend that and try again.",
      { cause: error },
    );
  }
  const ofFile = syscall === undefined ? undefined : OF_FILES[code];
  if (ofFile === undefined) return error;
  return new DumpError(
    `${file} cannot be used: ${ofFile}. Nothing of it was kept, and the site is as it was. ` +
      "Mend that, or choose another place, and try again.",
    { cause: error },
  );
}
