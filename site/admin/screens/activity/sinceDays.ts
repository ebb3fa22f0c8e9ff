/**
 * When the last so many days began, where the reader is: with one, today. The same all day, so that a list
 * that is asked for again is the same list. @returns ISO 8601
 */
export function sinceDays(days: number, now = new Date()): string {
  const before = Number.isInteger(days) && days > 0 ? days - 1 : 0;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - before).toISOString();
}
