import { createHash } from "node:crypto";
import type { ImportedProduct } from "../../content/import-products/ImportedProduct.ts";
import { isReservedPath } from "../../content/isReservedPath.ts";
import { slugOf } from "../../content/slugOf.ts";
import type { ImportedProductWrite } from "../../store/importProducts.ts";

/** The longest part of an address that is made of a product's name, in UTF-16 units. */
const MAX_SLUG_LENGTH = 200;

/** What the store is given of a product. */
export function productWriteOf(product: ImportedProduct): ImportedProductWrite {
  const { source, sourceId, title, status, excerpt, body, takesComments } = product;
  return {
    document: {
      ...{ source, sourceId, title, status, excerpt, body, takesComments },
      ...{ kind: "product", path: pathOf(product), parentId: null, publishedAt: null },
      ...{ language: null, direction: null, author: null },
      terms: product.tags.flatMap((name) => {
        const slug = slugOf(name);
        return slug === "" ? [] : [{ kind: "product-tag", slug, name }];
      }),
      sourceHash: createHash("sha256").update(JSON.stringify(product)).digest("hex"),
    },
    categories: product.categories,
    product: product.parts,
  };
}

/** In the shop, where the site itself does not answer. */
function pathOf({ title, sourceId }: ImportedProduct): string {
  const slug = slugOf(title).slice(0, MAX_SLUG_LENGTH);
  const path = `/shop/${slug || "product"}`;
  return slug === "" || isReservedPath(path) ? `/shop/product-${slugOf(sourceId)}` : path;
}
