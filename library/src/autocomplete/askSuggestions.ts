import { readSuggestions, type Suggestion } from "./wire.ts";

/** How many answers are kept at most, so that what was deleted and written again need not be asked again. */
export const MAX_KEPT_ANSWERS = 20;

/** Milliseconds after which an answer is not waited for any longer. */
export const SUGGESTIONS_TIMEOUT = 15_000;

/** Never rejects: where the request fails there are no suggestions (specification, sections 7 and 8). */
export type AskSuggestions = (term: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/**
 * Asks an address for suggestions, with what is written as its parameter `term`.
 * @param base what a relative address is from
 */
export function askSuggestions(source: string, base: string): AskSuggestions {
  const kept = new Map<string, readonly Suggestion[]>();
  return async (term, signal) => {
    try {
      const known = kept.get(term);
      if (known) return known;
      const address = new URL(source, base);
      address.searchParams.set("term", term);
      const answer = await fetch(address, {
        headers: { accept: "application/json" },
        signal: AbortSignal.any([signal, AbortSignal.timeout(SUGGESTIONS_TIMEOUT)]),
      });
      if (!answer.ok) return [];
      const found = readSuggestions(await answer.json());
      if (kept.size === MAX_KEPT_ANSWERS) kept.clear();
      kept.set(term, found);
      return found;
    } catch {
      return [];
    }
  };
}
