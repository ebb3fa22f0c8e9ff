import { windowOf } from "../browser/windowOf.ts";

/** What the server is told besides the fields. */
export type SubmissionPlace = {
  /** The id of the form's settings. */
  readonly id: string;
  /** The id of the document that it stands on. */
  readonly postId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** What is sent of a form: its texts and ticks, then what the real system's server asks for besides. */
export function submissionOf(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  { id, postId, now }: SubmissionPlace,
): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    // Files go by an uploader of the builder's own.
    if (typeof value === "string") body.append(name, value);
  }
  const besides = {
    action: "tve_api_form_submit",
    url: windowOf(form).location.href,
    _tcb_id: id,
    tcb_token: formToken(now),
    post_id: postId,
    frontend_post_id: postId,
  };
  for (const [name, value] of Object.entries(besides)) body.set(name, value);
  return body;
}

/** The real system's sign that a script has sent the form: ten times the time, to the base of 32. */
export function formToken(now: number): string {
  return (10 * now).toString(32);
}
