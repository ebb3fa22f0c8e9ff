import { type ProductFilters, writeProductFilters } from "./productFilters.ts";

/** The address of a list with these filters, without its language. */
export function listAddress(path: string, filters: ProductFilters): string {
  const query = decodeURIComponent(writeProductFilters(filters).toString());
  return query === "" ? path : `${path}?${query}`;
}
