const DELIMITERS = [",", ";", "\t"] as const;

/** What parts the cells of a table, by its first line: the sign that stands there most outside quotes. */
export function delimiterOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split("\n", 1);
  const counted = DELIMITERS.map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}
