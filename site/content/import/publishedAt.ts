/** Years before the first web page and after the last that a database takes are mistakes. */
export const FIRST_YEAR = 1990;
export const LAST_YEAR = 9999;

/**
 * The moment of an export's date, such as `2013-03-15 22:48:51`; the local one, taken as UTC, where
 * the other was never set (`0000-00-00 00:00:00`).
 * @returns null where there is none; "invalid" where no calendar has it
 */
export function publishedAt(utc: string, local: string): Date | null | "invalid" {
  const known = [utc, local].find((date) => date.trim() !== "" && !date.startsWith("0000"));
  if (known === undefined) return null;
  const parts = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)$/.exec(known.trim());
  if (!parts) return "invalid";
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map(Number);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // Date carries over what is too large: the 31st of February would become the 3rd of March.
  const isReal =
    date.toISOString().slice(0, 19).replace("T", " ") === known.trim().replace("T", " ");
  return isReal && year >= FIRST_YEAR && year <= LAST_YEAR ? date : "invalid";
}
