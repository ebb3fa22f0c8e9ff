import type { TextField } from "../../definition/FormDefinition.ts";
import { fieldDefaults } from "../../definition/fieldDefaults.ts";
import { controlAttributes, controlClass, requiredClass } from "./controlAttributes.ts";
import { useControl } from "./useControl.ts";
import { Wrap } from "./Wrap.tsx";

/** A line of text, or of a text with a format. */
export function TextControl({ field }: { readonly field: TextField }) {
  const control = useControl(field);
  const { kind, value = "", size = fieldDefaults.size } = field;
  const format = kind === "text" ? [] : ["wpcf7-text", `wpcf7-validates-as-${kind}`];
  return (
    <Wrap name={field.name} control={control}>
      <input
        {...controlAttributes(field, control)}
        type={kind}
        className={controlClass(field, control, `wpcf7-${kind}`, requiredClass(field), ...format)}
        size={size}
        minLength={field.minLength}
        maxLength={field.maxLength ?? fieldDefaults.maxLength}
        autoComplete={field.autocomplete}
        placeholder={field.placeholder}
        readOnly={field.readOnly}
        defaultValue={control.posted?.at(-1) ?? value}
      />
    </Wrap>
  );
}
