import type { Block, DocumentBody } from "./documentBody.ts";
import { withoutMarkup } from "./withoutMarkup.ts";

/** The longest text that is taken from one document, in UTF-16 units. */
export const MAX_PLAIN_TEXT = 100_000;

/** Fields that hold words; others hold addresses, sizes and choices. */
const WORD_FIELDS = new Set([
  "text",
  "html",
  "title",
  "label",
  "caption",
  "alt",
  "name",
  "description",
  "quote",
  "summary",
]);

/** How deep records and lists may lie in a field; what lies deeper is left out. */
const MAX_DEPTH = 20;

/** What the blocks of a document say, without markup, in reading order, up to MAX_PLAIN_TEXT. */
export function plainTextOf({ blocks }: DocumentBody): string {
  const parts: string[] = [];
  let length = 0;
  const add = (text: string): boolean => {
    const plain = withoutMarkup(text.slice(0, 4 * MAX_PLAIN_TEXT));
    parts.push(plain);
    length += plain.length + 1;
    return length < MAX_PLAIN_TEXT;
  };
  addBlocks(blocks, add);
  return parts.join(" ").replace(/\s+/g, " ").trim().slice(0, MAX_PLAIN_TEXT);
}

/** Takes a piece of text. @returns whether there is room for more */
type Add = (text: string) => boolean;

function addBlocks(blocks: readonly Block[], add: Add): boolean {
  return blocks.every(
    ({ fields, slots }) =>
      addValue(fields, add, { isWords: false, depth: 0 }) &&
      Object.values(slots ?? {}).every((inside) => addBlocks(inside, add)),
  );
}

type Place = { readonly isWords: boolean; readonly depth: number };

function addValue(value: unknown, add: Add, { isWords, depth }: Place): boolean {
  if (typeof value === "string") return !isWords || add(value);
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return true;
  const isList = Array.isArray(value);
  return Object.entries(value).every(([name, part]) =>
    addValue(part, add, { isWords: isList ? isWords : WORD_FIELDS.has(name), depth: depth + 1 }),
  );
}
