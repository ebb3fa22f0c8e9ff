import type { ShownCategory } from "../../content/PageSource.ts";
import type { ShownProduct } from "../../content/ShownProduct.ts";
import { ProductPage } from "../../pages/shop/ProductPage.tsx";
import { breadcrumbData, productData } from "../feeds/jsonLd.ts";
import { openGraph } from "../feeds/openGraph.ts";
import type { Page } from "../render/renderPage.tsx";
import { crumbsToCategory } from "./crumbsToCategory.ts";
import { headOfEveryLanguage } from "./headOf.ts";
import type { PageRequest } from "./PageRoute.ts";
import { tellBroken } from "./tellBroken.ts";

/** The product that is stored at `path`: at the address that was asked for, or its translation. */
export async function productPage(request: PageRequest, path: string): Promise<Page | undefined> {
  const found = await request.source.findProduct(path);
  return found && shownProduct(found, request);
}

/** The page of a product that was found. */
export async function shownProduct(found: ShownProduct, request: PageRequest): Promise<Page> {
  const { source, origin, site, locale } = request;
  const categories = await source.readCategories();
  const category = deepestCategory(found, categories);
  const crumbs = category
    ? crumbsToCategory(category, categories, request)
    : [{ name: locale.say("shop.title"), href: "/shop" }];
  const head = headOfEveryLanguage(found.title, request.path, request);
  const [first] = found.gallery;
  return {
    head: {
      ...head,
      description: found.summary || undefined,
      properties: openGraph({
        type: "product",
        title: found.title,
        description: found.summary,
        site,
        locale: locale.language,
        address: head.canonical,
        origin,
        picture: first ?? null,
      }),
      data: [
        productData({ product: found, site, origin, address: head.canonical }),
        breadcrumbData({ crumbs, title: found.title, origin, locale }),
      ],
    },
    print: { post_type: "product", post_id: found.id },
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
