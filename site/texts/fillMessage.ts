import type { Message } from "./messages.ts";

/** What stands in a message: numbers are written as the language writes them. */
export type Values = Readonly<Record<string, string | number>>;

export type Filling = {
  readonly values: Values;
  readonly plural: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
};

/** A message with its values in place; one with plural forms is chosen by `count`. */
export function fillMessage(message: Message, { values, plural, numbers }: Filling): string {
  const text = typeof message === "string" ? message : choose(message, values, plural);
  return fillPlaces(text, values, (value) => numbers.format(value));
}

/** A text with its values in place of their names in braces; names without a value stay. */
export function fillPlaces(
  text: string,
  values: Values,
  format: (value: number) => string,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === "number" ? format(value) : value;
  });
}

function choose(
  forms: Exclude<Message, string>,
  { count }: Values,
  plural: Intl.PluralRules,
): string {
  return forms[plural.select(Number(count))] ?? forms.other;
}
