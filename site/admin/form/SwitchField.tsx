import { useId } from "react";
import { FieldNotes, notesOf } from "./FieldNotes.tsx";
import type { FieldProps } from "./FieldProps.ts";
import "./field.css";
import "./switch-field.css";

export type SwitchFieldProps = Omit<FieldProps<boolean>, "isRequired">;

/** Something that is on or off; it counts at once, or with the form around it. */
export function SwitchField({
  label,
  value,
  onChange,
  onLeave,
  isFixed = false,
  ...field
}: SwitchFieldProps) {
  const ownId = useId();
  const id = field.id ?? ownId;
  return (
    <div className="field switch-field">
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={value}
          aria-checked={value}
          aria-disabled={isFixed || undefined}
          aria-describedby={notesOf(id, field)}
          onChange={(event) => isFixed || onChange(event.target.checked)}
          onBlur={onLeave}
        />
        {label}
      </label>
      <FieldNotes {...field} id={id} />
    </div>
  );
}
