import * as v from "valibot";
import { bag, text } from "../browser/values.ts";

/** The most suggestions of an answer that are shown; nobody walks through more. */
export const MOST_SUGGESTIONS = 100;

/** In UTF-16 units; what is longer is left out. */
const words = v.pipe(v.string(), v.regex(/\S/), v.maxLength(1000));

const suggestionSchema = v.object({
  /** What is shown. */
  label: words,
  /** What is written into the field. */
  value: words,
  /** Where it leads to: a page of this site or another, never a script. */
  url: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^(?:\/|https?:)/i))), undefined),
});

/** What a server suggests; with an address it leads there once it is chosen. */
export type Suggestion = Readonly<v.InferOutput<typeof suggestionSchema>>;

/**
 * The suggestions in a server's answer, a JSON array of texts, or of objects with label and value,
 * of which one may do for both (specification, section 7). What is none is left out; an answer that
 * is no array has none.
 */
export function readSuggestions(answer: unknown): readonly Suggestion[] {
  if (!Array.isArray(answer)) return [];
  return answer.slice(0, MOST_SUGGESTIONS).flatMap((one: unknown) => {
    const { label = one, value, url } = bag(one) ?? {};
    const [shown, written] = [text(label), text(value)];
    const whole = { label: shown || written, value: written || shown, url };
    const { success, output } = v.safeParse(suggestionSchema, whole);
    return success ? [output] : [];
  });
}
