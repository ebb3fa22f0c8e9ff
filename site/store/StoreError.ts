/**
 * Why a store could not be opened or went away:
 * - `locked`: another process holds the data folder;
 * - `not-writable`: the data folder cannot be made, read or written;
 * - `unreachable`: the database does not answer, or stopped;
 * - `migration-failed`: the tables could not be brought up to date;
 * - `newer`: the tables were written by a later version of this software.
 */
export type StoreErrorCode =
  | "locked"
  | "not-writable"
  | "unreachable"
  | "migration-failed"
  | "newer";

/** A failure of the store as a whole, in a sentence an owner can act on. Holds no password. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}
