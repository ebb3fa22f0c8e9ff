import { foldWords } from "../../content/foldText.ts";
import type { ShownCategory } from "../../content/PageSource.ts";
import { MAX_SEARCH_LENGTH } from "../../content/searchRules.ts";

/** How many categories a search leads to. */
export const MAX_MATCHING_CATEGORIES = 5;

/** An ending, such as that of a plural: "card" and "cards", "Karte" and "Karten". */
const MAX_ENDING = 2;
const MIN_STEM = 3;

/**
 * The categories that a search names: all of the name is in the search ("blue posters" names
 * Posters), or all of the search in the name ("cards" names Greeting cards). Empty ones are left out.
 */
export function matchingCategories(
  text: string,
  categories: readonly ShownCategory[],
): readonly ShownCategory[] {
  const asked = foldWords(text, MAX_SEARCH_LENGTH);
  if (asked.length === 0) return [];
  return categories
    .filter(({ name, count }) => {
      const named = foldWords(name, MAX_SEARCH_LENGTH);
      return count > 0 && named.length > 0 && (areIn(named, asked) || areIn(asked, named));
    })
    .slice(0, MAX_MATCHING_CATEGORIES);
}

function areIn(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.some((other) => isSame(word, other)));
}

function isSame(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (short === long) return true;
  const isEnding = long.length - short.length <= MAX_ENDING;
  return short.length >= MIN_STEM && isEnding && long.startsWith(short);
}
