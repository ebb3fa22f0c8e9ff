import type { TextareaField } from "../../definition/FormDefinition.ts";
import { fieldDefaults } from "../../definition/fieldDefaults.ts";
import { controlAttributes, controlClass, requiredClass } from "./controlAttributes.ts";
import { useControl } from "./useControl.ts";
import { Wrap } from "./Wrap.tsx";

/** Lines of text. */
export function TextareaControl({ field }: { readonly field: TextareaField }) {
  const control = useControl(field);
  return (
    <Wrap name={field.name} control={control}>
      <textarea
        {...controlAttributes(field, control)}
        className={controlClass(field, control, "wpcf7-textarea", requiredClass(field))}
        cols={fieldDefaults.cols}
        rows={field.rows ?? fieldDefaults.rows}
        minLength={field.minLength}
        maxLength={field.maxLength ?? fieldDefaults.textareaMaxLength}
        autoComplete={field.autocomplete}
        placeholder={field.placeholder}
        readOnly={field.readOnly}
        defaultValue={control.posted?.at(-1) ?? field.value ?? ""}
      />
    </Wrap>
  );
}
