import type { CountDirection, FormDefinition } from "../../definition/FormDefinition.ts";
import { fieldOf } from "../../definition/fieldsOf.ts";
import { CountOf } from "./CountOf.tsx";
import type { FieldProps } from "./Field.tsx";

export type CharacterCountProps<Form extends FormDefinition> = FieldProps<Form> & {
  /** How many characters are written, or left ("down"). Default "up". */
  readonly direction?: CountDirection;
};

/** How many characters a field has, or has left, wherever it is to stand in the form. */
export function CharacterCount<const Form extends FormDefinition>({
  form,
  name,
  direction = "up",
}: CharacterCountProps<Form>) {
  const field = fieldOf(form, name);
  return field ? <CountOf field={field} direction={direction} /> : null;
}
