/** The longest word that is kept, in characters: PostgreSQL refuses words of more than 2 kB. */
export const MAX_WORD_LENGTH = 100;

/** Accents, and the points of Hebrew and Arabic: people search with and without them. */
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of a text in the form in which they are compared: lower case, without accents, one
 * form for each character that has several. Done here, as databases differ in what they know.
 * @param maxLength how much of the text counts, in UTF-16 units
 */
export function foldWords(text: string, maxLength: number): readonly string[] {
  const folded = text
    .slice(0, maxLength)
    .toLowerCase()
    .normalize("NFKD")
    .replace(MARKS, "")
    .replaceAll("ß", "ss")
    .normalize("NFC")
    // One character may stand for a whole sentence.
    .slice(0, 2 * maxLength);
  return (folded.match(WORD) ?? []).map((word) => cut(word));
}

/** Scripts that write without spaces between words. */
const UNSPACED =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー]";
const RUN = new RegExp(`${UNSPACED}+|(?:(?!${UNSPACED}).)+`, "gu");
const HAS_UNSPACED = new RegExp(UNSPACED, "u");

/** Whether a word is of a script in which a word may begin anywhere. */
export function isUnspaced(word: string): boolean {
  return HAS_UNSPACED.test(word);
}

/** Words as they are indexed: where a script has no spaces, each pair of characters is one. */
export function toIndexWords(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    if (!isUnspaced(word)) return [word];
    return runsOf(word).flatMap((run) =>
      isUnspaced(run) ? [...pairsOf(run), ...lastOf(run)] : run,
    );
  });
}

/** The same for words that are looked for. */
export function toQueryWords(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    if (!isUnspaced(word)) return [word];
    return runsOf(word).flatMap((run) =>
      isUnspaced(run) && [...run].length > 1 ? pairsOf(run) : run,
    );
  });
}

function runsOf(word: string): readonly string[] {
  return word.match(RUN) ?? [];
}

function pairsOf(run: string): readonly string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function lastOf(run: string): readonly string[] {
  return [...run].slice(-1);
}

function cut(word: string): string {
  return word.length <= MAX_WORD_LENGTH ? word : [...word].slice(0, MAX_WORD_LENGTH).join("");
}
