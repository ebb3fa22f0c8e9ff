import { eq, sql } from "drizzle-orm";
import { addComment } from "../../comments.ts";
import { writeContactForm } from "../../contactForms.ts";
import { importMissing } from "../../importMissing.ts";
import { addRedirect } from "../../redirects.ts";
import type { Database } from "../../Store.ts";
import * as schema from "../../schema.ts";
import { writeTerm } from "../../terms.ts";
import { bodyOf, importedPost, pageContent, productWrite } from "../../testing/content.ts";
import { formContent } from "../../testing/formContent.ts";
import { storeSubmission } from "../../testing/storeSubmission.ts";
import { writeDocument } from "../../writeDocument.ts";
import { writeProduct } from "../../writeProduct.ts";
import { DUMPED_TABLES } from "../dumpedTables.ts";

/** Text that formats of files stumble over. */
export const ODD_TEXT =
  "tab\there, line\nbreak, carriage\rreturn, back\\slash, \\N, \"quotes\" 'both', nul-like \\u0000, 🎈 مرحبا \u2028";

/** Puts something of every kind into a store, with what is hard to carry over. */
export async function fillStore(db: Database): Promise<void> {
  await writeTerm(db, { kind: "category", slug: "above", name: "Above" });
  await writeTerm(db, { kind: "category", slug: "below", name: ODD_TEXT, parent: "above" });
  // What hangs below another may stand before it in the table.
  const child = await writeDocument(db, {
    content: pageContent({ path: "/child", title: "Child" }),
  });
  const top = await writeDocument(db, {
    content: pageContent({
      path: "/top",
      title: ODD_TEXT,
      body: bodyOf(`${ODD_TEXT} `.repeat(9000)),
    }),
  });
  await db
    .update(schema.documents)
    .set({ parentId: top.id })
    .where(eq(schema.documents.id, child.id));
  await importMissing(db, [
    ...["1000-01-02T03:04:05.678Z", "1899-12-31T23:59:59.999Z", "2999-01-01T00:00:00Z"].map(
      (date, place) => ({
        document: importedPost({ sourceId: `${place}`, publishedAt: new Date(date) }),
      }),
    ),
  ]);
  const product = await writeProduct(
    db,
    productWrite("/shop/lamp", { variants: [{ price: 2_500_000_000 }] }),
  );
  for (const rating of [5, 2]) {
    await addComment(db, {
      ...{ documentId: product.id, authorName: "Ada", authorEmail: "ada@example.com" },
      ...{ body: ODD_TEXT, rating, status: "approved" },
    });
  }
  await addPeople(db);
  await addRedirect(db, { from: "/old", to: "/top" });
}

async function addPeople(db: Database): Promise<void> {
  await db.insert(schema.users).values({ id: "u1", name: "Ada", email: "ada@example.com" });
  await db.insert(schema.accounts).values({
    id: "a1",
    accountId: "u1",
    providerId: "credential",
    userId: "u1",
    password: "hash",
  });
  await db.insert(schema.signIns).values({
    ...{ id: "s1", token: "token", userId: "u1" },
    expiresAt: new Date("2999-01-01"),
  });
  await writeContactForm(db, formContent("gone"));
  await db.delete(schema.contactForms).where(eq(schema.contactForms.key, "gone"));
  const form = await writeContactForm(db, formContent("write"));
  // Numbers of forms that are gone stay given.
  await writeContactForm(db, formContent("gone-too"));
  await db.delete(schema.contactForms).where(eq(schema.contactForms.key, "gone-too"));
  await storeSubmission(db, {
    ...{ formId: form.id, page: "/", idempotencyKey: "k1", hash: "h" },
    fields: { "your-name": [ODD_TEXT] },
    files: [
      { field: "cv", name: ODD_TEXT, type: "application/pdf", size: 7, path: "2026/letter.pdf" },
    ],
  });
}

/** Every row of every dumped table, for comparing two stores. */
export async function allRows(db: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const name of DUMPED_TABLES) {
    const rows = await db
      .select({ text: sql<string>`one::text` })
      .from(sql`(select row_to_json(chosen) from ${sql.identifier(name)} as chosen) as rows(one)`);
    found[name] = rows.map(({ text }) => text).sort();
  }
  return found;
}
