import type { Crumb } from "../../pages/Breadcrumb.tsx";
import type { ShownProduct } from "../../pages/ShownProduct.ts";
import { categoryAddress } from "../../pages/shop/CategoryTree.tsx";
import { listAddress } from "../../pages/shop/FilterPanel.tsx";
import { ProductListPage } from "../../pages/shop/ProductListPage.tsx";
import { ProductPage } from "../../pages/shop/ProductPage.tsx";
import {
  isFiltered,
  type ProductFilters,
  readProductFilters,
  toQuestion,
  writeProductFilters,
} from "../../pages/shop/productFilters.ts";
import { breadcrumbData, productData } from "../feeds/jsonLd.ts";
import { openGraph } from "../feeds/openGraph.ts";
import type { ShownCategory } from "../PageSource.ts";
import type { Page } from "../render/renderPage.tsx";
import { headOfEveryLanguage } from "./headOf.ts";
import { minorUnitOf } from "./minorUnitOf.ts";
import type { PageRequest, PageRoute } from "./PageRoute.ts";
import { tellBroken } from "./tellBroken.ts";

/** How many products a page of a list shows: full rows of two, three and four. */
export const SHOP_PAGE_SIZE = 24;

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
    make: product,
  },
];

async function list(request: PageRequest, slug: string | undefined): Promise<Page | undefined> {
  const { source, query, path, locale, site } = request;
  const filters = readProductFilters(query);
  const minorUnit = minorUnitOf(site.currency);
  const question = toQuestion(filters, { category: slug, pageSize: SHOP_PAGE_SIZE, minorUnit });
  const [found, categories] = await Promise.all([
    source.listProducts(question),
    source.readCategories(),
  ]);
  if (!found) return undefined;
  const title = found.category?.name ?? locale.say("shop.title");
  const address = listAddress(path, shownFilters(filters));
  return {
    status: found.page > found.pageCount ? 404 : 200,
    head: {
      ...headOfEveryLanguage(title, address, request),
      description: found.category?.description || undefined,
      // Chosen combinations have no end; the plain list says it all.
      hidden: isFiltered(filters),
    },
    print: { post_type: "product" },
    body: (
      <ProductListPage
        list={found}
        filters={filters}
        categories={categories}
        crumbs={found.category ? crumbsTo(found.category, categories, request).slice(0, -1) : []}
        path={path}
        minorUnit={minorUnit}
      />
    ),
  };
}

/** The list that a search engine shall know: all of it, in its usual order. */
function shownFilters(filters: ProductFilters): ProductFilters {
  return { ...readProductFilters(new URLSearchParams()), page: filters.page };
}

async function product(request: PageRequest): Promise<Page | undefined> {
  const { source, path, origin, site, locale } = request;
  const [found, categories] = await Promise.all([
    source.findProduct(path),
    source.readCategories(),
  ]);
  if (!found) return undefined;
  const category = deepestCategory(found, categories);
  const crumbs = category
    ? crumbsTo(category, categories, request)
    : [{ name: locale.say("shop.title"), href: "/shop" }];
  const head = headOfEveryLanguage(found.title, path, request);
  const [first] = found.gallery;
  return {
    head: {
      ...head,
      description: found.excerpt || undefined,
      properties: openGraph({
        type: "product",
        title: found.title,
        description: found.excerpt,
        site,
        locale: locale.language,
        address: head.canonical,
        origin,
        picture: first ?? null,
      }),
      data: [
        productData({ product: found, site, origin, address: head.canonical }),
        breadcrumbData({ crumbs, title: found.title, origin }),
      ],
    },
    print: { post_type: "product" },
    body: <ProductPage product={found} crumbs={crumbs} onBroken={tellBroken(request)} />,
  };
}

/** Of the categories a product is in, the one furthest down the tree. */
function deepestCategory(
  { terms }: ShownProduct,
  categories: readonly ShownCategory[],
): ShownCategory | undefined {
  const slugs = new Set(
    terms.filter(({ kind }) => kind === "product-category").map(({ slug }) => slug),
  );
  const own = categories.filter(({ slug }) => slugs.has(slug));
  return own.find(({ slug }) => !own.some(({ parent }) => parent === slug));
}

/** From the shop down to a category, which is the last. */
function crumbsTo(
  category: ShownCategory,
  categories: readonly ShownCategory[],
  { locale }: PageRequest,
): readonly Crumb[] {
  const way: ShownCategory[] = [];
  for (
    let step: ShownCategory | undefined = category;
    step && !way.includes(step);
    step = categories.find(({ slug }) => slug === step?.parent)
  ) {
    way.unshift(step);
  }
  return [
    { name: locale.say("shop.title"), href: "/shop" },
    ...way.map(({ name, slug }) => ({ name, href: categoryAddress(slug) })),
  ];
}
