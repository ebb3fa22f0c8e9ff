import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableName, gt, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import pino from "pino";
import * as v from "valibot";
import { sessionList } from "../../../content/admin/accountWire.ts";
import { revisionList } from "../../../content/admin/documentWire.ts";
import { passwordLink } from "../../../content/admin/peopleWire.ts";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import { uploadAnswer } from "../../../content/mediaWire.ts";
import { addComment } from "../../../store/comments.ts";
import { writeContactForm } from "../../../store/contactForms.ts";
import type { Database } from "../../../store/Store.ts";
import * as schema from "../../../store/schema.ts";
import { formContent } from "../../../store/testing/formContent.ts";
import { openFormFiles } from "../../contact-forms/files/openFormFiles.ts";
import { addSentFile } from "../../contact-forms/files/testing/addSentFile.ts";
import { openMedia } from "../../media/openMedia.ts";
import { photo } from "../../media/testing/fixturePictures.ts";
import { formOf } from "../../testing/startMediaSite.ts";
import type { Ids } from "./attackedRoutes.ts";
import { documentDesk } from "./documentDesk.ts";
import { type AdminSite, startAdminSite } from "./startAdminSite.ts";

/** Stands in everything that only the owner's side knows: no answer to anybody else may hold it. */
export const CONFIDENTIAL = "marzipan-7f3c";

export type AttackedSite = AdminSite & {
  /** Something of everything that addresses name. */
  readonly ids: Ids;
};

/** A site with something in every list, to be attacked. */
export async function startAttackedSite(db: Database): Promise<AttackedSite> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-attacked-"));
  const log = pino({ level: "silent" });
  const media = openMedia({ root: folder, mediaDir: folder, db, log });
  const formFiles = openFormFiles(folder);
  const site = await startAdminSite(db, { ...media, formFiles });
  const { told } = site;
  const made = async (path: string, body: unknown, method?: string) =>
    v.parse(
      v.looseObject({ id: v.optional(v.string(), "") }),
      (await told(path, { body, ...(method && { method }) })) ?? {},
    ).id;

  const desk = documentDesk(() => site);
  const document = await desk.make("post", CONFIDENTIAL);
  const address = `/api/admin/documents/${document.id}`;
  const draft = { based_on: document.updated_at, content: { title: `${CONFIDENTIAL} II` } };
  await made(`${address}/draft`, draft, "PUT");
  const words = { name: CONFIDENTIAL, slug: CONFIDENTIAL, description: "", parent_id: null };
  const term = await made("/api/admin/terms", { kind: "category", ...words });
  const query = `search=${CONFIDENTIAL}`;
  const view = await made("/api/admin/views", { screen: "posts", name: CONFIDENTIAL, query });
  await told("/api/admin/redirects", { body: { from: `/${CONFIDENTIAL}`, to: "/b" } });
  const invited = { name: CONFIDENTIAL, email: "new@example.com", role: "editor" };
  const { person } = v.parse(passwordLink, await told("/api/admin/people", { body: invited }));
  const form = await writeContactForm(db, {
    ...formContent(CONFIDENTIAL, { title: CONFIDENTIAL }),
    handling: { ...plainHandling, closedMessage: CONFIDENTIAL },
  });
  const comment = await addComment(db, {
    documentId: "00000000-0000-4000-8000-000000000001",
    authorName: CONFIDENTIAL,
    authorEmail: "reader@example.com",
    body: CONFIDENTIAL,
    status: "pending",
  });
  const { id: formId } = await writeContactForm(db, formContent("confidential"));
  const [submission] = await db
    .insert(schema.submissions)
    .values({
      ...{ formId, status: "mail_sent", hash: CONFIDENTIAL, text: CONFIDENTIAL },
      fields: { "your-name": [CONFIDENTIAL] },
    })
    .returning({ id: schema.submissions.id });
  const revisions = v.parse(revisionList, await told(`${address}/revisions`)).items;
  const sessions = v.parse(sessionList, await told("/api/admin/account/sessions")).items;
  const upload = await uploadPicture();
  const sentFile = await addSentFile(db, { storage: formFiles, name: CONFIDENTIAL });

  async function uploadPicture() {
    const picture = await photo(60, 40).jpeg().toBuffer();
    const headers = { cookie: site.owner.cookie, "x-wp-nonce": site.owner.nonce };
    const answer = await fetch(`${site.site.address}/api/media`, {
      method: "POST",
      headers: { ...headers, origin: site.site.address },
      body: formOf([[`${CONFIDENTIAL}.jpg`, picture]]),
    });
    const [file] = v.parse(uploadAnswer, await answer.json()).files;
    if (!file || !("media" in file)) throw new Error("the picture was not taken");
    return file.media;
  }

  return {
    ...site,
    ids: {
      "/api/admin/documents": document.id,
      "/api/admin/comments": comment.id,
      "/api/admin/submissions": submission?.id ?? "",
      "/api/admin/terms": term,
      "/api/admin/views": view,
      "/api/admin/people": person.id,
      "/api/admin/account/sessions": sessions[0]?.id ?? "",
      "/api/admin/jobs": randomUUID(),
      "/api/admin/forms": String(form.id),
      "/api/admin/submissions/files": sentFile.id,
      "/api/media": upload.id,
      "/preview": document.id,
      revision: String(revisions[0]?.id),
    },
    async close() {
      media.media.stop();
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A print of all that is stored, but for what is counted of attempts. */
export async function printOf(db: Database): Promise<Readonly<Record<string, string>>> {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  const prints: [string, string][] = [];
  for (const table of tables) {
    const name = getTableName(table);
    if (name === getTableName(schema.rateLimits)) continue;
    const row = sql.raw(`"${name}"::text`);
    const [found] = await db
      .select({ print: sql<string>`coalesce(md5(string_agg(${row}, ' ' order by ${row})), '')` })
      .from(table)
      // One that has ended may be cleared away by anybody.
      .where(table === schema.signIns ? gt(schema.signIns.expiresAt, sql`now()`) : undefined);
    prints.push([name, found?.print ?? ""]);
  }
  return Object.fromEntries(prints);
}
