import type { Context } from "hono";
import type { EditedDocument } from "../../../content/admin/documentWire.ts";
import { type EditedRow, readEdited } from "../../../store/readEdited.ts";
import type { Database } from "../../../store/Store.ts";
import { SiteError } from "../../SiteError.ts";
import type { AdminEnv } from "../AdminOptions.ts";
import { ID_PATTERN } from "../idPattern.ts";
import { toEditedDocument } from "./toEditedDocument.ts";

const ID = new RegExp(`^${ID_PATTERN}$`);

/** Whether a text can name a document. */
export function isDocumentId(text: string): boolean {
  return ID.test(text);
}

/** The document that the request's address names. @throws SiteError 404 `missing` */
export async function openRow(c: Context<AdminEnv>, db: Database): Promise<EditedRow> {
  const row = await readEdited(db, idOf(c));
  if (!row) throw missing();
  return row;
}

/** The id in the request's address. @throws SiteError 404 `missing` where it can be nobody's */
export function idOf(c: Context<AdminEnv>): string {
  const id = c.req.param("id") ?? "";
  if (!isDocumentId(id)) throw missing();
  return id;
}

/** A document that was there a moment ago, as the editor opens it. @throws SiteError 404 `missing` */
export async function openEdited(db: Database, id: string): Promise<EditedDocument> {
  const row = await readEdited(db, id);
  if (!row) throw missing();
  return toEditedDocument(row);
}

function missing(): SiteError {
  return new SiteError(404, MISSING, { code: "missing" });
}

const MISSING =
  "This document is not there any more: somebody deleted it for good. Look for it in the list, or write it anew.";
