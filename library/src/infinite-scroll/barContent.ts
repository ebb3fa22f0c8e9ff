import { fillIn } from "../browser/fillIn.ts";
import type { InfiniteScrollLabels } from "./infiniteScrollLabels.ts";
import type { InfiniteScrollPhase, InfiniteScrollState } from "./infiniteScrollState.ts";

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

export type BarContent = {
  readonly phase: InfiniteScrollPhase;
  readonly text: string;
  /** What the button says; "" where there is none. */
  readonly button: string;
  /** A plain link. */
  readonly link: readonly [address: string, text: string] | undefined;
};

/** What the bar below a list shows. */
export function barContent(
  { phase, isAsked }: InfiniteScrollState,
  labels: InfiniteScrollLabels,
  { shown, total, next, previous, hasLink, language }: ListFacts,
): BarContent {
  const hasFailed = phase === "failed";
  // Opened further on, it has more than it shows: nobody knows how many are left.
  const count = previous ? 0 : total - shown;
  const say = (label: string): string => fillIn(label, { shown, total, count }, language);
  const more = say(count > 0 ? labels.moreOf : labels.more);
  // While a page is on its way that was asked for, the focus is on the button.
  const isOffered = phase === "offering" || (phase === "asking" && isAsked);
  const texts: Partial<Record<InfiniteScrollPhase, string>> = {
    asking: labels.loading,
    failed: labels.failed,
    last: say(previous ? labels.end : labels.all),
  };
  const earlier = previous && !hasLink ? ([previous, labels.earlier] as const) : undefined;
  return {
    phase,
    text: texts[phase] ?? "",
    button: hasFailed ? labels.retry : isOffered ? more : "",
    link: hasFailed && next ? [next, labels.next] : earlier,
  };
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
