/** The one error that reading from a site fails with. Its message says what happened. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** Of the answer; 0 where there was none. */
  readonly status: number;
  /**
   * In a word: "offline" (no connection, or one the browser forbids), "timeout", "aborted", "wire" (an
   * answer that is not the one agreed on), or the server's own, such as "missing" and "invalid".
   */
  readonly code: string;

  constructor(message: string, { status = 0, code }: { status?: number; code: string }) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
