/**
 * Why a file cannot be imported:
 * - `not-found`, `not-a-file`, `unreadable`: the file itself;
 * - `empty`, `packed`, `not-utf8`, `not-xml`, `not-an-export`: what is in it;
 * - `cut-short`: it begins well and ends too early;
 * - `doctype`: it brings definitions of its own, as entity bombs do;
 * - `too-large`: one piece of it is larger than MAX_ITEM_LENGTH;
 * - `not-csv`, `wrong-columns`: a table that is none of products;
 * - `no-media-folder`: the folder for its files is not there;
 * - `stopped`: something else than the file ended the import; what came until then is kept.
 */
export type ImportErrorCode =
  | "not-found"
  | "not-a-file"
  | "unreadable"
  | "empty"
  | "packed"
  | "not-utf8"
  | "not-xml"
  | "not-an-export"
  | "cut-short"
  | "doctype"
  | "too-large"
  | "not-csv"
  | "wrong-columns"
  | "no-media-folder"
  | "stopped";

/**
 * A file that cannot be imported, in a sentence its owner can act on. But where it was stopped,
 * nothing has been imported.
 */
export class ImportError extends Error {
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ImportError";
    this.code = code;
  }
}
