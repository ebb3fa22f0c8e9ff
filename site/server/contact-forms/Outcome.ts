/** What is wrong with one field of a form that was sent, as a sentence. */
export type InvalidField = { readonly field: string; readonly message: string };

/** What came of a form that was sent, in the words of the wire. */
export type Outcome = {
  /**
   * `validation_failed`, `acceptance_missing`, `spam`, `aborted`, `mail_sent`, `mail_failed`; `error`
   * where the visitor may not send it. A hook may name others.
   */
  readonly status: string;
  readonly message: string;
  /** In the order of the rules; only where the status is `validation_failed`. */
  readonly invalidFields: readonly InvalidField[];
  /** Of the values; empty where they were not taken, undefined where they were not looked at. */
  readonly hash: string | undefined;
  /** When the visitor may try again, where it was too often. */
  readonly waitSeconds?: number;
};
