import { and, arrayOverlaps, asc, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { ListPage, ProductOrder, ProductQuestion } from "../content/PageSource.ts";
import type { ListedProduct } from "../content/ShownProduct.ts";
import { countedPage } from "./countedPage.ts";
import { isPublic } from "./documents.ts";
import { groupFacets } from "./facets.ts";
import { inCategory } from "./inCategory.ts";
import { listedProductColumns } from "./listedProducts.ts";
import { rangeOf } from "./listPage.ts";
import type { Database } from "./Store.ts";
import { documents, products } from "./schema.ts";
import { isStorableText } from "./storable.ts";

/**
 * A page of the public products that fit. One query, and a second beyond the last page. A category
 * that is not there has none.
 * @param knownTotal how many fit, where that is known: counting them all takes longer than the rest
 */
export async function listProducts(
  db: Database,
  question: ProductQuestion,
  knownTotal?: number,
): Promise<ListPage<ListedProduct>> {
  const isListed = filterOf(question);
  const { offset, limit } = rangeOf(question);
  const counted = knownTotal === undefined ? sql`count(*) over ()` : sql`${knownTotal}::bigint`;
  // Which rows first, what they show afterwards: their pictures and terms are read for one page only.
  const page = db
    .select({
      id: sql<string>`${documents.id}`.as("page_id"),
      total: counted.as("total"),
    })
    .from(documents)
    .innerJoin(products, eq(products.documentId, documents.id))
    .where(isListed)
    .orderBy(...ORDERS[question.order])
    .limit(limit)
    .offset(offset)
    .as("page");
  const rows = await db
    .select({ ...listedProductColumns, total: sql`page.total`.mapWith(Number) })
    .from(page)
    .innerJoin(documents, eq(documents.id, page.id))
    .innerJoin(products, eq(products.documentId, documents.id))
    .orderBy(...ORDERS[question.order]);
  return countedPage(rows, question, async () => knownTotal ?? countProducts(db, isListed));
}

/** The id last: the same order on every page. */
const ORDERS: Readonly<Record<ProductOrder, readonly SQL[]>> = {
  newest: [desc(documents.publishedAt), desc(documents.id)],
  price: [sql`${products.priceFrom} asc nulls last`, asc(products.documentId)],
  "price-desc": [sql`${products.priceFrom} desc nulls last`, asc(products.documentId)],
  name: [asc(documents.searchTitle), asc(documents.id)],
  rating: [
    sql`${products.ratingSum}::real / nullif(${products.ratingCount}, 0) desc nulls last`,
    desc(products.ratingCount),
    desc(documents.publishedAt),
    desc(documents.id),
  ],
};

function filterOf(question: ProductQuestion): SQL | undefined {
  const { category, minPrice, maxPrice, inStockOnly, featuredOnly } = question;
  const facets = question.facets.filter(isStorableText);
  return and(
    sql`${documents.kind} = 'product'`,
    isPublic(),
    sql`${products.isListed}`,
    category === undefined ? undefined : inCategory(category),
    featuredOnly ? sql`${products.isFeatured}` : undefined,
    ...groupFacets(facets).map((keys) => arrayOverlaps(products.facets, [...keys])),
    facets.length < question.facets.length ? sql`false` : undefined,
    minPrice === undefined ? undefined : gte(products.priceTo, priceOf(minPrice)),
    maxPrice === undefined ? undefined : lte(products.priceFrom, priceOf(maxPrice)),
    inStockOnly ? eq(products.inStock, true) : undefined,
  );
}

/** A price as PostgreSQL's bigint can hold it. */
function priceOf(price: number): number {
  const whole = Number.isFinite(price) ? Math.trunc(price) : 0;
  return Math.min(Math.max(whole, -Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}

async function countProducts(db: Database, isListed: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(documents)
    .innerJoin(products, eq(products.documentId, documents.id))
    .where(isListed);
  return row?.total ?? 0;
}
