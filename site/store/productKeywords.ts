import { eq, sql } from "drizzle-orm";
import type { ProductDetail, ProductOption } from "./productParts.ts";
import type { Database } from "./Store.ts";
import { products, variants } from "./schema.ts";

/** What a product is found by beside its texts. */
export type KeywordSource = {
  readonly options: readonly ProductOption[];
  readonly details: readonly ProductDetail[];
  readonly skus: readonly string[];
};

/** Article numbers first: a long list of details must not push them out of what is searched. */
export function productKeywords({ options, details, skus }: KeywordSource): string {
  const named = [...options, ...details].flatMap(({ name, values }) => [name, ...values]);
  return [...skus, ...named].join(" ");
}

/** The same of a product as it is stored; "" for another document. One query. */
export async function readKeywords(tx: Database, documentId: string): Promise<string> {
  const [product] = await tx
    .select({ options: products.options, details: products.details, skus })
    .from(products)
    .where(eq(products.documentId, documentId));
  return product ? productKeywords(product) : "";
}

const skus = sql`(
  select coalesce(jsonb_agg(${variants.sku} order by ${variants.position}), '[]')
  from ${variants} where ${variants.productId} = ${products.documentId} and ${variants.sku} is not null
)`.mapWith((text: string): readonly string[] => JSON.parse(text));
