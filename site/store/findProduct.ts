import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type {
  ListedProduct,
  ProductChoices,
  ShownProduct,
  ShownVariant,
} from "../content/ShownProduct.ts";
import { documentColumns, documentTermNames, isPublic } from "./documents.ts";
import { listedProductColumns } from "./listedProducts.ts";
import type { Database } from "./Store.ts";
import { authors, documents, products } from "./schema.ts";
import { isStorableText } from "./storable.ts";

/** How many reviews a product's page shows. */
export const MAX_SHOWN_REVIEWS = 50;
/** How many other products a product's page leads to. */
export const RELATED_PRODUCTS = 4;

/** The product whose page stands at `path`, if it is public by now. Two queries. */
export async function findProduct(db: Database, path: string): Promise<ShownProduct | undefined> {
  if (!isStorableText(path)) return undefined;
  const [found] = await db
    .select({ ...productPageColumns, isPublic: sql<boolean>`(${isPublic()})` })
    .from(documents)
    .innerJoin(products, eq(products.documentId, documents.id))
    .leftJoin(authors, eq(authors.id, documents.authorId))
    .where(eq(documents.path, path));
  if (!found?.isPublic || found.kind !== "product") return undefined;
  const { isPublic: _isPublic, ...product } = found;
  return { ...product, related: await listRelated(db, product.id) };
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

const { ratingSum, ratingCount, priceFrom, priceTo, options, details, gallery } = products;

const productPageColumns = {
  ...documentColumns,
  author: { slug: authors.slug, name: authors.name },
  terms: documentTermNames,
  ...{ ratingSum, ratingCount, priceFrom, priceTo, options, details, gallery },
  variants: sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'sku', sku, 'choice', choice,
      'price', price, 'regularPrice', regular_price, 'stock', stock) order by position), '[]')
    from variants where product_id = ${products.documentId}
  )`.mapWith((text: string): readonly ShownVariant[] => JSON.parse(text)),
  reviews: sql`(
    select coalesce(jsonb_agg(review order by review ->> 'createdAt' desc, review ->> 'id'), '[]') from (
      select jsonb_build_object('id', id, 'parentId', null, 'authorName', author_name, 'body', body,
        'rating', rating, 'createdAt', to_char(created_at at time zone 'UTC', ${'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'})) as review
      from comments
      where comments.document_id = ${products.documentId} and status = 'approved' and rating is not null
      order by created_at desc, id limit ${sql.raw(String(MAX_SHOWN_REVIEWS))}
    ) newest
  )`.mapWith(readReviews),
};

function readReviews(text: string): ShownProduct["reviews"] {
  const reviews: readonly (Omit<ShownProduct["reviews"][number], "createdAt"> & {
    readonly createdAt: string;
  })[] = JSON.parse(text);
  return reviews.map((review) => ({ ...review, createdAt: new Date(review.createdAt) }));
}

/** Of products that share terms with one, how many are looked at: there may be thousands. */
const MAX_CANDIDATES = 50;

/** Those that share most terms come first, then the newest. */
async function listRelated(db: Database, id: string): Promise<readonly ListedProduct[]> {
  return db
    .select(listedProductColumns)
    .from(sharing(id))
    .innerJoin(documents, sql`${documents.id} = sharing.id`)
    .innerJoin(products, eq(products.documentId, documents.id))
    .where(and(eq(documents.kind, "product"), isPublic()))
    .orderBy(desc(sql`sharing.shared`), desc(documents.publishedAt), desc(documents.id))
    .limit(RELATED_PRODUCTS);
}

function sharing(id: string): SQL {
  return sql`(
    select other.document_id as id, count(*) as shared
    from document_terms own
      join terms on terms.id = own.term_id and terms.kind in ('product-category', 'product-tag')
      join document_terms other on other.term_id = own.term_id and other.document_id <> own.document_id
    where own.document_id = ${id}::uuid
    group by other.document_id
    order by shared desc, id
    limit ${sql.raw(String(MAX_CANDIDATES))}
  ) sharing`;
}
