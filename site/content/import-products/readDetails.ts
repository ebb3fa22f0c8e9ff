import type { ProductParts } from "../../store/productParts.ts";
import { plainText } from "../import/plainText.ts";
import type { ProductRow } from "./ProductRow.ts";
import type { Note, ReadContext } from "./ReadContext.ts";
import { MAX_NAME_LENGTH } from "./readChoices.ts";
import { readList } from "./readList.ts";

type Detail = NonNullable<ProductParts["details"]>[number];

/** The longest value that is kept, in UTF-16 units. */
const MAX_VALUE_LENGTH = 2000;
/** How many values of one detail are kept. */
export const MAX_VALUES = 100;

/** What a product is made of or like: its shown attributes that nobody chooses, its weight and size. */
export function readDetails(
  row: ProductRow,
  options: NonNullable<ProductParts["options"]>,
  { context: { survey, words }, note }: { readonly context: ReadContext; readonly note: Note },
): readonly Detail[] {
  const chosen = new Set(options.map(({ name }) => name));
  const details = new Map<string, { values: Set<string>; filter: boolean }>();
  const add = (name: string, values: readonly string[], filter: boolean): void => {
    if (values.length > MAX_VALUES) note(`it has more than ${MAX_VALUES} values of "${name}"`);
    const shown = values
      .slice(0, MAX_VALUES)
      .map((value) => plainText(value, MAX_VALUE_LENGTH))
      .filter(Boolean);
    if (name === "" || chosen.has(name) || shown.length === 0) return;
    const known = details.get(name) ?? { values: new Set(), filter };
    for (const value of shown) known.values.add(value);
    details.set(name, known);
  };
  for (const { name, values, isVisible, isGlobal } of row.attributes) {
    if (isVisible) add(plainText(name, MAX_NAME_LENGTH), readList(values), isGlobal);
  }
  const { weight, size } = survey.header.units;
  add(words.weight, measured([row.text("weight")], weight), false);
  const sides = [row.text("length"), row.text("width"), row.text("height")];
  add(words.dimensions, measured(sides, size), false);
  return [...details.entries()].map(([name, { values, filter }]) => ({
    ...{ name, values: [...values] },
    ...(filter && { filter }),
  }));
}

/** "2 × 3 × 4 cm"; nothing where nothing was measured. */
function measured(cells: readonly string[], unit: string): readonly string[] {
  const given = cells.filter((cell) => cell !== "" && !/^0*(?:[.,]0*)?$/.test(cell));
  return given.length === 0 ? [] : [`${given.join(" × ")} ${unit}`];
}
