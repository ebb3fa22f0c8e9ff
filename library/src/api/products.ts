import type { Client } from "./createClient.ts";
import type { Body, WithBody } from "./documentWire.ts";
import {
  type Product,
  type ProductPage,
  type ProductQuery,
  type ProductQuestion,
  product,
  productPage,
} from "./productWire.ts";
import { type ReadOptions, read } from "./read.ts";
import { unlessMissing } from "./unlessMissing.ts";

/** A page of a site's public products. @throws ApiError, as "missing" where there is no such category */
export function listProducts(
  client: Client,
  query: ProductQuery = {},
  options: ReadOptions = {},
): Promise<ProductPage> {
  return read(client, { ...options, of: "products", query, answer: productPage });
}

/**
 * A public product with all that can be chosen of it; where it has moved, as it is at its new address.
 * @returns undefined where there is none @throws ApiError
 */
export function getProduct<Asked extends Body = "blocks">(
  client: Client,
  query: ProductQuestion<Asked>,
  options: ReadOptions = {},
): Promise<WithBody<Product, Asked> | undefined> {
  const reading = read(client, { ...options, of: "product", query, answer: product });
  // The server gives the one that was asked for, and null for the other.
  return unlessMissing(reading as Promise<WithBody<Product, Asked>>);
}
