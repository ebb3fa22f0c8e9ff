import { plainText } from "../../import/plainText.ts";

/** What opens a tag, with its type and its star. */
export const OPENING = /\[([a-z][\w-]*)(\*?)(?=[\s\]])/gi;

/** Characters of a choice or of a field's first text. */
const MAX_VALUE_LENGTH = 400;

/** What stands between the brackets of a tag, behind its type. */
export type TagInside = {
  readonly words: readonly string[];
  readonly values: readonly string[];
  /** A quote that nothing closes, with all that follows it in the tag, and where it stands. */
  readonly unclosed?: { readonly text: string; readonly index: number };
  /** After the bracket that closes the tag; undefined where none does. */
  readonly end: number | undefined;
};

/** What stands in a tag, but for a bracket that opens another one. */
const TOKEN = /\s+|"([^"]*)"|'([^']*)'|\/?\]|[^\s"'[\]]+|["']/y;

/**
 * Reads a tag from behind its type to the bracket that closes it. As in the real system, one with a quote
 * that nothing closes ends at its first bracket.
 * @param isKnown whether a type is one of a tag, which a text in quotes does not hold by chance
 */
export function readInside(
  template: string,
  start: number,
  isKnown: (type: string) => boolean,
): TagInside {
  const words: string[] = [];
  const values: string[] = [];
  TOKEN.lastIndex = start;
  for (let match = TOKEN.exec(template); match; match = TOKEN.exec(template)) {
    const [token, double, single] = match;
    const quoted = double ?? single;
    const after = template.slice(TOKEN.lastIndex, TOKEN.lastIndex + 2);
    if (/^["']$/.test(token) || isTooLong(quoted ?? "", after, isKnown)) {
      return { words, values, ...restFrom(template, match.index) };
    }
    if (token.endsWith("]") && quoted === undefined) {
      return { words, values, end: TOKEN.lastIndex };
    }
    if (quoted !== undefined) values.push(plainText(quoted, MAX_VALUE_LENGTH));
    else if (token.trim() !== "") words.push(token);
  }
  return { words, values, end: undefined };
}

/**
 * Whether a text in quotes goes on behind its tag, since nothing closes it there: it holds the tag's end
 * and another tag, or what seems to close it opens a text elsewhere.
 */
function isTooLong(quoted: string, after: string, isKnown: (type: string) => boolean): boolean {
  const end = quoted.indexOf("]");
  if (end === -1) return false;
  const tags = [...quoted.slice(end).matchAll(OPENING)];
  return !/^(?:[\s"']|\/?\]|$)/.test(after) || tags.some(([_, type = ""]) => isKnown(type));
}

const REST = /["']([^[\]]*)\]/y;

/** From there on nothing of the tag is read. */
function restFrom(template: string, index: number): Pick<TagInside, "unclosed" | "end"> {
  REST.lastIndex = index;
  const [rest = ""] = REST.exec(template) ?? [];
  if (rest === "") return { end: undefined };
  const text = plainText(rest.slice(0, -1), MAX_VALUE_LENGTH);
  return { unclosed: { text, index }, end: index + rest.length };
}
