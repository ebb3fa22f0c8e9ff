import type { FieldDefinition } from "../../definition/FormDefinition.ts";
import { errorId } from "../../engine/errorId.ts";
import { useFormPlace } from "../FormContext.ts";

/** What a field's control says besides its own kind's matters. */
export type Control = {
  readonly id: string;
  readonly hintId: string;
  /** What the server found wrong. */
  readonly error: string | undefined;
  readonly describedBy: string | undefined;
  /** What was posted and is to be shown again: all values, or undefined for those at first. */
  readonly posted: readonly string[] | undefined;
  /** The text of the visitor's own that was posted. */
  readonly postedText: (name: string) => string | undefined;
};

/** A field's control, as the form's state has it. */
export function useControl(field: FieldDefinition): Control {
  const { unitTag, state } = useFormPlace("Field");
  const id = field.id ?? `${unitTag}-${field.name}`;
  const hintId = `${unitTag}-${field.name}-hint`;
  const error = state?.invalidFields?.find((invalid) => invalid.field === field.name)?.message;
  const described = [
    error !== undefined && errorId(unitTag, field.name),
    "hint" in field && field.hint !== undefined && hintId,
  ].filter(Boolean);
  const values = state?.status === "mail_sent" ? undefined : state?.values;
  const posted = values && (Object.hasOwn(values, field.name) ? [values[field.name] ?? []] : []);
  return {
    id,
    hintId,
    error,
    describedBy: described.join(" ") || undefined,
    posted: posted?.flat(),
    postedText: (name) => values && [values[name] ?? ""].flat().join(""),
  };
}
