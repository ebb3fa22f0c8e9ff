/** What cannot be stored: where in the content, and what to do. */
export type ContentIssue = {
  /** Steps from the whole, in the store's names. */
  readonly path: readonly (string | number)[];
  readonly message: string;
};

/** Content that fits by itself, but not beside what is there. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(issues.map(({ message }) => message).join(" "));
    this.name = "ContentError";
    this.issues = issues;
  }
}
