import type { ProductParts } from "../../store/productParts.ts";
import type { ProductRow } from "./ProductRow.ts";
import type { Note, ReadContext } from "./ReadContext.ts";
import { type Choice, MAX_CHOICES, MAX_NAME_LENGTH, readChoices } from "./readChoices.ts";
import { readPrices, shortened } from "./readPrices.ts";
import { readStock } from "./readStock.ts";

type Variant = ProductParts["variants"][number];

export type ReadVariants = {
  readonly options: NonNullable<ProductParts["options"]>;
  readonly variants: readonly Variant[];
};

type Reading = { readonly context: ReadContext; readonly note: Note };

/** What can be chosen of a product, and what each choice costs. */
export function readVariants(
  row: ProductRow,
  variations: readonly ProductRow[],
  reading: Reading,
): ReadVariants {
  const { note } = reading;
  if (row.type === "grouped") return { options: [], variants: [{ sku: skuOf(row, reading) }] };
  if (row.type !== "variable")
    return { options: [], variants: [variantOf(row, undefined, reading)] };
  if (variations.length === 0) {
    note("none of its variations is in the file: it cannot be had");
    return { options: [], variants: [{ sku: skuOf(row, reading), stock: 0 }] };
  }
  const { options, choices, isCut } = readChoices(row, variations);
  if (isCut) note(`it has more than ${MAX_CHOICES} choices: the others stayed behind`);
  if (variations.some((variation) => variation.text("stock").toLowerCase() === "parent")) {
    note("its variations share one stock there; here each has its own");
  }
  return { options: [...options], variants: variantsOf(row, choices, reading) };
}

/** A row that stands for several choices is read once; its SKU could be of one only. */
function variantsOf(
  product: ProductRow,
  choices: readonly Choice[],
  reading: Reading,
): readonly Variant[] {
  const read = new Map<ProductRow, Variant>();
  return choices.map(({ row, choice, isOneOfMany }) => {
    const known = read.get(row);
    const about: Reading = {
      ...reading,
      note: (reason) => reading.note(`${reason} (variation at line ${row.line})`),
    };
    const variant = known ?? variantOf(row, product, about);
    read.set(row, variant);
    if (!known && isOneOfMany && variant.sku) {
      about.note(`its SKU "${variant.sku}" stands for several choices: they came without`);
    }
    return { ...variant, choice, sku: isOneOfMany ? null : (variant.sku ?? null) };
  });
}

function variantOf(row: ProductRow, parent: ProductRow | undefined, reading: Reading): Variant {
  const { context, note } = reading;
  return {
    sku: skuOf(row, reading),
    ...readPrices(row, context, note),
    ...readStock(row, parent, note),
  };
}

/** An SKU can be of one row only: the first that has it. */
function skuOf(row: ProductRow, { context, note }: Reading): string | null {
  const sku = row.text("sku");
  if (sku === "") return null;
  const { skus, known } = context.survey;
  const owner = skus.get(sku);
  if (owner !== undefined && owner !== row.key) {
    note(`its SKU "${shortened(sku)}" is that of line ${known.get(owner)?.line}: it came without`);
    return null;
  }
  if (sku.length <= MAX_NAME_LENGTH) return sku;
  note(`its SKU is longer than ${MAX_NAME_LENGTH} characters: it came without`);
  return null;
}
