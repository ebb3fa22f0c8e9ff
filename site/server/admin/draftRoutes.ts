import { type Context, Hono } from "hono";
import {
  DOCUMENTS_API,
  type Draft,
  draftSave,
  type Presence,
} from "../../content/admin/documentWire.ts";
import { dropDraft, keepDraft, type WrittenDraft } from "../../store/drafts.ts";
import { listPresent, notePresence, type PresentPerson } from "../../store/presence.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { idOf, openRow } from "./documents/openEdited.ts";
import { readBody } from "./readBody.ts";

/** What somebody writes and has not saved, and who else is at the same document. */
export function draftRoutes({ db }: AdminOptions): Hono<AdminEnv> {
  return new Hono<AdminEnv>()
    .put(`${DOCUMENTS_API}/:id/draft`, async (c) => {
      const reader = readerOf(c);
      const { based_on, content } = await readBody(c, draftSave);
      const draft = { ...reader, content, basedOn: new Date(based_on) };
      const updatedAt = await keepDraft(db, draft);
      return c.json({ updated_at: updatedAt.toISOString() });
    })
    .delete(`${DOCUMENTS_API}/:id/draft`, async (c) => {
      await dropDraft(db, readerOf(c));
      return c.body(null, 204);
    })
    .post(`${DOCUMENTS_API}/:id/presence`, async (c) => {
      const reader = readerOf(c);
      await notePresence(db, reader);
      const [row, others] = await Promise.all([openRow(c, db), listPresent(db, reader)]);
      return c.json({
        others: others.map(toPresence),
        updated_at: row.updatedAt.toISOString(),
        updated_by: row.updatedByName,
      });
    });
}

function readerOf(c: Context<AdminEnv>) {
  return { documentId: idOf(c), userId: c.get("user").userId };
}

/** A draft as the editor gets it back. */
export function toDraft({ content, basedOn, updatedAt }: WrittenDraft): Draft {
  return {
    content,
    based_on: basedOn.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

/** Another person who is there, as the editor shows them. */
export function toPresence({ id, name, seenAt, hasDraft }: PresentPerson): Presence {
  return { id, name, seen_at: seenAt.toISOString(), has_draft: hasDraft };
}
