import { fillIn } from "./fillIn.ts";

/**
 * How many there are, in the forms that the language distinguishes, as Intl names them, and what is
 * said where there are none. `{count}` stands for how many.
 */
export type CountLabels = Readonly<
  Record<"none" | "other", string> & Partial<Record<Intl.LDMLPluralRule, string>>
>;

/**
 * How many there are, in words.
 * @param language BCP 47, of the labels; what is none counts as English
 */
export function countText(count: number, labels: CountLabels, language: string): string {
  if (count === 0) return labels.none;
  try {
    const form = labels[new Intl.PluralRules(language).select(count)] ?? labels.other;
    return fillIn(form, { count }, language);
  } catch {
    return countText(count, labels, "en");
  }
}
