/** What is wrong with one field of a form that was sent, as a sentence. */
export type InvalidField = { readonly field: string; readonly message: string };

/** What came of a form that was sent, in the words of the wire. */
export type Outcome = {
  readonly status:
    | "validation_failed"
    | "acceptance_missing"
    | "spam"
    | "mail_sent"
    | "mail_failed";
  readonly message: string;
  /** In the order of the rules; only where the status is `validation_failed`. */
  readonly invalidFields: readonly InvalidField[];
  /** Of the values; empty where they were not taken. */
  readonly hash: string;
  /** When the visitor may try again, where the status is `spam`. */
  readonly waitSeconds?: number;
};
