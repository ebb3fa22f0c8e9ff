import { HttpError } from "../../browser/httpError.ts";

/**
 * Why a call failed: no connection, no answer in time, an answer that is no JSON or has nothing in
 * it where something must be, another status.
 */
export type ContactFormErrorCode =
  | "fetch_error"
  | "timeout"
  | "invalid_json"
  | "no_content"
  | "http_error";

/** Word for word: specification, section 8. The others say their code. */
const MESSAGES: Readonly<Partial<Record<ContactFormErrorCode, string>>> = {
  fetch_error: "You are probably offline.",
  invalid_json: "The response is not a valid JSON response.",
};

/** The one error that calls of a contact form's API fail with. For the console, not for visitors. */
export class ContactFormError extends Error {
  override readonly name = "ContactFormError";
  readonly code: ContactFormErrorCode;
  /** The answer's HTTP status; 0 where there was no answer. */
  readonly status: number;

  constructor(code: ContactFormErrorCode, status = 0) {
    super(MESSAGES[code] ?? `${code} ${status}`);
    this.code = code;
    this.status = status;
  }

  /** The same error in the words of the contact form; what is no failed request is no answer to read. */
  static from(error: unknown): ContactFormError {
    return error instanceof HttpError
      ? new ContactFormError(CODES[error.kind] ?? "fetch_error", error.status)
      : new ContactFormError("invalid_json");
  }
}

const CODES: Readonly<Record<string, ContactFormErrorCode>> = {
  timeout: "timeout",
  status: "http_error",
  invalid_json: "invalid_json",
};
