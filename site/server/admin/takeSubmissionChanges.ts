import type { Context } from "hono";
import { submissionChanges, submissionNote } from "../../content/admin/submissionWire.ts";
import { changeNote, changeSubmissions } from "../../store/changeSubmissions.ts";
import type { Database } from "../../store/Store.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv } from "./AdminOptions.ts";
import { noteSubmissions } from "./noteSubmissions.ts";
import { readBody } from "./readBody.ts";
import { standingOf } from "./submissionRow.ts";

/** Sorts and marks messages, many at once. @returns how they stood before, so that it can be undone */
export async function takeChanges(c: Context<AdminEnv>, db: Database): Promise<Response> {
  const { changes } = await readBody(c, submissionChanges);
  const before = await db.transaction(async (tx) => {
    const wanted = changes.map(({ id, status, is_read, is_starred, is_deleted }) => ({
      ...{ id, status, isRead: is_read, isStarred: is_starred, isDeleted: is_deleted },
    }));
    const stood = await changeSubmissions(tx, wanted);
    await noteSubmissions(c, tx, { stood, wanted });
    return stood;
  });
  const there = new Set(before.map(({ id }) => id));
  return c.json({
    before: before.map(({ id, formId: _, ...row }) => ({ id, ...standingOf(row) })),
    missing: changes.map(({ id }) => id).filter((id) => !there.has(id)),
  });
}

type Noted = { readonly db: Database; readonly id: string };

/** Writes the note on a message. @throws SiteError 404; 409 with what somebody else wrote meanwhile */
export async function takeNote(
  c: Context<AdminEnv>,
  { db, id }: Noted,
): Promise<{ readonly note: string }> {
  const { note, was } = await readBody(c, submissionNote);
  const said = await db.transaction((tx) => changeNote(tx, { id, note, was }));
  if (said === undefined) throw missingSubmission();
  if (said !== was && said !== note) {
    throw new SiteError(409, NOTE_CHANGED, { code: "changed", details: { note: said } });
  }
  return { note };
}

/** What tells that a message is gone. */
export function missingSubmission(): SiteError {
  const sentence =
    "This message is not there any more, so nothing was changed. Load the list again.";
  return new SiteError(404, sentence, { code: "missing" });
}

const NOTE_CHANGED =
  "Somebody else changed this note meanwhile. Both texts are here: choose which one stays.";
