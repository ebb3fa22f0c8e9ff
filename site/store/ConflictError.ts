/**
 * Why something could not be stored beside what is there:
 * - `changed`: someone else changed it after it was read;
 * - `missing`: it is not there, or no longer;
 * - `path-taken`: another document has that address;
 * - `sku-taken`: another product has that article number;
 * - `trashed`: it lies in the trash;
 * - `not-trashed`: it does not, and only what lies there is deleted for good;
 * - `missing-person`: there is no such account, or no longer;
 * - `email-taken`: another account has that address;
 * - `unfit-block`: a block of it is not filled in as its kind demands, and visitors would miss it;
 * - `home-page`: visitors would find nothing at the address of the site;
 * - `last-owner`: nobody would be left who owns the site and can sign in.
 */
export type ConflictReason =
  | "changed"
  | "missing"
  | "path-taken"
  | "sku-taken"
  | "trashed"
  | "not-trashed"
  | "missing-person"
  | "email-taken"
  | "unfit-block"
  | "home-page"
  | "last-owner";

const MESSAGES: Readonly<Record<ConflictReason, string>> = {
  changed:
    "The document was changed by someone else after it was opened here, and saving would undo their work. Open it again and repeat the change.",
  missing: "The document or revision is not there any more. Save the text as a new document.",
  "path-taken":
    "Another document already has this address, and an address can lead to one only. Choose another.",
  "sku-taken":
    "Another product already has one of these article numbers, and an order could not tell them apart. Choose another.",
  trashed:
    "It lies in the trash, where nothing is changed. Restore it first; what was written is kept until then.",
  "not-trashed":
    "It is not in the trash, and what is deleted for good cannot be brought back. Put it there first.",
  "missing-person": "This account is not there any more, so nothing was done. Load the list again.",
  "email-taken":
    "There is an account with this address already, and an address can have one only. Find it in the list and give it another role, or use another address.",
  "unfit-block":
    "A block of it is not filled in yet, and visitors would miss that block. Open it and publish it there: what is wrong is marked then.",
  "home-page":
    "This is the home page, and without it visitors would find nothing where they come in. To have another one, change the address of this page, then give the other page the address “/”.",
  "last-owner":
    "Nobody else owns this site and can sign in, and without an owner nobody could run it. Make somebody else an owner first.",
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
