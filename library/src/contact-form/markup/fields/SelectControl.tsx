import type { SelectField } from "../../definition/FormDefinition.ts";
import { controlAttributes, controlClass, requiredClass } from "./controlAttributes.ts";
import { optionLabel, optionValue } from "./optionValue.ts";
import { useControl } from "./useControl.ts";
import { Wrap } from "./Wrap.tsx";

/** A menu of which one is chosen, or several. */
export function SelectControl({ field }: { readonly field: SelectField }) {
  const control = useControl(field);
  const chosen = control.posted ?? [field.value ?? []].flat();
  return (
    <Wrap name={field.name} control={control}>
      <select
        {...controlAttributes(field, control)}
        className={controlClass(field, control, "wpcf7-select", requiredClass(field))}
        multiple={field.multiple}
        // Without a choice the first option stands chosen by itself, and none is marked.
        defaultValue={field.multiple ? [...chosen] : chosen[0] || undefined}
      >
        {field.blank !== undefined && <option value="">{field.blank}</option>}
        {field.options.map((option) => (
          <option key={optionValue(option)} value={optionValue(option)}>
            {optionLabel(option)}
          </option>
        ))}
      </select>
    </Wrap>
  );
}
