/** Seconds for which a stored value counts as fresh (specification, section 9). */
export const STORAGE_FRESHNESS = 86_400;

/**
 * The text that is stored: JSON with the value and the time of writing in whole seconds
 * (specification, section 3).
 * @param now milliseconds since 1970
 * @throws for a value that JSON cannot hold, such as one that contains itself
 */
export function writeEntry(value: unknown, now: number): string {
  return JSON.stringify({ value, timestamp: Math.floor(now / 1000) });
}

/**
 * The value of a stored text; undefined for anything that is no entry of ours, or is older than
 * `freshness` seconds. An entry from the future, written before a clock was set back, is held to
 * the same span.
 * @param now milliseconds since 1970
 */
export function readEntry(text: string, now: number, freshness = STORAGE_FRESHNESS): unknown {
  const entry = parse(text);
  if (typeof entry?.timestamp !== "number") return undefined;
  const age = Math.floor(now / 1000) - entry.timestamp;
  return Math.abs(age) <= freshness ? entry.value : undefined;
}

function parse(text: string): { value?: unknown; timestamp?: unknown } | null | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
