import { readJsonAttribute } from "../browser/readJsonAttribute.ts";
import { numberWithin, texts } from "../browser/values.ts";
import { warn } from "../browser/warn.ts";
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

export type ReadSettings = Omit<AutocompleteSettings, "source" | "labels"> & {
  readonly source: URL;
  readonly labels: AutocompleteLabels;
};

/**
 * What a field asks and when: by its attributes `data-autocomplete` (the address), `data-delay`,
 * `data-min-length` and `data-labels` (JSON), unless an option says otherwise. Undefined, with a
 * warning, where there is no address to ask.
 */
export function readAutocomplete(
  input: HTMLInputElement,
  options: Partial<AutocompleteSettings>,
): ReadSettings | undefined {
  const { autocomplete, delay, minLength } = input.dataset;
  const source = addressOf(options.source ?? autocomplete ?? "", input.baseURI);
  if (!source) {
    warn(
      "autocomplete: the field names no address to ask for suggestions. Write it into data-autocomplete.",
      input,
    );
    return undefined;
  }
  const within = (value: unknown, fallback: number): number =>
    numberWithin(value, { min: 0, max: 60_000, fallback });
  return {
    source,
    delay: within(options.delay ?? delay, autocompleteDefaults.delay),
    minLength: within(options.minLength ?? minLength, autocompleteDefaults.minLength),
    labels: {
      ...autocompleteLabels,
      ...texts(options.labels ?? readJsonAttribute(input, "data-labels")),
    },
  };
}

function addressOf(text: string, base: string): URL | undefined {
  if (!text.trim()) return undefined;
  try {
    const address = new URL(text, base);
    return /^https?:$/.test(address.protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}
