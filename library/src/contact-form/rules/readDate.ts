/**
 * The start, in UTC, of the day that YYYY-MM-DD names; undefined where no calendar has that day.
 * The year 0 is in none.
 */
export function readDate(text: string): Date | undefined {
  if (!isDateShaped(text) || text < "0001") return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  // Some engines take 30 February for 1 March.
  return date.getUTCDate() === Number(text.slice(8)) ? date : undefined;
}

/** Whether a text is written as YYYY-MM-DD; it need not be a day of the calendar. */
export function isDateShaped(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}
