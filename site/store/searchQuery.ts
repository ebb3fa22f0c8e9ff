import { type SQL, sql } from "drizzle-orm";
import { foldWords, isUnspaced, toQueryWords } from "../content/foldText.ts";
import { MAX_SEARCH_LENGTH } from "../content/searchRules.ts";
import { STEMMERS } from "./derivedColumns.ts";

/** How many letters a word needs before words that are almost the same are looked for. */
export const MIN_TYPO_LENGTH = 4;
/** The longest word, and the most words, of which that is done. */
const MAX_TYPO_LENGTH = 20;
const MAX_TYPO_WORDS = 6;

/** What a visitor looks for, folded. */
export type Asked = {
  readonly words: readonly string[];
  /** The words as titles are compared. */
  readonly title: string;
};

export function readAsked(text: string): Asked {
  const words = foldWords(text, MAX_SEARCH_LENGTH);
  return { words, title: words.join(" ") };
}

/**
 * A tsquery that asks for every word, as it stands or by its stem; the last may be the beginning
 * of a word, as it is while someone types. Words are letters and digits only, so no text can be
 * taken for an operator.
 */
export function exactQuery({ words }: Asked): SQL {
  const asked = toQueryWords(words);
  const last = asked.at(-1) ?? "";
  const isBeginning = [...last].length > 1 || isUnspaced(last) || asked.length === 1;
  const text = asked.join(" & ") + (isBeginning ? ":*" : "");
  return inEachLanguage(text);
}

/** The same with every word also as it would be without a slip of the finger. */
export function forgivingQuery({ words }: Asked): SQL {
  const groups = toQueryWords(words)
    .slice(0, MAX_TYPO_WORDS)
    .map((word) => `(${[word, ...slipsOf(word)].join(" | ")})`);
  return inEachLanguage(groups.join(" & "));
}

function inEachLanguage(text: string): SQL {
  const queries = ["simple", ...Object.values(STEMMERS)].map(
    (name) => sql`to_tsquery(${sql.raw(`'${name}'`)}, ${text}::text)`,
  );
  return sql.join(queries, sql` || `);
}

/** What a word may have been meant as: two neighbours changed back, or one letter too many left out. */
export function slipsOf(word: string): readonly string[] {
  const letters = [...word];
  if (letters.length < MIN_TYPO_LENGTH || letters.length > MAX_TYPO_LENGTH) return [];
  if (isUnspaced(word)) return [];
  const slips = letters.flatMap((letter, index) => {
    const [before, after] = [letters.slice(0, index), letters.slice(index + 1)];
    const [next, ...rest] = after;
    const changedBack = next === undefined ? [] : [[...before, next, letter, ...rest].join("")];
    return [[...before, ...after].join(""), ...changedBack];
  });
  return [...new Set(slips)].filter((slip) => slip !== word);
}
