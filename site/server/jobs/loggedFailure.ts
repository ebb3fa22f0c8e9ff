import { withoutValues } from "../withoutValues.ts";

/** What the library for mail adds to its errors. */
type SmtpError = Error & {
  /** Of the library, such as "EENVELOPE". */
  readonly code?: string;
  /** What was asked, such as "RCPT TO". */
  readonly command?: string;
  /** What the server answered, such as 550. */
  readonly responseCode?: number | false;
};

/**
 * What may be logged of why a job failed. What a mail server says names whom a mail is for, and a failed
 * query what was to be written.
 */
export function loggedFailure(error: unknown): object {
  if (!(error instanceof Error)) return { error: String(error) };
  const { code, command, responseCode } = error as SmtpError;
  if (command !== undefined) return { code, command, ...(responseCode && { responseCode }) };
  const told = withoutValues(error);
  return { error: told instanceof Error ? told.message : String(told) };
}
