import type { ProductParts } from "../../store/productParts.ts";
import { plainText } from "../import/plainText.ts";
import type { ProductRow } from "./ProductRow.ts";
import { readList } from "./readList.ts";

/** The longest name or value that is kept, in UTF-16 units. */
export const MAX_NAME_LENGTH = 100;
/** How many choices a product has at most. */
export const MAX_CHOICES = 500;

type Option = NonNullable<ProductParts["options"]>[number];

/** A choice of a product and the row that says what it costs. */
export type Choice = {
  readonly choice: Readonly<Record<string, string>>;
  readonly row: ProductRow;
  /** Whether the row stands for other choices, too. */
  readonly isOneOfMany: boolean;
};

export type Choices = {
  readonly options: readonly Option[];
  /** In the order of the options' values. */
  readonly choices: readonly Choice[];
  /** Whether there are more than MAX_CHOICES. */
  readonly isCut: boolean;
};

/**
 * What can be chosen of a product: the attributes that its variations name. A variation that leaves one
 * open stands for each of its values, except where another says more.
 */
export function readChoices(row: ProductRow, variations: readonly ProductRow[]): Choices {
  const options = optionsOf(row, variations);
  const wanted = variations.map((variation) => ({
    row: variation,
    lists: listsOf(variation, options),
  }));
  const openness = ({ lists }: (typeof wanted)[number]) =>
    lists.filter((list) => list.length > 1).length;
  const found = new Map<string, Choice>();
  for (const { row: from, lists } of [...wanted].sort((a, b) => openness(a) - openness(b))) {
    for (const values of combinations(lists)) {
      const key = JSON.stringify(values);
      if (found.size > MAX_CHOICES) break;
      if (found.has(key)) continue;
      const choice = Object.fromEntries(options.map(({ name }, at) => [name, values[at] ?? ""]));
      found.set(key, { choice, row: from, isOneOfMany: lists.some((list) => list.length > 1) });
    }
  }
  const choices = [...found.values()].sort((a, b) => compare(a, b, options));
  return {
    options: options.map((option) => ({
      ...option,
      values: option.values.filter((value) =>
        choices.some(({ choice }) => choice[option.name] === value),
      ),
    })),
    choices: choices.slice(0, MAX_CHOICES),
    isCut: choices.length > MAX_CHOICES,
  };
}

/** Names and values as the product writes them; those that only variations know come after. */
function optionsOf(row: ProductRow, variations: readonly ProductRow[]): readonly Option[] {
  const named = new Map<string, { name: string; values: Map<string, string>; filter: boolean }>();
  const used = new Set(variations.flatMap(({ attributes }) => attributes.map(keyOf)));
  for (const attribute of row.attributes) {
    if (!used.has(keyOf(attribute)) || named.has(keyOf(attribute))) continue;
    named.set(keyOf(attribute), {
      name: shown(attribute.name),
      values: new Map(readList(attribute.values).map((value) => [folded(value), shown(value)])),
      filter: attribute.isGlobal,
    });
  }
  for (const attribute of variations.flatMap(({ attributes }) => attributes)) {
    const known = named.get(keyOf(attribute)) ?? {
      ...{ name: shown(attribute.name), values: new Map<string, string>() },
      filter: attribute.isGlobal,
    };
    named.set(keyOf(attribute), known);
    const value = variationValue(attribute.values);
    if (value !== "" && !known.values.has(folded(value)))
      known.values.set(folded(value), shown(value));
  }
  return [...named.values()]
    .filter(({ values }) => values.size > 0)
    .map(({ name, values, filter }) => ({
      ...{ name, values: [...new Set(values.values())] },
      ...(filter && { filter }),
    }));
}

/** For each option the values that a variation stands for. */
function listsOf(
  variation: ProductRow,
  options: readonly Option[],
): readonly (readonly string[])[] {
  return options.map(({ name, values }) => {
    const own = variation.attributes.find((attribute) => keyOf(attribute) === folded(name));
    const value = own && variationValue(own.values);
    const known = values.find((one) => folded(one) === folded(shown(value ?? "")));
    return known === undefined ? values : [known];
  });
}

function* combinations(lists: readonly (readonly string[])[]): Generator<readonly string[]> {
  const [first, ...rest] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const value of first) for (const others of combinations(rest)) yield [value, ...others];
}

function compare(one: Choice, other: Choice, options: readonly Option[]): number {
  for (const { name, values } of options) {
    const at = ({ choice }: Choice) => values.indexOf(choice[name] ?? "");
    if (at(one) !== at(other)) return at(one) - at(other);
  }
  return 0;
}

/** A variation's cell holds one value, in which a comma is part of it. */
function variationValue(cell: string): string {
  return cell.replaceAll("\\,", ",").trim();
}

function keyOf({ name }: { readonly name: string }): string {
  return folded(shown(name));
}

function folded(text: string): string {
  return text.toLowerCase();
}

function shown(text: string): string {
  return plainText(text, MAX_NAME_LENGTH);
}
