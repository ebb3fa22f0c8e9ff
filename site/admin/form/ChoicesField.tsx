import type { FieldOption } from "../../content/admin/fieldWire.ts";
import type { FieldProps } from "./FieldProps.ts";
import { FieldSet } from "./FieldSet.tsx";

export type ChoicesFieldProps<Value extends string | number> = FieldProps<readonly Value[]> & {
  readonly options: readonly (FieldOption & { readonly value: Value })[];
};

/** Any of a few values, in the order in which they are offered. */
export function ChoicesField<Value extends string | number>({
  value,
  onChange,
  onLeave,
  options,
  isFixed = false,
  ...field
}: ChoicesFieldProps<Value>) {
  function toggle(one: Value): void {
    const isIn = (other: Value) => value.includes(other) !== (other === one);
    onChange(options.map((option) => option.value).filter(isIn));
  }
  return (
    <FieldSet {...field}>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              aria-disabled={isFixed || undefined}
              onChange={() => isFixed || toggle(option.value)}
              onBlur={onLeave}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
