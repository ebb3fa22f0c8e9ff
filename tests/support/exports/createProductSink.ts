import type {
  ImportedProduct,
  LinkedNames,
  ProductSink,
} from "../../../site/content/import-products/ImportedProduct.ts";

export type MemoryProductSink = ProductSink & {
  readonly products: ReadonlyMap<string, ImportedProduct>;
  readonly links: readonly LinkedNames[];
  /** How many products came at a time. */
  readonly batches: readonly number[];
};

/** Remembers the products of an import. Every picture is there but those called "gone". */
export function createProductSink(): MemoryProductSink {
  const products = new Map<string, ImportedProduct>();
  const links: LinkedNames[] = [];
  const batches: number[] = [];
  return {
    ...{ products, links, batches },
    takePicture: async (address, alt) => {
      const [name = ""] = address.split("/").slice(-1);
      if (name.startsWith("gone")) return `${name} is not there`;
      return { src: `/media/uploads/${name}`, width: 800, height: 1000, alt };
    },
    importProducts: async (batch) => {
      batches.push(batch.length);
      for (const product of batch) products.set(product.sourceId, product);
      return batch.map(() => ({ outcome: "created", notes: [] }));
    },
    linkProducts: async (_source, linked) => {
      links.push(...linked);
    },
  };
}
