/**
 * A number, or the one that a text begins with; NaN for all else. Comparisons with NaN are false,
 * so write them as what must not be: then a threshold that cannot be read forbids nothing.
 */
export function readNumber(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" ? Number.parseFloat(value) : Number.NaN;
}
