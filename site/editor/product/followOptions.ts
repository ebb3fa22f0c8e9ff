import type { EditedVariant, NamedValues } from "../../content/admin/productWire.ts";

/** How many variants a product has at most: as store/productParts.ts says. */
export const MAX_VARIANTS = 500;

/** What a visitor chooses, as it counts: trimmed. */
export type Choices = readonly { readonly name: string; readonly values: readonly string[] }[];

/** A variant of which nothing is known yet. */
export const NEW_VARIANT: EditedVariant = {
  ...{ sku: null, choice: {}, price: null, sale: null, stock: null, takes_backorders: false },
};

/**
 * The options as they count; undefined while they are being written: without a name or values, with two
 * alike, or with more than MAX_VARIANTS ways to choose. Variants wait for that.
 */
export function readyChoices(options: readonly NamedValues[]): Choices | undefined {
  const choices = options.map(({ name, values }) => {
    return { name: name.trim(), values: values.map((value) => value.trim()) };
  });
  const ways = choices.reduce((count, { values }) => count * values.length, 1);
  const isReady =
    areNames(choices.map(({ name }) => name)) &&
    choices.every(({ values }) => values.length > 0 && areNames(values)) &&
    ways <= MAX_VARIANTS;
  return isReady ? choices : undefined;
}

function areNames(names: readonly string[]): boolean {
  return new Set(names).size === names.length && names.every((name) => name !== "");
}

/**
 * The variants of a product whose options changed: what was renamed keeps its variants, a new value gets some of its
 * own, and a new option divides those that are there, of which the first keeps number and stock. A choice that
 * was not offered before is not offered now.
 */
export function followOptions(
  variants: readonly EditedVariant[],
  { before, after }: { readonly before: Choices; readonly after: Choices },
): readonly EditedVariant[] {
  const renamed = renameIn(variants, before, after);
  const names = after.map(({ name }) => name);
  const known = new Set(renamed.before.map(({ name }) => name));
  const taken = new Set<EditedVariant>();
  const next = combinations(after).flatMap((choice) => {
    // What it was before there was one option more, or while there was one more.
    const shared = names.filter((name) => known.has(name));
    const found = renamed.variants.filter((variant) =>
      shared.every((name) => variant.choice[name] === choice[name]),
    );
    const own = found.find((variant) => !taken.has(variant));
    if (own) {
      for (const variant of found) taken.add(variant);
      return [{ ...own, choice }];
    }
    const [like] = found;
    if (like) return [{ ...like, choice, sku: null, stock: null }];
    return isNew(choice, renamed.before) ? [{ ...likeOthers(renamed.variants), choice }] : [];
  });
  return next.length > 0 ? next : [{ ...NEW_VARIANT, choice: combinations(after)[0] ?? {} }];
}

/** Whether a choice has a value that could not be chosen before. */
function isNew(choice: EditedVariant["choice"], before: Choices): boolean {
  return before.some(({ name, values }) => {
    const value = choice[name];
    return value !== undefined && !values.includes(value);
  });
}

/** A new variant costs what the first one costs. */
function likeOthers([first]: readonly EditedVariant[]): EditedVariant {
  const { price = null, takes_backorders = false } = first ?? {};
  return { ...NEW_VARIANT, price, takes_backorders };
}

/** Every way to choose, the last option changing first. */
export function combinations(options: Choices): readonly EditedVariant["choice"][] {
  return options.reduce<readonly EditedVariant["choice"][]>(
    (choices, { name, values }) =>
      choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );
}

/** Where exactly one name, or one value, is another at its place, it was renamed. */
function renameIn(variants: readonly EditedVariant[], before: Choices, after: Choices) {
  const option = renamedAt(
    before.map(({ name }) => name),
    after.map(({ name }) => name),
  );
  if (option) {
    return {
      before: before.map((one) => (one.name === option.from ? { ...one, name: option.to } : one)),
      variants: variants.map(({ choice: { [option.from]: value = "", ...choice }, ...rest }) => {
        return { ...rest, choice: { ...choice, [option.to]: value } };
      }),
    };
  }
  for (const [index, { name, values }] of before.entries()) {
    const value = after[index]?.name === name && renamedAt(values, after[index].values);
    if (!value) continue;
    const to = (one: string) => (one === value.from ? value.to : one);
    return {
      before: before.map((one) => (one.name === name ? { name, values: values.map(to) } : one)),
      variants: variants.map(({ choice, ...rest }) => {
        return { ...rest, choice: { ...choice, [name]: to(choice[name] ?? "") } };
      }),
    };
  }
  return { before, variants };
}

function renamedAt(
  before: readonly string[],
  after: readonly string[],
): { readonly from: string; readonly to: string } | undefined {
  if (before.length !== after.length) return undefined;
  const places = before.flatMap((name, index) => (name === after[index] ? [] : index));
  const [place = -1] = places;
  const [from, to] = [before[place], after[place]];
  if (places.length !== 1 || from === undefined || to === undefined) return undefined;
  return { from, to };
}
