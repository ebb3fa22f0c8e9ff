import { eq, sql } from "drizzle-orm";
import { documentColumns, type StoredDocument } from "./documents.ts";
import { ISO_TIME } from "./isoTime.ts";
import type { Database } from "./Store.ts";
import { documents, type ProductLinkKind, products, users } from "./schema.ts";

/** A variant as its editor knows it: a reduction that has begun is one still. */
export type EditedVariant = {
  readonly sku: string | null;
  readonly choice: Readonly<Record<string, string>>;
  /** Without the reduction. */
  readonly price: number | null;
  /** Its times as ISO 8601; `from` is null where it has begun, `until` where it has no end. */
  readonly sale: {
    readonly price: number;
    readonly from: string | null;
    readonly until: string | null;
  } | null;
  readonly stock: number | null;
  readonly takesBackorders: boolean;
};

/** Another product to which one leads. */
export type LinkedTitle = { readonly id: string; readonly title: string };

const { options, details, gallery, outside, isGroup, isFeatured, isListed, isSearched } = products;
const partColumns = {
  ...{ options, details, gallery, outside, isGroup, isFeatured, isListed, isSearched },
  documentId: products.documentId,
};

/** Whether the time at which it becomes public is to come, by the database's clock. */
export const isScheduled = sql<boolean>`coalesce(${documents.publishedAt} > now(), false)`;

const editedColumns = {
  document: documentColumns,
  updatedByName: users.name,
  isScheduled,
  termIds: sql`(
    select coalesce(jsonb_agg(term_id order by term_id), '[]')
    from document_terms where document_id = ${documents.id}
  )`.mapWith((text: string): readonly string[] => JSON.parse(text)),
  parts: partColumns,
  variants: sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'sku', sku, 'choice', choice, 'price', coalesce(regular_price, price), 'stock', stock,
      'takesBackorders', takes_backorders, 'sale', case
        when sale_price is not null then jsonb_build_object('price', sale_price,
          'from', to_char(sale_from at time zone 'UTC', ${ISO_TIME}),
          'until', to_char(sale_until at time zone 'UTC', ${ISO_TIME}))
        when regular_price is not null then jsonb_build_object('price', price, 'from', null,
          'until', to_char(sale_until at time zone 'UTC', ${ISO_TIME})) end
    ) order by position), '[]')
    from variants where product_id = ${documents.id}
  )`.mapWith((text: string): readonly EditedVariant[] => JSON.parse(text)),
  links: sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', product_links.kind, 'id', target.id, 'title', target.title) order by position), '[]')
    from product_links join documents target on target.id = target_id
    where product_id = ${documents.id}
  )`.mapWith((text: string): readonly StoredLink[] => JSON.parse(text)),
};

type StoredLink = LinkedTitle & { readonly kind: ProductLinkKind };

/** A document as its editor opens it, whatever its status. One query. */
export async function readEdited(db: Database, id: string) {
  const [found] = await db
    .select(editedColumns)
    .from(documents)
    .leftJoin(products, eq(products.documentId, documents.id))
    .leftJoin(users, eq(users.id, documents.updatedBy))
    .where(eq(documents.id, id));
  if (!found) return undefined;
  const { document, parts, variants, links, ...rest } = found;
  const product = parts && { ...withoutId(parts), variants, links: byKind(links) };
  return { ...document, ...rest, product };
}

export type EditedRow = NonNullable<Awaited<ReturnType<typeof readEdited>>>;
export type EditedProduct = NonNullable<EditedRow["product"]>;

function withoutId<Parts extends { readonly documentId: string }>({
  documentId: _id,
  ...parts
}: Parts): Omit<Parts, "documentId"> {
  return parts;
}

function byKind(
  links: readonly StoredLink[],
): Readonly<Record<ProductLinkKind, readonly LinkedTitle[]>> {
  const of = (kind: ProductLinkKind) =>
    links.filter((link) => link.kind === kind).map(({ id, title }) => ({ id, title }));
  return { member: of("member"), upsell: of("upsell"), "cross-sell": of("cross-sell") };
}

/** How a document stands, its publication to come included. */
export function stateOf({
  status,
  isScheduled,
}: Pick<StoredDocument, "status"> & { readonly isScheduled: boolean }) {
  return status === "published" && isScheduled ? "scheduled" : status;
}
