import type { BlockNode } from "../state/BlockTree.ts";

/** How many characters of a block's words stand beside its name. */
export const SUMMARY_LENGTH = 60;

/** Fields whose words say best what a block is about, the best first. */
const TELLING = ["text", "title", "label", "html", "caption", "alt", "name", "src", "url"];

/** The first words of a block, as plain text; empty where it has none. */
export function blockSummary({ fields }: Pick<BlockNode, "fields">): string {
  const telling = TELLING.map((name) => fields[name]);
  // Other texts are choices such as "equal"; what lies inside lists and groups may tell more.
  const inside = Object.values(fields).filter((value) => typeof value === "object");
  for (const value of [...telling, ...inside]) {
    const text = wordsOf(value);
    if (text !== "") return text.length > SUMMARY_LENGTH ? `${cut(text)} …` : text;
  }
  return "";
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return wordsOf(value[0]);
  if (typeof value === "object" && value !== null) return blockSummary({ fields: { ...value } });
  if (typeof value !== "string") return "";
  // Enough markup for a line of words, and no more work than that while somebody types.
  const text = value.slice(0, 20 * SUMMARY_LENGTH).replace(/<[^>]*>?/g, " ");
  return decode(text).replace(/\s+/g, " ").trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
};

function decode(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Ends between two words. */
function cut(text: string): string {
  const start = text.slice(0, SUMMARY_LENGTH);
  return start.replace(/\s+\S*$/u, "") || start;
}
