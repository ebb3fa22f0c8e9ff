import { DumpError } from "./DumpError.ts";

/**
 * What the database says of rows that it does not take; anything else as it was.
 * @param what the beginning of a sentence
 */
export function rowError(error: unknown, what: string): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, message } = cause as Error & { readonly code?: unknown };
  // Classes 22 and 23 are about the data: https://www.postgresql.org/docs/15/errcodes-appendix.html
  if (typeof code !== "string" || !/^2[23]/.test(code)) return error;
  return new DumpError(
    `${what}: ${message}. Nothing was restored. Take another dump where it was made.`,
    { cause: error },
  );
}
