import type { FieldDescription } from "../../content/admin/fieldWire.ts";

export type FieldsAround = {
  readonly fields: readonly FieldDescription[];
  readonly value: Readonly<Record<string, unknown>>;
};

/** Whether a field is shown among the others of its object: some depend on what another holds. */
export function isShownIn({ kind, when }: FieldDescription, { fields, value }: FieldsAround) {
  if (kind === "hidden") return false;
  if (!when) return true;
  const other = fields.find(({ name }) => name === when.field);
  const held = value[when.field] ?? other?.default;
  return when.is.some((one) => one === held);
}
