import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";

/** What was written into each field, in the order of the form. A free text follows its option. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** A submission in which nothing is wrong, before it is kept. */
export type JudgedSubmission = {
  readonly form: ShownForm;
  readonly values: Values;
  /** The address of the page that it was sent from; null where nobody said. */
  readonly page: string | null;
};

/** How a hook ends it: nothing is kept, and the visitor is told this. */
export type Ending = {
  /** `aborted`, `payment_required` or a name of your own: small letters, digits and underscores. */
  readonly status: string;
  readonly message: string;
};

/**
 * A hook of whoever runs the site, asked after all else was judged and before anything is kept or mailed.
 * The visitor waits for it, but for no longer than ten seconds (HOOK_MS): then it stops nothing any more.
 * @returns undefined where it may go on
 */
export type BeforeTaking = (submission: JudgedSubmission) => Promise<Ending | undefined>;
