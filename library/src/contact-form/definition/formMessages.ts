import type { FormDefinition } from "./FormDefinition.ts";

/**
 * What a form says of its fields and outcomes, by the keys of the real system, so that its own
 * messages can be taken over; `aborted`, `invalid_choice` and `too_many_items` have no key there.
 * English; a definition may have others.
 */
export const formMessages = {
  mail_sent_ok: "Thank you. Your message has been sent.",
  mail_sent_ng: "Your message could not be sent. Please try again later.",
  validation_error: "Something is missing or not right yet. Please look at the marked fields.",
  spam: "Your message could not be sent. Please try again later.",
  accept_terms: "Please accept the terms first; then your message can be sent.",
  aborted: "Your message was not sent.",
  invalid_required: "Please fill in this field.",
  invalid_too_long: "This is too long.",
  invalid_too_short: "This is too short.",
  invalid_email: "Please enter an email address, such as name@example.com.",
  invalid_url: "Please enter a web address, such as https://example.com.",
  invalid_tel: "Please enter a telephone number.",
  invalid_number: "Please enter a number.",
  number_too_small: "This number is too small.",
  number_too_large: "This number is too large.",
  invalid_date: "Please enter a date as year, month and day, such as 2026-05-31.",
  date_too_early: "This date is too early.",
  date_too_late: "This date is too late.",
  invalid_choice: "Please choose from what is offered.",
  too_many_items: "Please choose fewer.",
  upload_file_type_invalid: "Files of this kind cannot be taken.",
  upload_file_too_large: "This file is too large.",
  upload_failed: "The file could not be taken. Please try again.",
  upload_failed_php_error: "The file could not be taken. It may be too large.",
  quiz_answer_not_correct: "This is not the right answer.",
  captcha_not_match: "This is not what the picture says.",
} as const satisfies Record<string, string>;

/** Texts by key. */
export type FormMessages = Readonly<Record<keyof typeof formMessages, string>>;

/** What a form says: its own texts, and ours where it has none. */
export function messagesOf({ messages }: Pick<FormDefinition, "messages">): FormMessages {
  return { ...formMessages, ...messages };
}
