/** Texts that have broken programs before. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "a\udfffb",
  "\u202e\u2066",
  "__proto__",
  "../../../etc/passwd",
  "//evil.example/%2e%2e",
  "javascript:alert(1)",
  "<img src=x onerror=alert(1)>",
  "'; drop table users; --",
  "%",
  "-1",
  "99999999999999999999",
  "NaN",
  "0000-01-01T00:00:00.000Z",
  "9999-12-31T24:00:00.000Z",
  "2026-02-31T00:00:00.000Z",
  "00000000-0000-0000-0000-000000000000",
  "x".repeat(100_000),
];

const OTHERS: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e308, 2 ** 53, [], {}, [null], { toString: 1 }],
  ["x".repeat(10_000)],
  nested(200),
];

/** Deeper than any stack. */
const DEEP = 200_000;

/** How many others each value gets; each of them is some value's. */
const EACH = 6;

/**
 * Bodies as JSON that were good but for one thing: each value in turn is another, names are added, and
 * more is nested than anybody can have meant.
 * @param turn which of the others come first
 */
export function hostileBodies(good: unknown, turn: number): readonly string[] {
  const values = [...hostileTexts, ...OTHERS];
  const changed = leavesOf(good).flatMap((path, index) =>
    Array.from({ length: EACH }, (_, one) => {
      const value = values[((turn + index) * EACH + one) % values.length];
      return JSON.stringify(withValue(good, path, value));
    }),
  );
  const text = JSON.stringify(good);
  const inside = text.slice(1, -1);
  const deep = JSON.stringify(withValue(good, leavesOf(good).at(-1) ?? [], "deep"));
  return [
    ...changed,
    `{${inside},"__proto__":{"role":"owner","isAdmin":true},"constructor":{"prototype":{"x":1}}}`,
    `{"__proto__":{${inside}}}`,
    ...["null", "[]", "0", '""', "{}", `[${text}]`, "", "\ufeff{}", `${text}x`],
    deep.replace('"deep"', `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`),
  ];
}

type Path = readonly (string | number)[];

/** Every value, also lists and records, by its path. */
function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  const inside =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]))
      : [];
  return path.length === 0 ? inside : [path, ...inside];
}

function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.with(Number(key), withValue(value[Number(key)], rest, put));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: withValue(record[key], rest, put) };
}

function nested(depth: number): unknown {
  let value: unknown = "x";
  for (let level = 0; level < depth; level += 1) value = { a: value };
  return value;
}
