import { and, eq, ne, sql } from "drizzle-orm";
import * as v from "valibot";
import { plainMessage } from "../content/fields/plainMessage.ts";
import { type Actor, audit } from "./auditLog.ts";
import { ConflictError } from "./ConflictError.ts";
import { ContentError, type ContentIssue } from "./ContentError.ts";
import { checkReferences } from "./checkReferences.ts";
import { type DocumentContent, documentContentSchema } from "./documentContent.ts";
import type { StoredDocument } from "./documents.ts";
import { dropDraft } from "./drafts.ts";
import { keepingHomePage } from "./keepingHomePage.ts";
import { listOf } from "./listOf.ts";
import { linkProducts } from "./productLinks.ts";
import { type ProductParts, productPartsSchema } from "./productParts.ts";
import type { Database } from "./Store.ts";
import { documents, type ProductLinkKind, variants } from "./schema.ts";
import { type ReplacedDocument, writeDocument } from "./writeDocument.ts";
import { writeProduct } from "./writeProduct.ts";

/** What makes a document a product: its parts, and the ids of the products it leads to. */
export type EditedParts = {
  readonly parts: ProductParts;
  readonly links: Readonly<Record<ProductLinkKind, readonly string[]>>;
};

export type EditedSave = {
  readonly content: DocumentContent;
  /** Of a product alone. */
  readonly product?: EditedParts | undefined;
  /** Without it a new one is made. */
  readonly replaces?: ReplacedDocument | undefined;
  /** What its editor calls this save. Default nothing. */
  readonly saveId?: string | undefined;
  readonly note?: string | undefined;
  readonly by: Actor & { readonly id: string };
};

const PLAIN = { message: plainMessage };

/**
 * Stores what an editor saves, with all that belongs to it, and throws their draft away; all or nothing.
 * @returns the document's id
 * @throws {ConflictError} as writeProduct, and `home-page` where visitors would be left without one
 * @throws {ContentError} when the content is not valid, for an address or article number that another has,
 *   and for what is gone that it refers to
 */
export async function saveEdited(db: Database, save: EditedSave): Promise<string> {
  const { parts } = save.product ?? {};
  const content = v.safeParse(documentContentSchema, save.content, PLAIN);
  const issues = [
    ...issuesOf(content.issues ?? [], []),
    ...(parts
      ? issuesOf(v.safeParse(productPartsSchema, parts, PLAIN).issues ?? [], ["product"])
      : []),
  ];
  if (!content.success || issues.length > 0) throw new ContentError(issues);
  try {
    return await db.transaction(async (tx) => {
      const id = save.replaces?.id;
      await checkReferences(tx, content.output, id);
      const document = await keepingHomePage(tx, id, () => write(tx, save));
      await dropDraft(tx, { documentId: document.id, userId: save.by.id });
      await note(tx, save, document);
      return document.id;
    });
  } catch (error) {
    throw await explain(db, error, save);
  }
}

function issuesOf(
  issues: readonly v.BaseIssue<unknown>[],
  above: ContentIssue["path"],
): readonly ContentIssue[] {
  return issues.map(({ path = [], message }) => {
    const steps = path.map(({ key }) => (typeof key === "number" ? key : String(key)));
    return { path: [...above, ...steps], message };
  });
}

async function write(
  tx: Database,
  { content, product, replaces, saveId, note: revision, by }: EditedSave,
): Promise<StoredDocument> {
  const common = { content, replaces, saveId, note: revision, by: by.id };
  if (!product) return writeDocument(tx, common);
  const document = await writeProduct(tx, { ...common, product: product.parts });
  const links = await existing(tx, document.id, product.links);
  await linkProducts(tx, [{ id: document.id, links }]);
  return document;
}

/** A product does not lead to itself, nor to what was deleted meanwhile. */
async function existing(
  tx: Database,
  id: string,
  links: EditedParts["links"],
): Promise<EditedParts["links"]> {
  const asked = [...new Set(Object.values(links).flat())].filter((target) => target !== id);
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.kind, "product"), sql`${documents.id} in (${listOf(asked, "uuid")})`));
  const there = new Set(rows.map((row) => row.id));
  const of = (kind: ProductLinkKind) => [...new Set(links[kind])].filter((one) => there.has(one));
  return { member: of("member"), upsell: of("upsell"), "cross-sell": of("cross-sell") };
}

function note(tx: Database, { by, replaces }: EditedSave, document: StoredDocument) {
  const { id, kind, title: name, status } = document;
  const action = replaces ? "document.save" : "document.create";
  return audit(tx, { by, action, subject: { kind, id, name }, details: { status } });
}

/** Says of what another has where in the content it stands. */
async function explain(db: Database, error: unknown, save: EditedSave): Promise<unknown> {
  if (!(error instanceof ConflictError)) return error;
  const { message, reason } = error;
  if (reason === "path-taken") return new ContentError([{ path: ["path"], message }]);
  if (reason !== "sku-taken") return error;
  const choices = save.product?.parts.variants ?? [];
  const skus = choices.flatMap(({ sku }) => sku?.trim() || []);
  const isOther = save.replaces ? ne(variants.productId, save.replaces.id) : undefined;
  const rows = await db
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(sql`${variants.sku} in (${listOf(skus)})`, isOther));
  const taken = new Set(rows.map(({ sku }) => sku));
  const issues = choices.flatMap(({ sku }, index) =>
    sku && taken.has(sku.trim()) ? [{ path: ["product", "variants", index, "sku"], message }] : [],
  );
  return issues.length > 0 ? new ContentError(issues) : error;
}
