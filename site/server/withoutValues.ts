/**
 * What may be logged of an error: a failed query's own message repeats what visitors sent; the
 * database's, its cause, does not.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error.message.startsWith("Failed query") && error.cause instanceof Error
    ? error.cause
    : error;
}
