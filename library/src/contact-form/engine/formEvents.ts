import { windowOf } from "../../browser/windowOf.ts";
import type { FeedbackAnswer } from "../wire.ts";
import type { FormParts } from "./readForm.ts";

/** A name and a value, as the form sends it. */
export type FormInput = { readonly name: string; readonly value: FormDataEntryValue };

/** What every event of a form tells. */
export type FormEventDetail = {
  readonly contactFormId: number;
  readonly pluginVersion: string;
  readonly contactFormLocale: string;
  readonly unitTag: string;
  readonly containerPostId: number;
  /** As shown in `wpcf7statuschanged`, as the API calls it in the events of a submission. */
  status: string;
};

export type StatusChangedDetail = FormEventDetail & { readonly prevStatus: string };

export type SubmissionDetail = FormEventDetail & {
  /** What was filled in; names that start with an underscore are left out. */
  readonly inputs: readonly FormInput[];
  /** All that is sent. What a listener of `wpcf7beforesubmit` adds is sent, too. */
  readonly formData: FormData;
};

export type OutcomeDetail = SubmissionDetail & {
  /** The server's answer as it came, unchecked. */
  readonly apiResponse: unknown;
  /** The same, read: every part is there. */
  readonly answer: FeedbackAnswer;
};

export type ResetDetail = SubmissionDetail & {
  /** Fresh questions as they came, unchecked; an empty list where there were none. */
  readonly apiResponse: unknown;
};

/** The events of a form; they bubble from it and cannot be cancelled. */
export type FormEvents = {
  readonly wpcf7statuschanged: StatusChangedDetail;
  readonly wpcf7beforesubmit: SubmissionDetail;
  readonly wpcf7invalid: OutcomeDetail;
  readonly wpcf7unaccepted: OutcomeDetail;
  readonly wpcf7spam: OutcomeDetail;
  readonly wpcf7aborted: OutcomeDetail;
  readonly wpcf7mailsent: OutcomeDetail;
  readonly wpcf7mailfailed: OutcomeDetail;
  readonly wpcf7submit: OutcomeDetail;
  readonly wpcf7reset: ResetDetail;
};

type OutcomeEvent = {
  [Name in keyof FormEvents]: FormEvents[Name] extends OutcomeDetail ? Name : never;
}[keyof FormEvents];

/** The event that tells an outcome; payments and a form's own statuses have none. */
export const OUTCOME_EVENTS: ReadonlyMap<string, OutcomeEvent> = new Map([
  ["validation_failed", "wpcf7invalid"],
  ["acceptance_missing", "wpcf7unaccepted"],
  ["spam", "wpcf7spam"],
  ["aborted", "wpcf7aborted"],
  ["mail_sent", "wpcf7mailsent"],
  ["mail_failed", "wpcf7mailfailed"],
]);

/** Tells the page what happens to a form, in the words that page scripts know. */
export function tell<Name extends keyof FormEvents>(
  { form }: FormParts,
  name: Name,
  detail: FormEvents[Name],
): void {
  const { CustomEvent } = windowOf(form);
  form.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}

/** The part of a detail that says which form it is. */
export function detailOf(parts: FormParts): FormEventDetail {
  return {
    contactFormId: parts.id,
    pluginVersion: parts.pluginVersion,
    contactFormLocale: parts.locale,
    unitTag: parts.unitTag,
    containerPostId: parts.containerPost,
    status: parts.form.dataset.status ?? "init",
  };
}

/** The detail that all events of one submission or one reset share. */
export function submissionDetail(parts: FormParts, formData: FormData): SubmissionDetail {
  return { ...detailOf(parts), inputs: inputsOf(formData), formData };
}

/** What was filled in, without what forms send of themselves. */
export function inputsOf(formData: FormData): FormInput[] {
  return [...formData]
    .filter(([name]) => !name.startsWith("_"))
    .map(([name, value]) => ({ name, value }));
}
