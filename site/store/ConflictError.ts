/**
 * Why something could not be stored beside what is there:
 * - `changed`: someone else changed it after it was read;
 * - `missing`: it is not there, or no longer;
 * - `path-taken`: another document has that address;
 * - `sku-taken`: another product has that article number.
 */
export type ConflictReason = "changed" | "missing" | "path-taken" | "sku-taken";

const MESSAGES: Readonly<Record<ConflictReason, string>> = {
  changed:
    "The document was changed by someone else after it was opened here, and saving would undo their work. Open it again and repeat the change.",
  missing: "The document or revision is not there any more. Save the text as a new document.",
  "path-taken":
    "Another document already has this address, and an address can lead to one only. Choose another.",
  "sku-taken":
    "Another product already has one of these article numbers, and an order could not tell them apart. Choose another.",
};

/** A change that was refused so that nothing is lost. */
export class ConflictError extends Error {
  readonly reason: ConflictReason;

  constructor(reason: ConflictReason) {
    super(MESSAGES[reason]);
    this.name = "ConflictError";
    this.reason = reason;
  }
}
