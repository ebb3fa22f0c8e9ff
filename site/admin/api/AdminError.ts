import type { FieldIssue } from "../../content/admin/fieldWire.ts";

/**
 * The one error of a request of the owner's screens. Its message is a sentence for whoever sees it.
 */
export class AdminError extends Error {
  override readonly name = "AdminError";
  /** Of the answer; 0 where there was none. */
  readonly status: number;
  /** What happened, in a word: the server's, or "offline", "wire". */
  readonly code: string;
  /** What is wrong, field by field; empty for all other errors. */
  readonly issues: readonly FieldIssue[];
  /** All that the server told. */
  readonly told: Readonly<Record<string, unknown>>;

  constructor(message: string, told: Readonly<Record<string, unknown>>) {
    super(message);
    this.told = told;
    this.status = typeof told.status === "number" ? told.status : 0;
    this.code = typeof told.code === "string" ? told.code : "";
    this.issues = Array.isArray(told.issues) ? told.issues : [];
  }
}
