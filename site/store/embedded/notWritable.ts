import { StoreError } from "../StoreError.ts";

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "the system or its file system does not permit it",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is a file, not a folder",
  EEXIST: "there is a file of that name",
  ENOTSUP: "its file system knows no unix sockets or no hard links",
};

/** The error for a data folder that cannot be made or written. */
export function notWritable(dataDir: string, cause: unknown): StoreError {
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason = (code !== undefined && REASONS[code]) || message;
  return new StoreError(
    "not-writable",
    `The data folder ${dataDir} cannot be used: ${reason}. Without it nothing can be stored. ` +
      "Give this user the right to write there, or choose another folder on a disk of this machine.",
    { cause },
  );
}
