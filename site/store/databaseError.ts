/** What PostgreSQL says of a statement it refused. */
export type DatabaseError = {
  /** An SQLSTATE: https://www.postgresql.org/docs/15/errcodes-appendix.html */
  readonly code: string;
  /** The constraint that was broken, if it was one. */
  readonly constraint: string | undefined;
};

export const UNIQUE_VIOLATION = "23505";

/** Finds the database's own error in what a query threw: Drizzle wraps it, the drivers differ. */
export function findDatabaseError(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint, constraint_name } = error as Error & Readonly<Record<string, unknown>>;
  if (typeof code !== "string" || !/^[0-9A-Z]{5}$/.test(code))
    return findDatabaseError(error.cause);
  const name = constraint ?? constraint_name;
  return { code, constraint: typeof name === "string" ? name : undefined };
}
