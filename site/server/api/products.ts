import * as v from "valibot";
import { API_ROOT, PRODUCT_ORDERS, type ProductPage } from "vitrine/api";
import type { ShownFacet } from "../../content/PageSource.ts";
import { SiteError } from "../SiteError.ts";
import type { ApiAddress } from "./ApiOptions.ts";
import { pageNumbers } from "./pageNumbers.ts";
import { pageParameters, readParameters, slug, whole, yes } from "./readParameters.ts";
import { toListedProduct } from "./toProduct.ts";

/** How many filters one question may have. */
export const MAX_FACETS = 20;

const price = whole(0, Number.MAX_SAFE_INTEGER);
const PARAMETERS = {
  category: v.optional(slug),
  facet: v.optional(
    v.pipe(v.array(slug), v.maxLength(MAX_FACETS, `may stand there ${MAX_FACETS} times at most`)),
    [],
  ),
  min_price: v.optional(price),
  max_price: v.optional(price),
  in_stock: v.optional(yes, "false"),
  featured: v.optional(yes, "false"),
  order: v.optional(
    v.picklist(PRODUCT_ORDERS, `must be one of ${PRODUCT_ORDERS.join(", ")}`),
    "newest",
  ),
  ...pageParameters,
};

/** Public products that their owner lists. */
export const productsAnswer: ApiAddress = (asked, { source }) => {
  const { query, text } = readParameters(asked, PARAMETERS, { lists: ["facet"] });
  return {
    text,
    async make() {
      const { currency } = await source.readSite();
      const list = await source.listProducts({
        category: query.category,
        facets: query.facet,
        minPrice: query.min_price,
        maxPrice: query.max_price,
        inStockOnly: query.in_stock,
        featuredOnly: query.featured,
        order: query.order,
        page: query.page,
        pageSize: query.per,
      });
      if (!list) throw new SiteError(404, NO_CATEGORY, { code: "missing" });
      const json: ProductPage = {
        items: list.items.map((item) => toListedProduct(item, currency)),
        facets: list.facets.map(toFacet),
        ...pageNumbers(list, `${API_ROOT}/products?${text}`),
      };
      // Of prices there is no end; they would drive out what is asked for more than once.
      const hasPrice = query.min_price !== undefined || query.max_price !== undefined;
      return { json, isKept: list.items.length > 0 && !hasPrice };
    },
  };
};

function toFacet({ name, values }: ShownFacet): ProductPage["facets"][number] {
  return { name, values: values.map(({ key, label, count }) => ({ key, label, count })) };
}

const NO_CATEGORY =
  "There is no such category of products. The address terms?kind=product-category has them.";
