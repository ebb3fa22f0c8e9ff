/**
 * A moment as a form shows it: the day in the author's pattern (`dd`, `d`, `MM`, `M`, `yyyy`, `yy`),
 * then the time of day as HH:mm:ss, which the real system always adds. All in the visitor's own time.
 */
export function formatTime(pattern: string, date: Date): string {
  const numbers: Record<string, number> = {
    d: date.getDate(),
    M: date.getMonth() + 1,
    y: date.getFullYear(),
  };
  const day = pattern.replaceAll(/dd?|MM?|yy(?:yy)?/g, (token) => {
    const digits = String(numbers[token.charAt(0)]).padStart(token.length, "0");
    return token === "yy" ? digits.slice(2) : digits;
  });
  // The one text of a Date that begins with the time of day, in every language.
  return `${day} ${date.toTimeString().slice(0, 8)}`.trim();
}
