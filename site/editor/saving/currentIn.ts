import * as v from "valibot";
import { AdminError } from "../../admin/api/AdminError.ts";
import { type EditedDocument, editedDocument } from "../../content/admin/documentWire.ts";

/** The document as it is, where a save was refused because that is not what it began with. */
export function currentIn(error: unknown): EditedDocument | undefined {
  if (!(error instanceof AdminError && error.code === "changed")) return undefined;
  const read = v.safeParse(editedDocument, error.told.current);
  return read.success ? read.output : undefined;
}
