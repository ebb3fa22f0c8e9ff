import { createHash } from "node:crypto";
import type {
  ImportedProduct,
  ProductOutcome,
  ProductSink,
} from "../../content/import-products/ImportedProduct.ts";
import { isReservedPath } from "../../content/isReservedPath.ts";
import {
  type ImportedProductOutcome,
  type ImportedProductWrite,
  importProducts,
} from "../../store/importProducts.ts";
import { linkImported } from "../../store/linkImported.ts";
import type { Database } from "../../store/Store.ts";
import { slugOf } from "../../store/slugOf.ts";
import { type ProductMedia, productPictures } from "./productPictures.ts";
import { rolledBack } from "./rolledBack.ts";

export type ProductSinkOptions = {
  /** Default nowhere: products come without pictures. */
  readonly media?: ProductMedia | undefined;
  /** Whether all is undone again. Default false. */
  readonly isDryRun?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** The longest part of an address that is made of a product's name, in UTF-16 units. */
const MAX_SLUG_LENGTH = 200;

/** Puts products into a database; refuses once `signal` is aborted. */
export function productSink(
  db: Database,
  { media, isDryRun = false, signal }: ProductSinkOptions,
): ProductSink {
  const takePicture = media && productPictures(media, isDryRun);
  return {
    async takePicture(address, alt) {
      signal?.throwIfAborted();
      return takePicture?.(address, alt);
    },
    async importProducts(products) {
      signal?.throwIfAborted();
      const writes = products.map(writeOf);
      const outcomes = isDryRun
        ? await rolledBack(db, (tx) => importProducts(tx, writes))
        : await importProducts(db, writes);
      return outcomes.map(productOutcome);
    },
    async linkProducts(source, linked) {
      signal?.throwIfAborted();
      if (!isDryRun) await linkImported(db, source, linked);
    },
  };
}

function writeOf(product: ImportedProduct): ImportedProductWrite {
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

function productOutcome({ outcome, takenSkus }: ImportedProductOutcome): ProductOutcome {
  const notes = takenSkus.map(
    (sku) => `its SKU "${sku}" is that of another product of this shop: it came without`,
  );
  return { outcome, notes };
}
