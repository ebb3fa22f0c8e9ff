/**
 * Why a request failed: no connection (or one the browser forbids), no answer in time, a status
 * other than 2xx, an answer that is not the JSON or the document agreed on, or stopped by us.
 */
export type HttpErrorKind =
  | "offline"
  | "timeout"
  | "status"
  | "invalid_json"
  | "invalid_document"
  | "aborted";

/** The one error requests fail with. Its message is for developers and holds no server text. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly kind: HttpErrorKind;
  /** The answer's HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** With kind "status": the answer's JSON, unchecked, where it had one. */
  readonly data: unknown;

  constructor(kind: HttpErrorKind, status = 0, data?: unknown) {
    super(`vitrine: the request failed (${kind}${status ? ` ${status}` : ""}).`);
    this.kind = kind;
    this.status = status;
    this.data = data;
  }
}
