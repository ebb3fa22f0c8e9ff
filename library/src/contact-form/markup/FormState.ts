/**
 * The outcome of a form that was posted without script, for the page that answers it: the words of
 * the API's answer, and what was posted.
 */
export type FormState = {
  /** As in the API, such as "validation_failed". */
  readonly status: string;
  readonly message: string;
  /** In the order of the schema's rules. */
  readonly invalidFields?: readonly { readonly field: string; readonly message: string }[];
  /**
   * By the names they were sent under, without brackets. Shown again, unless the message was sent.
   * Boxes that are not among them are shown unticked. Of a quiz or captcha only what answers the
   * question that the definition has now.
   */
  readonly values?: Readonly<Record<string, string | readonly string[]>>;
};
