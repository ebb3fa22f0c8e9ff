/**
 * What is said once an answer is there: without results, and with so many, in the forms that the
 * language distinguishes, as Intl names them. `{count}` stands for how many.
 */
export type AutocompleteLabels = Readonly<
  Record<"none" | "other", string> & Partial<Record<Intl.LDMLPluralRule, string>>
>;

/** The words of the specification, section 8. */
export const autocompleteLabels: AutocompleteLabels = {
  none: "No search results.",
  one: "{count} result is available, use up and down arrow keys to navigate.",
  other: "{count} results are available, use up and down arrow keys to navigate.",
};

/**
 * How many results there are, in words.
 * @param language BCP 47, of the labels; what is none counts as English
 */
export function resultText(count: number, labels: AutocompleteLabels, language: string): string {
  if (count === 0) return labels.none;
  try {
    const form = labels[new Intl.PluralRules(language).select(count)] ?? labels.other;
    return form.replaceAll("{count}", count.toLocaleString(language));
  } catch {
    return resultText(count, labels, "en");
  }
}
