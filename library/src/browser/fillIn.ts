/**
 * A text with its places filled in: `{count}`, or `%count%` in texts that come from a theme. What has
 * no value stays as it is.
 * @param language BCP 47, in which numbers are written; what is none counts as English. Without it
 *   they are written in plain digits.
 */
export function fillIn(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language?: string,
): string {
  return text.replace(/\{(\w+)\}|%(\w+)%/g, (place, name: string, other: string) => {
    const key = name ?? other;
    return Object.hasOwn(values, key) ? written(values[key], language) : place;
  });
}

function written(value: string | number | undefined, language?: string): string {
  if (typeof value !== "number" || language === undefined) return String(value);
  try {
    return value.toLocaleString(language);
  } catch {
    return value.toLocaleString("en");
  }
}
