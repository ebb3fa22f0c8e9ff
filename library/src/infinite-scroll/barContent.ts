import type { BarContent } from "./createBar.ts";
import { fillIn, type InfiniteScrollLabels } from "./infiniteScrollLabels.ts";
import type { InfiniteScrollState } from "./infiniteScrollState.ts";

export type ListFacts = {
  /** How many items are shown. */
  readonly shown: number;
  /** How many there are on all pages; 0 where that is not known. */
  readonly total: number;
  /** The addresses of the page that follows and of the one before the first. */
  readonly next: string | undefined;
  readonly previous: string | undefined;
  /** Whether the page has a link of its own to the one before. */
  readonly hasLink: boolean;
  /** BCP 47, of the labels. */
  readonly language: string;
};

/** What the bar below a list shows. */
export function barContent(
  { phase, isAsked }: InfiniteScrollState,
  labels: InfiniteScrollLabels,
  { shown, total, next, previous, hasLink, language }: ListFacts,
): BarContent {
  // Opened further on, it has more than it shows: nobody knows how many are left.
  const count = previous ? 0 : total - shown;
  const say = (label: string): string => fillIn(label, { shown, total, count }, language);
  const isOver = phase === "last";
  const hasFailed = phase === "failed";
  const end = isOver ? say(previous ? labels.end : labels.all) : "";
  const text = phase === "asking" ? labels.loading : hasFailed ? labels.failed : end;
  const more = say(count > 0 ? labels.moreOf : labels.more);
  // While a page is on its way that was asked for, the focus is on it.
  const isOffered = phase === "offering" || (phase === "asking" && isAsked);
  const button = hasFailed ? labels.retry : isOffered ? more : undefined;
  const links: (readonly [string, string])[] = [];
  if (hasFailed && next) links.push([next, labels.next]);
  if (previous && !hasLink) links.push([previous, labels.earlier]);
  return { phase, text, button, links };
}

/** What is said once a page has come. */
export function addedText(
  count: number,
  labels: InfiniteScrollLabels,
  { shown, total, next, previous, language }: ListFacts,
): string {
  const texts = [total > 0 && !previous ? labels.addedOf : labels.added];
  if (!next) texts.push(previous ? labels.end : labels.all);
  return fillIn(texts.join(" "), { count, shown, total }, language);
}
