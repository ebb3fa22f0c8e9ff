import type { FileField } from "../../definition/FormDefinition.ts";
import { fieldDefaults } from "../../definition/fieldDefaults.ts";
import { controlAttributes, controlClass, requiredClass } from "./controlAttributes.ts";
import { useControl } from "./useControl.ts";
import { Wrap } from "./Wrap.tsx";

/** A file. */
export function FileControl({ field }: { readonly field: FileField }) {
  const control = useControl(field);
  return (
    <Wrap name={field.name} control={control}>
      <input
        {...controlAttributes(field, control)}
        type="file"
        className={controlClass(field, control, "wpcf7-file", requiredClass(field))}
        size={fieldDefaults.size}
        accept={(field.accept ?? fieldDefaults.accept).join(",")}
        capture={field.capture}
      />
    </Wrap>
  );
}
