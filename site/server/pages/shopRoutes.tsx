import type { ProductList } from "../../content/PageSource.ts";
import { encodePath } from "../../content/pagePath.ts";
import { listAddress } from "../../pages/shop/listAddress.ts";
import { ProductListPage } from "../../pages/shop/ProductListPage.tsx";
import {
  isFiltered,
  type ProductFilters,
  readProductFilters,
  toQuestion,
  writeProductFilters,
} from "../../pages/shop/productFilters.ts";
import type { Page } from "../render/renderPage.tsx";
import { crumbsToCategory } from "./crumbsToCategory.ts";
import { headOfEveryLanguage } from "./headOf.ts";
import type { PageRequest, PageRoute } from "./PageRoute.ts";
import { productPage } from "./productPage.tsx";

const canonicalQuery = (asked: URLSearchParams): URLSearchParams =>
  writeProductFilters(readProductFilters(asked));

/** The shop: all products, those of a category, and each product. */
export const shopRoutes: readonly PageRoute[] = [
  {
    pattern: "/shop",
    summary:
      "All products; ?filter, ?price, ?stock, ?order, ?view and ?page narrow and order them.",
    query: canonicalQuery,
    make: (request) => list(request, undefined),
  },
  {
    pattern: "/shop/category/:slug",
    summary: "The products of a category and of those below it, narrowed in the same way.",
    query: canonicalQuery,
    make: (request) => list(request, request.params.slug),
  },
  {
    pattern: "/shop/:slug",
    summary: "A product.",
    make: (request) => productPage(request, request.path),
  },
];

async function list(request: PageRequest, slug: string | undefined): Promise<Page | undefined> {
  const { source, query, locale, site } = request;
  const path = encodePath(request.path);
  const filters = readProductFilters(query);
  const question = toQuestion(filters, {
    category: slug,
    pageSize: site.reading.productsAPage,
    minorUnit: locale.minorUnit,
  });
  const [found, categories] = await Promise.all([
    source.listProducts(question),
    source.readCategories(),
  ]);
  if (!found) return undefined;
  const title = found.category?.name ?? locale.say("shop.title");
  const address = listAddress(path, shownFilters(filters));
  return {
    status: found.page > found.pageCount ? 404 : 200,
    isKept: isCommon(filters, found),
    head: {
      ...headOfEveryLanguage(title, address, request),
      description: found.category?.description || undefined,
      // Chosen combinations have no end; the plain list says it all. Of an empty one there is nothing to say.
      hidden: isFiltered(filters) || found.total === 0,
    },
    print: { post_type: "product" },
    body: (
      <ProductListPage
        list={found}
        filters={filters}
        categories={categories}
        crumbs={
          found.category ? crumbsToCategory(found.category, categories, request).slice(0, -1) : []
        }
        path={path}
      />
    ),
  };
}

/**
 * Whether many may ask for a list: all of it, or what one of its filters leaves. Of combinations
 * there are more than any cache could hold.
 */
function isCommon(
  { facets, minPrice, maxPrice }: ProductFilters,
  { total, facets: known }: ProductList,
): boolean {
  const keys = known.flatMap(({ values }) => values.map(({ key }) => key));
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return (
    total > 0 && !hasPrice && facets.length <= 1 && facets.every((facet) => keys.includes(facet))
  );
}

/** The list that a search engine shall know: all of it, in its usual order. */
function shownFilters(filters: ProductFilters): ProductFilters {
  return { ...readProductFilters(new URLSearchParams()), page: filters.page };
}
