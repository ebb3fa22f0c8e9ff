import { bag, text } from "../browser/values.ts";

/** The most suggestions of an answer that are shown; nobody walks through more. */
export const MOST_SUGGESTIONS = 100;

/** What a server suggests. */
export type Suggestion = {
  /** What is shown. */
  readonly label: string;
  /** What is written into the field. */
  readonly value: string;
  /** Where it leads once it is chosen: a page of this site or another. */
  readonly url?: string | undefined;
};

/**
 * The suggestions in a server's answer, a JSON array of texts, or of objects with label and value,
 * of which one may do for both (specification, section 7). What is none is left out; an answer that
 * is no array has none.
 */
export function readSuggestions(answer: unknown): readonly Suggestion[] {
  if (!Array.isArray(answer)) return [];
  const all = answer.slice(0, MOST_SUGGESTIONS).map(readSuggestion);
  return all.filter(({ label }) => label.trim());
}

function readSuggestion(one: unknown): Suggestion {
  const { label = one, value, url } = bag(one) ?? {};
  const [shown, written, address] = [text(label), text(value), text(url)];
  return {
    label: shown || written,
    value: written || shown,
    // Never a script.
    url: /^(?:\/|https?:)/i.test(address) ? address : undefined,
  };
}
