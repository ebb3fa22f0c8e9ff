import type { FieldOption } from "../../definition/FormDefinition.ts";

/** What an option sends. */
export function optionValue(option: FieldOption): string {
  return typeof option === "string" ? option : option.value;
}

/** What an option is called. */
export function optionLabel(option: FieldOption): string {
  return typeof option === "string" ? option : option.label;
}
