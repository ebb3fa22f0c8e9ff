/** What is wrong with a body that should be multipart/form-data. */
export type MultipartTrouble =
  /** It says that it is something else. */
  | "type"
  /** It is not what it says, or it broke off. */
  | "broken"
  | "too-large"
  | "too-many"
  | "long-field"
  /** Nothing came of it for too long, or too little. */
  | "silent";

/** A body that cannot be read; the rest of it was not, so its connection cannot be used again. */
export class MultipartError extends Error {
  override readonly name = "MultipartError";
  readonly trouble: MultipartTrouble;

  constructor(trouble: MultipartTrouble, options?: ErrorOptions) {
    super(`multipart: ${trouble}`, options);
    this.trouble = trouble;
  }
}
