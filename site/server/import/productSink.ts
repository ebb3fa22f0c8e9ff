import type { MediaSink } from "../../content/import/ImportSink.ts";
import type { ProductOutcome, ProductSink } from "../../content/import-products/ImportedProduct.ts";
import { type ImportedProductOutcome, importProducts } from "../../store/importProducts.ts";
import { linkImported } from "../../store/linkImported.ts";
import type { Database } from "../../store/Store.ts";
import { productPictures } from "./productPictures.ts";
import { productWriteOf } from "./productWriteOf.ts";
import { rolledBack } from "./rolledBack.ts";

export type ProductSinkOptions = {
  /** What pictures are known by, beside their addresses. */
  readonly source: string;
  /** Default nowhere: products come without pictures. */
  readonly media?: MediaSink | undefined;
  /** Whether all is undone again. Default false. */
  readonly isTrial?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Puts products into a database; refuses once `signal` is aborted. */
export function productSink(
  db: Database,
  { source, media, isTrial = false, signal }: ProductSinkOptions,
): ProductSink {
  const takePicture = media && productPictures(media, source);
  return {
    async takePicture(address, alt) {
      signal?.throwIfAborted();
      return takePicture?.(address, alt);
    },
    async importProducts(products) {
      signal?.throwIfAborted();
      const writes = products.map(productWriteOf);
      const outcomes = isTrial
        ? await rolledBack(db, (tx) => importProducts(tx, writes))
        : await importProducts(db, writes);
      return outcomes.map(productOutcome);
    },
    async linkProducts(source, linked) {
      signal?.throwIfAborted();
      if (!isTrial) await linkImported(db, source, linked);
    },
  };
}

function productOutcome({ outcome, takenSkus }: ImportedProductOutcome): ProductOutcome {
  const notes = takenSkus.map(
    (sku) => `its SKU "${sku}" is that of another product of this shop: it came without`,
  );
  return { outcome, notes };
}
