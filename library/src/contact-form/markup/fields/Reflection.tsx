import type { FormDefinition } from "../../definition/FormDefinition.ts";
import type { FieldProps } from "./Field.tsx";

export type ReflectionProps<Form extends FormDefinition> = FieldProps<Form> & {
  /** Texts while there is no value. Default one empty text. */
  readonly defaults?: readonly string[];
};

const NO_BREAK_SPACE = "\u00a0";

/** Repeats all values of a field, once they are valid. */
export function Reflection<const Form extends FormDefinition>({
  name,
  defaults = [""],
}: ReflectionProps<Form>) {
  return (
    <fieldset className="wpcf7-form-control wpcf7-reflection" data-reflection-of={name}>
      {defaults.map((text) => (
        <output key={text} name={name} data-default={text}>
          {text || NO_BREAK_SPACE}
        </output>
      ))}
    </fieldset>
  );
}
