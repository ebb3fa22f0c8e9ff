import { and, eq, notExists, sql } from "drizzle-orm";
import { DEMO_SOURCE } from "../../content/demo/demoSource.ts";
import { pagePath } from "../../content/pagePath.ts";
import { withoutEmptySections } from "../../content/sections.ts";
import { readShell, type Shell } from "../../store/readShell.ts";
import type { Database } from "../../store/Store.ts";
import { documents, documentTerms, redirects, terms } from "../../store/schema.ts";
import { forgetDemoSettings } from "./importSiteSettings.ts";

/**
 * Takes away what is still the demo's: its documents that nobody has changed, with what was said
 * below them, categories and tags that are empty without them, its name and its menus.
 * @returns how many documents went
 */
export async function replaceDemo(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const used = await tx
      .selectDistinct({ id: documentTerms.termId })
      .from(documentTerms)
      .innerJoin(documents, eq(documents.id, documentTerms.documentId))
      .where(eq(documents.source, DEMO_SOURCE));
    const gone = await tx
      .delete(documents)
      .where(and(eq(documents.source, DEMO_SOURCE), isUnchanged()))
      .returning({ id: documents.id });
    const isEmpty = notExists(
      tx.select().from(documentTerms).where(eq(documentTerms.termId, terms.id)),
    );
    for (const { id } of used) await tx.delete(terms).where(and(eq(terms.id, id), isEmpty));
    await forgetDemoSettings(tx);
    return gone.length;
  });
}

/** How many documents of the demo nobody has changed. */
export async function countDemo(db: Database): Promise<number> {
  return Number(await db.$count(documents, and(eq(documents.source, DEMO_SOURCE), isUnchanged())));
}

/** Where no page stands at the root, whoever asks for it is led to what the site has most of all. */
export async function keepRoot(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await tx.$count(documents, eq(documents.path, "/"))) > 0) return;
    const toPath = chiefPath(await readShell(tx));
    await tx.insert(redirects).values({ fromPath: "/", toPath }).onConflictDoNothing();
  });
}

/** The journal, else the shop, else the work; on a site of pages alone, where its menu leads first. */
function chiefPath({ site, sections }: Shell): string {
  const { menu } = withoutEmptySections(site, sections);
  const held = (["/journal", "/shop", "/portfolio"] as const).find((one) => sections.includes(one));
  const [first] = menu.flatMap(({ href }) => (/^\/[^?#]/.test(href) ? (pagePath(href) ?? []) : []));
  return held ?? first ?? "/journal";
}

function isUnchanged() {
  return sql`${documents.updatedAt} = ${documents.createdAt}`;
}
