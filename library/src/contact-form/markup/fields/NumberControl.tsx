import type { NumberField } from "../../definition/FormDefinition.ts";
import { fieldDefaults } from "../../definition/fieldDefaults.ts";
import { controlAttributes, controlClass, requiredClass } from "./controlAttributes.ts";
import { useControl } from "./useControl.ts";
import { Wrap } from "./Wrap.tsx";

/** A number, written or on a slider. */
export function NumberControl({ field }: { readonly field: NumberField }) {
  const control = useControl(field);
  const { min, max, value } = field.kind === "range" ? rangeOf(field) : field;
  return (
    <Wrap name={field.name} control={control}>
      <input
        {...controlAttributes(field, control)}
        type={field.kind}
        className={controlClass(
          field,
          control,
          `wpcf7-${field.kind}`,
          requiredClass(field),
          "wpcf7-validates-as-number",
        )}
        min={min}
        max={max}
        step={field.step}
        defaultValue={control.posted?.at(-1) ?? value ?? ""}
      />
    </Wrap>
  );
}

function rangeOf({
  min = fieldDefaults.rangeMin,
  max = fieldDefaults.rangeMax,
  value = min < max ? (min + max) / 2 : min,
}: NumberField) {
  return { min, max, value };
}
