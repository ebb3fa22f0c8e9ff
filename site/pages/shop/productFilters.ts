import {
  PRODUCT_ORDERS,
  type ProductOrder,
  type ProductQuestion,
} from "../../content/PageSource.ts";
import { pageNumber } from "../pageNumber.ts";

/** What a visitor chose in a list of products; its address says all of it. */
export type ProductFilters = {
  /** Such as "ink:blue", in the order of their letters. */
  readonly facets: readonly string[];
  /** In whole units of the currency, as visitors read them. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly inStockOnly: boolean;
  readonly order: ProductOrder;
  readonly view: "grid" | "list";
  readonly page: number;
};

/** How many facets an address may name; the rest is left out. */
export const MAX_FACETS = 12;

const FACET = /^[\p{L}\p{M}\p{N}-]{1,60}:[\p{L}\p{M}\p{N}-]{1,60}$/u;
const PRICES = /^(\d{1,7})?-(\d{1,7})?$/;

/** Reads `?filter=ink:blue,paper:cream&price=10-30&stock=in&order=price&view=list&page=2`. */
export function readProductFilters(query: URLSearchParams): ProductFilters {
  const facets = (query.get("filter") ?? "").split(",").filter((facet) => FACET.test(facet));
  const [, from, to] = PRICES.exec(query.get("price") ?? "") ?? [];
  const order = PRODUCT_ORDERS.find((one) => one === query.get("order"));
  return {
    facets: [...new Set(facets)].sort().slice(0, MAX_FACETS),
    minPrice: from === undefined ? undefined : Number(from),
    maxPrice: to === undefined ? undefined : Number(to),
    inStockOnly: query.get("stock") === "in",
    order: order ?? "newest",
    view: query.get("view") === "list" ? "list" : "grid",
    page: pageNumber(query),
  };
}

/** The query that says these filters, always the same way; what is as usual is left out. */
export function writeProductFilters(filters: ProductFilters): URLSearchParams {
  const { facets, minPrice, maxPrice, inStockOnly, order, view, page } = filters;
  const query = new URLSearchParams();
  if (facets.length > 0) query.set("filter", facets.join(","));
  if (minPrice !== undefined || maxPrice !== undefined) {
    query.set("price", `${minPrice ?? ""}-${maxPrice ?? ""}`);
  }
  if (inStockOnly) query.set("stock", "in");
  if (order !== "newest") query.set("order", order);
  if (view !== "grid") query.set("view", view);
  if (page > 1) query.set("page", String(page));
  return query;
}

/** Whether anything narrows the list. */
export function isFiltered(filters: ProductFilters): boolean {
  const { facets, minPrice, maxPrice, inStockOnly } = filters;
  return facets.length > 0 || minPrice !== undefined || maxPrice !== undefined || inStockOnly;
}

/** The filters with prices in the smallest unit, as the store asks for them. */
export function toQuestion(
  filters: ProductFilters,
  {
    category,
    pageSize,
    minorUnit,
  }: {
    readonly category: string | undefined;
    readonly pageSize: number;
    /** How many of the smallest unit make one, such as 100. */
    readonly minorUnit: number;
  },
): ProductQuestion {
  const { facets, minPrice, maxPrice, inStockOnly, order, page } = filters;
  return {
    category,
    facets,
    minPrice: minPrice === undefined ? undefined : minPrice * minorUnit,
    maxPrice: maxPrice === undefined ? undefined : maxPrice * minorUnit,
    inStockOnly,
    order,
    page,
    pageSize,
  };
}
