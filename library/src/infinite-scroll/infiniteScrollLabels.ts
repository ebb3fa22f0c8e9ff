/**
 * What a list that goes on says. `{count}` stands for the items that have come or are left, `{shown}`
 * for those there are now, `{total}` for all.
 */
export type InfiniteScrollLabels = {
  readonly loading: string;
  /** The button. */
  readonly more: string;
  /** The button, where it is known how many are left. */
  readonly moreOf: string;
  /** Said once a page has come. */
  readonly added: string;
  /** The same, where it is known how many there are. */
  readonly addedOf: string;
  /** All are shown. */
  readonly all: string;
  /** There are no more; earlier ones are on other pages. */
  readonly end: string;
  readonly failed: string;
  /** The button then. */
  readonly retry: string;
  /** The plain link to the next page, beside it. */
  readonly next: string;
  /** The plain link to the page before the first that is shown. */
  readonly earlier: string;
};

export const infiniteScrollLabels: InfiniteScrollLabels = {
  loading: "Loading more…",
  more: "Load more",
  moreOf: "Load more ({count} left)",
  added: "{count} more, {shown} shown.",
  addedOf: "{count} more, {shown} of {total} shown.",
  all: "All {shown} items are shown.",
  end: "There are no more.",
  failed: "The next page could not be loaded.",
  retry: "Try again",
  next: "Open the next page",
  earlier: "Show earlier ones",
};
