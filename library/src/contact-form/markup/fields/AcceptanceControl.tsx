import type { AcceptanceField } from "../../definition/FormDefinition.ts";
import { controlClass } from "./controlAttributes.ts";
import { RequiredMark } from "./RequiredMark.tsx";
import { useControl } from "./useControl.ts";
import { Words } from "./Words.tsx";
import { Wrap } from "./Wrap.tsx";

/** A box to tick, with the sentence that is accepted. */
export function AcceptanceControl({ field }: { readonly field: AcceptanceField }) {
  const control = useControl(field);
  const { name, invert, optional, checked = false } = field;
  return (
    <Wrap name={name} control={control}>
      <span
        className={controlClass(
          field,
          control,
          "wpcf7-acceptance",
          invert && "invert",
          optional && "optional",
        )}
        aria-describedby={control.describedBy}
      >
        <span className="wpcf7-list-item">
          <label>
            <input
              type="checkbox"
              id={control.id}
              name={name}
              value="1"
              aria-invalid={control.error !== undefined}
              defaultChecked={control.posted ? control.posted.includes("1") : checked}
            />
            <span className="wpcf7-list-item-label">
              <Words of={field.label} />
              <RequiredMark field={field} />
            </span>
          </label>
        </span>
      </span>
    </Wrap>
  );
}
