import type { FieldDefinition } from "../../definition/FormDefinition.ts";
import { useFormPlace } from "../FormContext.ts";
import { isRequired } from "./isRequired.ts";

type RequiredMarkProps = {
  readonly field: FieldDefinition;
  /** Where the control itself says so, screen readers need not hear it twice. Default false. */
  readonly silent?: boolean;
};

/** Says in words what must be filled in. */
export function RequiredMark({ field, silent = false }: RequiredMarkProps) {
  const { form } = useFormPlace("Field");
  if (!isRequired(field)) return null;
  return (
    <>
      {" "}
      <span className="wpcf7-field-required" aria-hidden={silent || undefined}>
        {form.requiredMark ?? "(required)"}
      </span>
    </>
  );
}
