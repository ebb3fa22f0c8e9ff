/** How many colours a monogram can have. */
export const MONOGRAM_COLOURS = 6;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * One or two letters that stand for a name: of its first and its last word where its script has
 * capitals, else the first sign alone, since in other scripts two letters would join or read as a word.
 */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const first = firstSign(words[0] ?? name);
  const last = words.length > 1 ? firstSign(words.at(-1) ?? "") : "";
  return isCased(first) && isCased(last) ? first + last : first;
}

/** Which of the colours a name has, from 0; the same name always has the same. */
export function monogramColour(name: string): number {
  let hash = 0;
  for (const sign of name) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 65_521;
  return hash % MONOGRAM_COLOURS;
}

function firstSign(word: string): string {
  const [first] = graphemes.segment(word.trim().slice(0, 50));
  return (first?.segment ?? "").toUpperCase();
}

function isCased(sign: string): boolean {
  return sign !== sign.toLowerCase();
}
