import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import "./colour-field.css";

export type ColourFieldProps = FieldProps<string> & {
  /** What holds while it is empty, as #rrggbb. Default nothing. */
  readonly placeholder?: string | undefined;
};

/** How a colour is written. */
export const COLOUR = /^#[\da-f]{6}$/i;

/** A colour, written as #rrggbb or picked. */
export function ColourField({
  value,
  onChange,
  onLeave,
  isFixed = false,
  placeholder,
  ...field
}: ColourFieldProps) {
  const { say } = useAdminLocale();
  const shown = [value, placeholder].find((one) => one && COLOUR.test(one)) ?? "#000000";
  return (
    <FieldFrame {...field}>
      {(wired) => (
        <div className="colour-field">
          <input
            {...wired}
            value={value}
            placeholder={placeholder}
            readOnly={isFixed}
            dir="ltr"
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
          <input
            type="color"
            aria-label={say("form.pickColour", { field: field.label })}
            value={shown.toLowerCase()}
            disabled={isFixed}
            data-empty={value === "" || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
