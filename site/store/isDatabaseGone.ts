/** What PostgreSQL, its driver or the system says where a database goes away, has gone, or is not back yet. */
const GONE =
  /^(?:08...|57P0[1-3]|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOTFOUND))$/;

/** Whether an error's code tells that the database does not answer. */
export function isDatabaseGone(code: unknown): boolean {
  return typeof code === "string" && GONE.test(code);
}

/** Whether something failed since the database does not answer; others may have wrapped what says so. */
export function isForGoneDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isDatabaseGone((error as NodeJS.ErrnoException).code) || isForGoneDatabase(error.cause);
}
