/** The texts of a list such as `accept`, trimmed, numbers as digits; none where it is no list. */
export function readList(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  // Objects are left out, for those from JSON may have a toString that cannot be called.
  return value.filter((item) => typeof item !== "object").map((item) => String(item).trim());
}
