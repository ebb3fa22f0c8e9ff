import type { FormDefinition } from "../../definition/FormDefinition.ts";
import type { FieldProps } from "./Field.tsx";

export type OutputProps<Form extends FormDefinition> = FieldProps<Form> & {
  /** The text while there is no value. Default "". */
  readonly default?: string;
};

/** Repeats the first value of a field, once it is valid, within a line. */
export function Output<const Form extends FormDefinition>({
  name,
  default: text = "",
}: OutputProps<Form>) {
  return (
    <output
      className="wpcf7-form-control wpcf7-output"
      name={name}
      data-reflection-of={name}
      data-default={text}
    >
      {text}
    </output>
  );
}
