import type { FieldDefinition } from "../../definition/FormDefinition.ts";
import { isRequired } from "./isRequired.ts";
import type { Control } from "./useControl.ts";
import { sentName } from "./wireNames.ts";

/** Classes of a control: those of every control, its kind's, its own, and that of an error. */
export function controlClass(
  field: FieldDefinition,
  { error }: Pick<Control, "error">,
  ...kinds: readonly (string | false | undefined)[]
): string {
  return ["wpcf7-form-control", ...kinds, field.className, error !== undefined && "wpcf7-not-valid"]
    .filter(Boolean)
    .join(" ");
}

/** The class of a control that must be filled in. */
export function requiredClass(field: FieldDefinition): string | false {
  return isRequired(field) && "wpcf7-validates-as-required";
}

/** What every control that is one element says. */
export function controlAttributes(field: FieldDefinition, control: Control) {
  return {
    id: control.id,
    name: sentName(field),
    "aria-required": isRequired(field) || undefined,
    "aria-invalid": control.error !== undefined,
    "aria-describedby": control.describedBy,
  };
}
