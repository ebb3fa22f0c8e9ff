import type { DateField } from "../../definition/FormDefinition.ts";
import { controlAttributes, controlClass, requiredClass } from "./controlAttributes.ts";
import { useControl } from "./useControl.ts";
import { Wrap } from "./Wrap.tsx";

/** A day. */
export function DateControl({ field }: { readonly field: DateField }) {
  const control = useControl(field);
  return (
    <Wrap name={field.name} control={control}>
      <input
        {...controlAttributes(field, control)}
        type="date"
        className={controlClass(
          field,
          control,
          "wpcf7-date",
          requiredClass(field),
          "wpcf7-validates-as-date",
        )}
        min={field.min}
        max={field.max}
        defaultValue={control.posted?.at(-1) ?? field.value ?? ""}
      />
    </Wrap>
  );
}
