import type { Block } from "../content/documentBody.ts";

/** How many words people read in a minute, of a text on a screen. */
export const WORDS_PER_MINUTE = 220;

/** How long a text takes to read, in whole minutes; 0 where it is no text worth the name. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = countWords(blocks);
  return words < WORDS_PER_MINUTE / 2 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

function countWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { fields: { html, text }, slots = {} }) => {
    const inside = Object.values(slots).reduce((words, slot) => words + countWords(slot), 0);
    return sum + inside + wordsIn(html) + wordsIn(text);
  }, 0);
}

const LESS_THAN = 60;
const GREATER_THAN = 62;

/**
 * Words are what stands between spaces and tags. Counted letter by letter: a list of all words of
 * a text costs more than the rest of its page.
 */
function wordsIn(html: unknown): number {
  if (typeof html !== "string") return 0;
  let words = 0;
  let isInTag = false;
  let isInWord = false;
  for (let at = 0; at < html.length; at += 1) {
    const letter = html.charCodeAt(at);
    if (letter === LESS_THAN && !isSpace(html.charCodeAt(at + 1))) isInTag = true;
    const isOfWord = !isInTag && !isSpace(letter);
    if (isOfWord && !isInWord) words += 1;
    isInWord = isOfWord;
    if (letter === GREATER_THAN) isInTag = false;
  }
  return words;
}

/** Blanks and breaks up to U+0020, the one that does not break, and those as wide as an ideograph. */
function isSpace(letter: number): boolean {
  return letter <= 0x20 || letter === 0xa0 || letter === 0x3000;
}
