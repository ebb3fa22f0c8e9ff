import type { Block, DocumentBody } from "./documentBody.ts";
import { withoutMarkup } from "./withoutMarkup.ts";

/** The longest summary that is made of a text, in UTF-16 units: what search engines show of one. */
export const MAX_MADE_SUMMARY = 200;

/** How much of a piece of HTML is looked at, in UTF-16 units. */
const MAX_READ = 50_000;

/** What lists, feeds and search engines say of a document: its excerpt, or else its first words. */
export function summaryOf({
  excerpt,
  body,
}: {
  readonly excerpt: string;
  readonly body: DocumentBody;
}): string {
  return excerpt || shortened(firstWords(body));
}

function firstWords({ blocks }: DocumentBody): string {
  let text = "";
  for (const html of htmlOf(blocks)) {
    const running = withoutMarkup(runningText(html.slice(0, MAX_READ)));
    text = `${text} ${running}`.replace(/\s+/g, " ").trim();
    if (text.length > MAX_MADE_SUMMARY) break;
  }
  return text;
}

/** The texts of the blocks in reading order; what headings, pictures and buttons say stands in other fields. */
function* htmlOf(blocks: readonly Block[]): Generator<string> {
  for (const { fields, slots } of blocks) {
    if (typeof fields.html === "string") yield fields.html;
    for (const inside of Object.values(slots ?? {})) yield* htmlOf(inside);
  }
}

/** Elements that head the running text or stand beside it. */
const BESIDE =
  /<(\/?)(?:h[1-6]|figure|table|pre|form|nav|aside|dl|audio|video|object|iframe|button|select|textarea)\b[^<>]*>/gi;

function runningText(html: string): string {
  let text = "";
  let depth = 0;
  let end = 0;
  for (const tag of html.matchAll(BESIDE)) {
    if (depth === 0) text += `${html.slice(end, tag.index)} `;
    depth = Math.max(0, depth + (tag[1] ? -1 : 1));
    end = tag.index + tag[0].length;
  }
  return depth === 0 ? text + html.slice(end) : text;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** Whole words, also in scripts that put no spaces between them. */
function shortened(text: string): string {
  if (text.length <= MAX_MADE_SUMMARY) return text;
  const starts = [...segmenter.segment(text.slice(0, MAX_MADE_SUMMARY))].map(({ index }) => index);
  // The last word may go on: it stays out, but where all is one word.
  const end = starts.at(-1) || MAX_MADE_SUMMARY - 1;
  return `${text.slice(0, end).replace(/[\s\p{Cs},;:–—-]+$/u, "")}…`;
}
