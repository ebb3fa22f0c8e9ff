import type { FieldOption } from "../../content/admin/fieldWire.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";

export type ChoiceFieldProps<Value extends string | number> = FieldProps<Value | undefined> & {
  readonly options: readonly (FieldOption & { readonly value: Value })[];
  /** What choosing none of them is called. Default it cannot be. */
  readonly none?: string | undefined;
};

/** One of a few values. */
export function ChoiceField<Value extends string | number>({
  value,
  onChange,
  onLeave,
  options,
  none,
  isFixed = false,
  ...field
}: ChoiceFieldProps<Value>) {
  const chosen = options.findIndex((option) => option.value === value);
  // What is stored may be no choice any more: then none is, until one is made.
  const isMissing = chosen === -1 && none === undefined;
  return (
    <FieldFrame {...field}>
      {(wired) => (
        <select
          {...wired}
          value={chosen}
          aria-disabled={isFixed || undefined}
          onChange={(event) => isFixed || onChange(options[Number(event.target.value)]?.value)}
          onBlur={onLeave}
        >
          {(none !== undefined || isMissing) && <option value={-1}>{none ?? ""}</option>}
          {options.map((option, index) => (
            <option key={option.value} value={index}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
