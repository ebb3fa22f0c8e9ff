import type { Block } from "../content/documentBody.ts";

/** How many words people read in a minute, of a text on a screen. */
export const WORDS_PER_MINUTE = 220;

/** How long a text takes to read, in whole minutes; 0 where it is no text worth the name. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = countWords(blocks);
  return words < WORDS_PER_MINUTE / 2 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

function countWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { fields, slots = {} }) => {
    const { html, text } = fields;
    const own = [html, text].filter((value) => typeof value === "string").join(" ");
    const inside = Object.values(slots).reduce((words, slot) => words + countWords(slot), 0);
    return (
      sum +
      inside +
      own
        .replace(/<[^>]*>/g, " ")
        .split(/\s+/)
        .filter(Boolean).length
    );
  }, 0);
}
