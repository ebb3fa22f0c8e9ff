import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import {
  daysQuery,
  exportQuery,
  SUBMISSIONS_API,
  submissionQuery,
  submissionsDelete,
} from "../../content/admin/submissionWire.ts";
import { slugOf } from "../../content/slugOf.ts";
import { deleteSubmissions } from "../../store/changeSubmissions.ts";
import { countDays } from "../../store/countDays.ts";
import { listSubmissions } from "../../store/listSubmissions.ts";
import { listFormsOfSubmissions, readFormFields } from "../../store/readFormFields.ts";
import { readSubmission } from "../../store/readSubmission.ts";
import type { Database } from "../../store/Store.ts";
import { languageOfUser } from "../../store/users.ts";
import { asAttachment } from "../routes/asAttachment.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { exportSubmissions } from "./exportSubmissions.ts";
import { ID_PATTERN } from "./idPattern.ts";
import { noteSubmissions } from "./noteSubmissions.ts";
import { pageOf } from "./pageOf.ts";
import { readBody, readQuery } from "./readBody.ts";
import { readListQuery } from "./readListQuery.ts";
import { replyToSubmission } from "./replyToSubmission.ts";
import { submissionRow, wholeSubmission } from "./submissionRow.ts";
import { missingSubmission, takeChanges, takeNote } from "./takeSubmissionChanges.ts";

/** What visitors sent with contact forms: read, sorted, noted on, answered and exported. */
export function submissionRoutes({
  db,
  source,
}: Pick<AdminOptions, "db" | "source">): Hono<AdminEnv> {
  const one = `${SUBMISSIONS_API}/:id{${ID_PATTERN}}`;
  return new Hono<AdminEnv>()
    .get(SUBMISSIONS_API, async (c) => {
      const { form, sort, from, until, ...question } = readListQuery(c, submissionQuery);
      const { items, counts, hasMore, ...page } = await listSubmissions(db, {
        ...question,
        ...askedOf({ form, from, until }),
        isOldestFirst: sort === "received",
      });
      return c.json({
        items: items.map(submissionRow),
        ...pageOf(page),
        counts,
        has_more: hasMore,
      });
    })
    .get(`${SUBMISSIONS_API}/choices`, async (c) =>
      c.json({ forms: await listFormsOfSubmissions(db) }),
    )
    .get(`${SUBMISSIONS_API}/days`, async (c) => {
      const { form, days, zone } = readQuery(c, daysQuery);
      return c.json({ items: await countDays(db, { formId: form, days: Number(days), zone }) });
    })
    .get(`${SUBMISSIONS_API}/export.csv`, (c) => sendTable(c, { db, source }))
    .get(one, async (c) => c.json(await opened(db, c.req.param("id"))))
    .post(`${SUBMISSIONS_API}/changes`, (c) => takeChanges(c, db))
    .post(`${SUBMISSIONS_API}/delete`, async (c) => {
      const { ids } = await readBody(c, submissionsDelete);
      const deleted = await db.transaction(async (tx) => {
        const rows = await deleteSubmissions(tx, ids);
        await noteSubmissions(c, tx, { deleted: rows });
        return rows.length;
      });
      return c.json({ deleted });
    })
    .put(`${one}/note`, async (c) => c.json(await takeNote(c, { db, id: c.req.param("id") })))
    .post(`${one}/replies`, async (c) => {
      const id = c.req.param("id");
      await replyToSubmission(c, { db, submission: await found(db, id) });
      return c.json(await opened(db, id), 201);
    });
}

type Narrowed = {
  readonly form?: number | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

function askedOf({ form, from, until }: Narrowed) {
  return {
    formId: form,
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
  };
}

async function sendTable(
  c: Context<AdminEnv>,
  { db, source }: Pick<AdminOptions, "db" | "source">,
): Promise<Response> {
  const query = readQuery(c, exportQuery);
  const form = (await readFormFields(db, [query.form])).get(query.form);
  if (!form) throw missingSubmission();
  await noteSubmissions(c, db, { exported: { formId: query.form } });
  const asked = { ...askedOf(query), formId: query.form };
  const { userId } = c.get("user");
  const language = (await languageOfUser(db, userId)) ?? (await source.readSite()).language;
  const lines = exportSubmissions(db, { form, asked, language });
  const day = new Date().toISOString().slice(0, 10);
  // Who goes away ends it; who reads slowly is waited for.
  const body = Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream;
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": asAttachment(`${slugOf(form.title) || "form"}-${day}.csv`),
      "x-content-type-options": "nosniff",
    },
  });
}

async function found(db: Database, id: string) {
  const submission = await readSubmission(db, id);
  if (!submission) throw missingSubmission();
  return submission;
}

async function opened(db: Database, id: string) {
  return wholeSubmission(await found(db, id));
}
