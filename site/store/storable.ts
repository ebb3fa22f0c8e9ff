import * as v from "valibot";

/** How deep lists and records may lie in one another; deeper JSON hangs the embedded database. */
export const MAX_JSON_DEPTH = 100;

/**
 * A schema in front of others: makes text fit for PostgreSQL, in every corner of a value. The
 * character U+0000, which it cannot hold, is left out; half of a surrogate pair becomes U+FFFD.
 */
export const storable = v.pipe(
  v.unknown(),
  v.check(
    (value) => !isDeeperThan(value, MAX_JSON_DEPTH),
    `The value holds more than ${MAX_JSON_DEPTH} levels of lists and records in one another, which cannot be stored.`,
  ),
  v.transform(clean),
);

/** Text that PostgreSQL can hold: for keys that are looked up. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0");
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [cleanText(name), clean(part)]),
  );
}

function cleanText(text: string): string {
  return text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\ufffd");
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((part) => isDeeperThan(part, depth - 1));
}

/** Dates and the like stay what they are. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
