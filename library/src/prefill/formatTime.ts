/**
 * A moment as a form shows it: the day in the author's pattern (`dd`, `d`, `MM`, `M`, `yyyy`, `yy`),
 * then the time of day as HH:mm:ss, which the real system always adds. All in the visitor's own time.
 */
export function formatTime(pattern: string, date: Date): string {
  const day = String(date.getDate());
  const month = String(date.getMonth() + 1);
  const year = String(date.getFullYear());
  const parts: Record<string, string> = {
    d: day,
    dd: twoDigits(day),
    M: month,
    MM: twoDigits(month),
    yy: year.slice(-2),
    yyyy: year,
  };
  const written = pattern.replaceAll(/d{1,2}|M{1,2}|y{4}|y{2}/g, (token) => parts[token] ?? token);
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()];
  return `${written} ${time.map((number) => twoDigits(String(number))).join(":")}`.trim();
}

const twoDigits = (text: string): string => text.padStart(2, "0");
