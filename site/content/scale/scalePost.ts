import type { Picture } from "../picture.ts";
import { createChoices } from "./createChoices.ts";
import type { ScaleItem } from "./ScaleItem.ts";
import { scaleName } from "./scaleName.ts";
import { SENTENCES, SUBJECTS } from "./words.ts";

const CATEGORIES = ["printing", "paper", "colour", "studio"] as const;
const TAGS = ["halftone", "risograph", "letterpress", "ink", "patterns", "finishing"] as const;
/** Posts use other chances than products with the same number. */
const POSTS = 1_000_000;
const FIRST_DAY = Date.UTC(2026, 8, 30, 7, 30);
const TWO_DAYS_MS = 2 * 86_400_000;
const PARAGRAPHS = 9;
const SENTENCES_EACH = 6;

/** Post `number` (from 1) of as many as are wanted: the same every time. */
export function scalePost(number: number, pictures: readonly [Picture, ...Picture[]]): ScaleItem {
  const choices = createChoices(POSTS + number);
  const { name, slug } = scaleName(number, choices);
  return {
    kind: "post",
    id: `post-${number}`,
    path: `/journal/${slug}`,
    title: `${name}: notes from the press`,
    excerpt: `On ${choices.one(SUBJECTS)}, and what it taught us about printing.`,
    publishedAt: new Date(FIRST_DAY - number * TWO_DAYS_MS),
    paragraphs: Array.from({ length: PARAGRAPHS }, () =>
      choices.some(SENTENCES, SENTENCES_EACH).join(" "),
    ),
    terms: [
      { kind: "category", slug: choices.one(CATEGORIES) },
      ...choices.some(TAGS, 2).map((tag) => ({ kind: "tag" as const, slug: tag })),
    ],
    picture: choices.one(pictures),
  };
}
