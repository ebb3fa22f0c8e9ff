import type { FieldDescription, FieldIssue, FieldKind } from "../../content/admin/fieldWire.ts";

/** A part of the way to a field: a label, or what an item of a list is called and its place from 1. */
export type PathLabel = { readonly label: string; readonly place?: number };

/** What the fields are called on the way to what is at a path; as far as they are known. */
export function labelsOf(
  fields: readonly FieldDescription[],
  [name, ...inside]: FieldIssue["path"],
): readonly PathLabel[] {
  const field = fields.find((one) => one.name === name);
  return field ? [{ label: field.label }, ...labelsIn(field, inside)] : [];
}

function labelsIn(kind: FieldKind, path: FieldIssue["path"]): readonly PathLabel[] {
  if (kind.kind === "group") return labelsOf(kind.fields, path);
  const [index, ...inside] = path;
  if (kind.kind !== "list" || typeof index !== "number") return [];
  return [{ label: kind.itemLabel, place: index + 1 }, ...labelsIn(kind.item, inside)];
}
