import type { HiddenField } from "../../definition/FormDefinition.ts";
import { controlClass } from "./controlAttributes.ts";

/** A value that visitors do not see; it is neither judged nor repeated, so it has no wrap. */
export function HiddenControl({ field }: { readonly field: HiddenField }) {
  return (
    <input
      type="hidden"
      id={field.id}
      name={field.name}
      className={controlClass(field, { error: undefined }, "wpcf7-hidden")}
      defaultValue={field.value ?? ""}
    />
  );
}
