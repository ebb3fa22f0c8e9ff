import * as v from "valibot";
import { productContent } from "../../content/admin/productWire.ts";
import type { FoundDocument } from "../../content/PageSource.ts";
import type { ProductPrices, ShownProduct, ShownVariant } from "../../content/ShownProduct.ts";
import { listChosen } from "../../store/findProduct.ts";
import { type CheckedParts, productPartsSchema } from "../../store/productParts.ts";
import type { Database } from "../../store/Store.ts";
import { toParts } from "../admin/documents/toStoredContent.ts";

export type ProductDraft = {
  /** As it is stored. */
  readonly product: ShownProduct;
  /** With the draft applied. */
  readonly document: FoundDocument;
  /** As the editor sent them; undefined where nothing is written. */
  readonly parts: unknown;
};

/**
 * A product as it would be if the draft were saved. Where its parts are not finished, all of them stay as
 * they are stored, since one depends on another. What else it leads to stays so in any case.
 */
export async function applyProductDraft(
  db: Database,
  { product, document, parts }: ProductDraft,
): Promise<ShownProduct> {
  const written = { ...product, ...document };
  const sent = v.safeParse(productContent, parts);
  if (!sent.success) return written;
  const { parts: given, links } = toParts(sent.output);
  const read = v.safeParse(productPartsSchema, given);
  if (!read.success) return written;
  const { variants, isGroup, options, details, gallery, outside } = read.output;
  const shown = variants.map((variant, index) => showVariant(variant, `draft-${index}`));
  const members = isGroup ? await listChosen(db, links.member) : [];
  return {
    ...written,
    ...{ options, details, gallery, outside, isGroup, members, variants: shown },
    ...(isGroup ? {} : pricesOf(shown)),
  };
}

/** A reduction that has begun and has not ended is the price. */
function showVariant(
  { sale, ...variant }: CheckedParts["variants"][number],
  id: string,
): ShownVariant {
  const now = new Date();
  const isReduced = sale && (sale.from ?? now) <= now && (sale.until === null || sale.until > now);
  const prices = isReduced
    ? { price: sale.price, regularPrice: variant.price, reducedUntil: sale.until }
    : { reducedUntil: null };
  return { ...variant, id, ...prices };
}

/** What keepFigures keeps of the variants that are stored. */
function pricesOf(variants: readonly ShownVariant[]): ProductPrices {
  const prices = variants.flatMap(({ price }) => price ?? []);
  const before = variants.map(({ regularPrice }) => regularPrice);
  const isOne = new Set(prices).size === 1 && new Set(before).size === 1;
  return {
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
    priceTo: prices.length > 0 ? Math.max(...prices) : null,
    regularPrice: isOne ? (before[0] ?? null) : null,
  };
}
