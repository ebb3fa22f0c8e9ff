import { type Context, Hono } from "hono";
import {
  DOCUMENTS_API,
  type RevisionRow,
  revisionQuery,
  revisionRestore,
} from "../../content/admin/documentWire.ts";
import { audit } from "../../store/auditLog.ts";
import {
  listRevisions,
  type Revision,
  readRevision,
  restoreRevision,
} from "../../store/revisions.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { asActor } from "./asActor.ts";
import { idOf, openEdited } from "./documents/openEdited.ts";
import { refusingChange } from "./documents/refusingChange.ts";
import { readBody, readQuery } from "./readBody.ts";

/** How many revisions a page of their list has. */
const PAGE = 50;

/** What a document said before: to look at, to compare and to give back. */
export function revisionRoutes({ db }: AdminOptions): Hono<AdminEnv> {
  const address = `${DOCUMENTS_API}/:id/revisions`;
  return new Hono<AdminEnv>()
    .get(address, async (c) => {
      const { before } = readQuery(c, revisionQuery);
      const found = await listRevisions(db, { documentId: idOf(c), limit: PAGE + 1, before });
      return c.json({
        items: found.slice(0, PAGE).map(toRevisionRow),
        has_more: found.length > PAGE,
      });
    })
    .get(`${address}/:revision`, async (c) => {
      const question = { documentId: idOf(c), revisionId: revisionOf(c) };
      const found = await readRevision(db, question);
      if (!found) throw missing();
      return c.json({ ...toRevisionRow(found), body: found.body });
    })
    .post(`${address}/:revision/restore`, (c) => restore(c, { db }));
}

async function restore(c: Context<AdminEnv>, { db }: Pick<AdminOptions, "db">): Promise<Response> {
  const documentId = idOf(c);
  const revisionId = revisionOf(c);
  const { based_on } = await readBody(c, revisionRestore);
  const by = asActor(c.get("user"));
  if (!(await readRevision(db, { documentId, revisionId }))) throw missing();
  const work = () =>
    db.transaction(async (tx) => {
      const question = { revisionId, updatedAt: new Date(based_on), by: by.id };
      const { id, kind, title: name } = await restoreRevision(tx, question);
      const subject = { kind, id, name };
      await audit(tx, { by, action: "document.revert", subject, details: { revisionId } });
    });
  await refusingChange(db, { id: documentId, work });
  return c.json(await openEdited(db, documentId));
}

function toRevisionRow({ id, title, createdAt, note, author }: Revision): RevisionRow {
  return { id, title, created_at: createdAt.toISOString(), note, author };
}

/** The number in the address; one that can be nobody's is nobody's. */
function revisionOf(c: Context<AdminEnv>): number {
  const text = c.req.param("revision") ?? "";
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

function missing(): SiteError {
  return new SiteError(404, MISSING, { code: "missing" });
}

const MISSING = "This revision is not there any more. Choose another from the list.";
