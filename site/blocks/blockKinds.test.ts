import * as v from "valibot";
import { expect, test } from "vitest";
import type { FieldDescription, FieldKind } from "../content/admin/fieldWire.ts";
import { blockKinds } from "./blockKinds.ts";
import { blocks } from "./blocks.ts";

/** A value that somebody could have filled in. */
function filled(field: FieldKind): unknown {
  switch (field.kind) {
    case "link":
      return "/about";
    case "picture":
    case "file":
      return "/media/a.png";
    case "group":
      return filledIn(field.fields);
    case "list":
      return [filled(field.item)];
    case "choice":
      return field.options.at(-1)?.value;
    case "choices":
      return field.options.slice(0, field.max).map(({ value }) => value);
    case "number":
      return field.max ?? 100;
    case "switch":
      return true;
    case "colour":
      return "#123abc";
    case "text":
      return field.pattern?.source.includes("https") ? "https://example.org/" : "en";
    default:
      return "en";
  }
}

function filledIn(fields: readonly FieldDescription[]): object {
  const shown = fields.filter(({ kind }) => kind !== "hidden");
  return Object.fromEntries(shown.map((field) => [field.name, filled(field)]));
}

test.each(blocks.map((block) => [block.type, block] as const))(
  "a new %s is drawn by its schema, and stands once it is filled in",
  (type, block) => {
    const kind = blockKinds.find((one) => one.type === type);
    if (!kind) throw new Error("It is not described.");
    const fields = { ...kind.initial, ...filledIn(kind.fields) };
    const read = v.safeParse(block.fields, withSides(fields));
    expect(read.issues?.map(({ message, path }) => [path?.map(({ key }) => key), message])).toBe(
      undefined,
    );
    // The server sends it as it is.
    expect(JSON.parse(JSON.stringify(kind))).toEqual(kind);
  },
);

/** What a picture that is chosen fills in beside its address. */
function withSides(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSides);
  if (typeof value !== "object" || value === null) return value;
  const inside = Object.entries(value).map(([name, one]) => [name, withSides(one)]);
  return "src" in value
    ? { width: 4, height: 3, ...Object.fromEntries(inside) }
    : Object.fromEntries(inside);
}
