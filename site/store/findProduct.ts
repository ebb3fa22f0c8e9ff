import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type {
  ListedProduct,
  ProductChoices,
  ShownProduct,
  ShownVariant,
} from "../content/ShownProduct.ts";
import { documentColumns, documentTermNames, isPublic } from "./documents.ts";
import { ISO_TIME } from "./isoTime.ts";
import { listedProductColumns, productPriceColumns } from "./listedProducts.ts";
import { listOf } from "./listOf.ts";
import type { Database } from "./Store.ts";
import { authors, documents, productLinks, products } from "./schema.ts";
import { isStorableText } from "./storable.ts";

/** How many reviews a product's page shows. */
export const MAX_SHOWN_REVIEWS = 50;
/** How many other products a product's page leads to. */
export const RELATED_PRODUCTS = 4;

/** The product whose page stands at `path`, if it is public by now. Two queries, three for a group. */
export async function findProduct(db: Database, path: string): Promise<ShownProduct | undefined> {
  if (!isStorableText(path)) return undefined;
  const [found] = await allProducts(db).where(eq(documents.path, path));
  return found?.isPublic ? withOthers(db, found) : undefined;
}

/** A product by its id, public or not. */
export async function findAnyProduct(db: Database, id: string): Promise<ShownProduct | undefined> {
  const [found] = await allProducts(db).where(eq(documents.id, id));
  return found && withOthers(db, found);
}

function allProducts(db: Database) {
  return db
    .select({ ...productPageColumns, isPublic: sql<boolean>`(${isPublic()})` })
    .from(documents)
    .innerJoin(products, eq(products.documentId, documents.id))
    .leftJoin(authors, eq(authors.id, documents.authorId));
}

type FoundProduct = Awaited<ReturnType<typeof allProducts>>[number];

async function withOthers(
  db: Database,
  { isPublic: _isPublic, ...product }: FoundProduct,
): Promise<ShownProduct | undefined> {
  if (product.kind !== "product") return undefined;
  const [related, members] = await Promise.all([
    listRelated(db, product.id),
    product.isGroup ? listMembers(db, product.id) : [],
  ]);
  return { ...product, related, members };
}

/** What the product at `path` is called, and what can be chosen of it. One query. */
export async function findProductChoices(
  db: Database,
  path: string,
): Promise<ProductChoices | undefined> {
  if (!isStorableText(path)) return undefined;
  const [found] = await db
    .select({
      title: documents.title,
      options: products.options,
      variants: productPageColumns.variants,
      isPublic: sql<boolean>`(${isPublic()})`,
    })
    .from(documents)
    .innerJoin(products, eq(products.documentId, documents.id))
    .where(eq(documents.path, path));
  if (!found?.isPublic) return undefined;
  const { title, options, variants } = found;
  return { title, options, variants };
}

const { ratingSum, ratingCount, options, details, gallery, outside, isGroup } = products;

const productPageColumns = {
  ...documentColumns,
  author: { slug: authors.slug, name: authors.name },
  terms: documentTermNames,
  ...productPriceColumns,
  ...{ ratingSum, ratingCount, options, details, gallery, outside, isGroup },
  variants: sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'sku', sku, 'choice', choice,
      'price', price, 'regularPrice', regular_price, 'stock', stock, 'takesBackorders', takes_backorders,
      'reducedUntil', case when regular_price is not null then to_char(sale_until at time zone 'UTC', ${ISO_TIME}) end
    ) order by position), '[]')
    from variants where product_id = ${products.documentId}
  )`.mapWith(readVariants),
  reviews: sql`(
    with recursive said as (
      (select * from comments review
        where review.document_id = ${products.documentId} and status = 'approved' and rating is not null
        order by created_at desc, id limit ${sql.raw(String(MAX_SHOWN_REVIEWS))})
      union
      select answer.* from said
        join comments answer on answer.parent_id = said.id and answer.status = 'approved'
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', said.id,
      'parentId', case when said.rating is null then said.parent_id end, 'authorName', author_name,
      'body', body, 'rating', rating, 'createdAt', to_char(said.created_at at time zone 'UTC', ${ISO_TIME}),
      'isOfSite', coalesce(users.role in ('editor', 'owner'), false))
      order by said.rating is null, case when said.rating is null then said.created_at end,
        said.created_at desc, said.id), '[]')
    from said left join users on users.id = said.user_id
  )`.mapWith(readReviews),
};

function readVariants(text: string): readonly ShownVariant[] {
  const found: readonly (Omit<ShownVariant, "reducedUntil"> & {
    readonly reducedUntil: string | null;
  })[] = JSON.parse(text);
  return found.map(({ reducedUntil, ...variant }) => ({
    ...variant,
    reducedUntil: reducedUntil === null ? null : new Date(reducedUntil),
  }));
}

function readReviews(text: string): ShownProduct["reviews"] {
  const reviews: readonly (Omit<ShownProduct["reviews"][number], "createdAt"> & {
    readonly createdAt: string;
  })[] = JSON.parse(text);
  return reviews.map((review) => ({ ...review, createdAt: new Date(review.createdAt) }));
}

/** Of products that share terms with one, how many are looked at: there may be thousands. */
const MAX_CANDIDATES = 50;

/** What its owner leads to comes first, in that order; then what shares most terms, then the newest. */
async function listRelated(db: Database, id: string): Promise<readonly ListedProduct[]> {
  return db
    .select(listedProductColumns)
    .from(related(id))
    .innerJoin(documents, sql`${documents.id} = related.id`)
    .innerJoin(products, eq(products.documentId, documents.id))
    .where(and(eq(documents.kind, "product"), isPublic(), sql`(led or ${products.isListed})`))
    .orderBy(
      desc(sql`related.led`),
      asc(sql`related.place`),
      desc(sql`related.shared`),
      desc(documents.publishedAt),
      desc(documents.id),
    )
    .limit(RELATED_PRODUCTS);
}

function related(id: string): SQL {
  return sql`(
    with linked as (
      select target_id as id, min(case kind when 'upsell' then 0 else 1000 end + position) as place
      from product_links where product_id = ${id}::uuid and kind <> 'member'
      group by target_id
    ),
    sharing as (
      select other.document_id as id, count(*) as shared
      from document_terms own
        join terms on terms.id = own.term_id and terms.kind in ('product-category', 'product-tag')
        join document_terms other on other.term_id = own.term_id and other.document_id <> own.document_id
      where own.document_id = ${id}::uuid
      group by other.document_id
      order by shared desc, id
      limit ${sql.raw(String(MAX_CANDIDATES))}
    )
    select id, true as led, place, 0 as shared from linked
    union all
    select id, false, 0, shared from sharing where id not in (select id from linked)
  ) related`;
}

/** What a group holds, in its order: those of them that are public. */
async function listMembers(db: Database, id: string): Promise<readonly ListedProduct[]> {
  return db
    .select(listedProductColumns)
    .from(productLinks)
    .innerJoin(documents, eq(documents.id, productLinks.targetId))
    .innerJoin(products, eq(products.documentId, documents.id))
    .where(and(eq(productLinks.productId, id), eq(productLinks.kind, "member"), isPublic()))
    .orderBy(asc(productLinks.position));
}

/** Products by their ids, in that order: those of them that are public. */
export async function listChosen(
  db: Database,
  ids: readonly string[],
): Promise<readonly ListedProduct[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: documents.id, ...listedProductColumns })
    .from(documents)
    .innerJoin(products, eq(products.documentId, documents.id))
    .where(and(sql`${documents.id} in (${listOf(ids, "uuid")})`, isPublic()));
  return found
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id: _id, ...product }) => product);
}
