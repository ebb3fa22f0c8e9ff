type Value = string | boolean | number;

/** A table as PHP's serialize() writes it, as old sites store what belongs together. */
export function phpSerialized(table: Readonly<Record<string, Value>>): string {
  const entries = Object.entries(table);
  return `a:${entries.length}:{${entries.flat().map(written).join("")}}`;
}

function written(value: Value): string {
  if (typeof value === "boolean") return `b:${value ? 1 : 0};`;
  if (typeof value === "number") return `i:${value};`;
  return `s:${Buffer.byteLength(value)}:"${value}";`;
}
