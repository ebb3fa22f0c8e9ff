import { type Context, Hono } from "hono";
import { documentBulk, documentsPutBack } from "../../content/admin/documentBulkWire.ts";
import {
  DOCUMENTS_API,
  documentDuplicate,
  documentQuery,
  documentSave,
  newDocument,
} from "../../content/admin/documentWire.ts";
import { slugOf } from "../../content/slugOf.ts";
import { ensureAuthor } from "../../store/authors.ts";
import { listDocumentUses } from "../../store/documentUses.ts";
import { findDraft } from "../../store/drafts.ts";
import { listEdited } from "../../store/listEdited.ts";
import { listPresent } from "../../store/presence.ts";
import { saveEdited } from "../../store/saveEdited.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { asActor } from "./asActor.ts";
import { changeMany } from "./documents/changeMany.ts";
import { duplicateContent } from "./documents/duplicateContent.ts";
import { newContent } from "./documents/newContent.ts";
import { idOf, openEdited, openRow } from "./documents/openEdited.ts";
import { putBackMany } from "./documents/putBackMany.ts";
import { refusing } from "./documents/refusing.ts";
import { refusingChange } from "./documents/refusingChange.ts";
import { toEditedDocument } from "./documents/toEditedDocument.ts";
import { toListedDocument } from "./documents/toListedDocument.ts";
import { EMPTY_PRODUCT, toStoredContent } from "./documents/toStoredContent.ts";
import { toDraft, toPresence } from "./draftRoutes.ts";
import { pageOf } from "./pageOf.ts";
import { readBody } from "./readBody.ts";
import { readListQuery } from "./readListQuery.ts";

/** Documents of every kind: their lists, and each from its beginning to its end. */
export function documentRoutes(options: AdminOptions): Hono<AdminEnv> {
  const { db } = options;
  return new Hono<AdminEnv>()
    .get(DOCUMENTS_API, (c) => list(c, options))
    .post(DOCUMENTS_API, (c) => create(c, options))
    .post(`${DOCUMENTS_API}/bulk`, async (c) =>
      c.json(
        await changeMany(db, { ...(await readBody(c, documentBulk)), by: asActor(c.get("user")) }),
      ),
    )
    .post(`${DOCUMENTS_API}/put-back`, async (c) =>
      c.json(
        await putBackMany(db, {
          ...(await readBody(c, documentsPutBack)),
          by: asActor(c.get("user")),
        }),
      ),
    )
    .get(`${DOCUMENTS_API}/:id`, (c) => open(c, options))
    .put(`${DOCUMENTS_API}/:id`, (c) => save(c, options))
    .post(`${DOCUMENTS_API}/:id/duplicate`, (c) => duplicate(c, options))
    .get(`${DOCUMENTS_API}/:id/uses`, async (c) => {
      const { id, path } = await openRow(c, db);
      return c.json({ items: await listDocumentUses(db, { id, path }) });
    });
}

async function list(c: Context<AdminEnv>, { db, source }: AdminOptions): Promise<Response> {
  const asked = readListQuery(c, documentQuery);
  const site = await source.readSite();
  const { items, ...page } = await listEdited(db, {
    ...asked,
    order: asked.sort,
    reader: c.get("user").userId,
    siteLanguage: site.language,
  });
  return c.json({ items: items.map(toListedDocument), ...pageOf(page) });
}

async function create(c: Context<AdminEnv>, { db }: AdminOptions): Promise<Response> {
  const asked = await readBody(c, newDocument);
  const by = asActor(c.get("user"));
  const authorId = await ensureAuthor(db, { slug: slugOf(by.name) || by.id, name: by.name });
  const content = await newContent(db, { ...asked, authorId });
  const product = asked.kind === "product" ? EMPTY_PRODUCT : undefined;
  return refusing(async () => {
    const id = await saveEdited(db, { content, product, by });
    return c.json(await openEdited(db, id), 201);
  });
}

async function open(c: Context<AdminEnv>, { db }: AdminOptions): Promise<Response> {
  const row = await openRow(c, db);
  const reader = { documentId: row.id, userId: c.get("user").userId };
  const [draft, others] = await Promise.all([findDraft(db, reader), listPresent(db, reader)]);
  return c.json({
    document: toEditedDocument(row),
    draft: draft ? toDraft(draft) : null,
    others: others.map(toPresence),
  });
}

async function save(c: Context<AdminEnv>, { db }: AdminOptions): Promise<Response> {
  const id = idOf(c);
  const { based_on, save_id: saveId, content, note } = await readBody(c, documentSave);
  const { kind } = await openRow(c, db);
  const replaces = { id, updatedAt: new Date(based_on) };
  const work = async () =>
    saveEdited(db, {
      ...toStoredContent(kind, content),
      replaces,
      saveId,
      note,
      by: asActor(c.get("user")),
    });
  await refusingChange(db, { id, work });
  return c.json(await openEdited(db, id));
}

async function duplicate(c: Context<AdminEnv>, { db }: AdminOptions): Promise<Response> {
  const { title } = await readBody(c, documentDuplicate);
  const document = toEditedDocument(await openRow(c, db));
  const content = await duplicateContent(db, document, title);
  return refusing(async () => {
    const id = await saveEdited(db, {
      ...toStoredContent(document.kind, content),
      by: asActor(c.get("user")),
    });
    return c.json(await openEdited(db, id), 201);
  });
}
