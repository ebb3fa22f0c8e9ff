import { numberWithin } from "../browser/values.ts";
import { type AutocompleteLabels, autocompleteLabels } from "./autocompleteLabels.ts";

export type AutocompleteSettings = {
  /** The address that is asked, with what is written as `term`. Absolute, or from this page. */
  readonly source: string;
  /** Milliseconds without a key after which it is asked. Default 300. */
  readonly delay: number;
  /** The fewest characters that are asked about. Default 1. */
  readonly minLength: number;
  /** Texts in place of the English ones. */
  readonly labels: Partial<AutocompleteLabels>;
};

/** The numbers of the specification, section 9. */
export const autocompleteDefaults = { delay: 300, minLength: 1 } as const;

/**
 * What a field asks and when: by its attributes `data-autocomplete` (the address), `data-delay`,
 * `data-min-length` and, for each label, `data-none`, `data-one`, `data-other` …, unless an option
 * says otherwise.
 */
export function readAutocomplete(
  { dataset }: HTMLElement,
  options: Partial<AutocompleteSettings>,
): AutocompleteSettings & { readonly labels: AutocompleteLabels } {
  const read = (name: "delay" | "minLength"): number =>
    numberWithin(options[name] ?? dataset[name], {
      min: 0,
      max: 60_000,
      fallback: autocompleteDefaults[name],
    });
  return {
    source: options.source ?? dataset.autocomplete ?? "",
    delay: read("delay"),
    minLength: read("minLength"),
    labels: { ...autocompleteLabels, ...dataset, ...options.labels },
  };
}
