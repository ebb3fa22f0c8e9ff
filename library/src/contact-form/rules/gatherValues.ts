import type { FormFile, Values } from "./RuleFunction.ts";

type Field = {
  readonly leaves: Map<string, string | FormFile>;
  /** What the next `[]` counts as. */
  next: number;
};

/** A name begins with a letter; what comes after its last proper character is cut off. */
const NAME = /^[a-z][\w:-]*/i;
/** Nine are more than any form has; without an end, a hostile name would exhaust the matcher. */
const KEYS = /^(?:\[(?:\d+|[a-z][\w:-]*)?\]){1,9}/i;

/**
 * What each field holds, by its name without brackets, in the order of the entries. As PHP, and so
 * the real server, reads a form: `f[]` takes the next free number, `f[key]` or a plain `f` that
 * comes again takes the place of the one before. Names that do not begin with a letter are no
 * fields; entries that are no pairs, and values that are neither text nor file, are passed over.
 * An empty text, and the file without name and bytes that an empty file input sends, are nothing.
 */
export function gatherValues(entries: unknown): Map<string | undefined, Values> {
  const fields = new Map<string, Field>();
  for (const entry of isIterable(entries) ? entries : []) {
    if (Array.isArray(entry)) addEntry(fields, entry[0], entry[1]);
  }
  const values = new Map<string | undefined, Values>();
  for (const [name, { leaves }] of fields) values.set(name, [...leaves.values()].filter(isGiven));
  return values;
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.iterator in value;
}

function addEntry(fields: Map<string, Field>, name: unknown, value: unknown): void {
  if (typeof name !== "string" || !isValue(value)) return;
  const [field] = NAME.exec(name) ?? [];
  if (field === undefined) return;
  const keys = name === field ? "" : (KEYS.exec(name.slice(field.length))?.[0] ?? "");
  addLeaf(openField(fields, field, keys !== ""), keys, value);
}

/** By a property, for files of another window are of another class. */
function isValue(value: unknown): value is string | FormFile {
  if (typeof value === "string") return true;
  if (typeof value !== "object" || value === null) return false;
  const { name, size, type } = value as Partial<FormFile>;
  return typeof name === "string" && typeof size === "number" && typeof type === "string";
}

/** The field to add to. One that was plain and now has keys, or the reverse, begins anew. */
function openField(fields: Map<string, Field>, name: string, keyed: boolean): Field {
  const known = fields.get(name);
  if (known && known.leaves.has("") !== keyed) return known;
  const field = { leaves: new Map(), next: 0 };
  fields.set(name, field);
  return field;
}

function addLeaf(field: Field, keys: string, value: string | FormFile): void {
  if (keys.includes("[]")) {
    field.leaves.set(keys.replaceAll("[]", `[${field.next}]`), value);
    field.next += 1;
  } else {
    field.leaves.set(keys, value);
    const [, last] = /\[(\d+)\]$/.exec(keys) ?? [];
    if (last) field.next = Math.max(field.next, Number(last) + 1);
  }
}

function isGiven(value: string | FormFile): boolean {
  return typeof value === "string" ? value !== "" : value.name !== "" || value.size > 0;
}
