import { NumberField as Base } from "@base-ui/react/number-field";
import { useMemo } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";

export type NumberFieldProps = FieldProps<number | undefined> & {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** How much an arrow key changes. Default 1. */
  readonly step?: number;
  /** How many decimals are always shown, such as 2 for money. Default those that it has. */
  readonly decimals?: number;
  /** What holds while it is empty. Default nothing. */
  readonly placeholder?: string | undefined;
};

/** Enough for what somebody writes; nothing that is typed is rounded. */
const FORMAT = { maximumFractionDigits: 12, useGrouping: false } as const;

/**
 * A number as the reader's language writes it; arrow keys change it. What is beyond its limits stays as it
 * was typed, for the error to say so.
 */
export function NumberField({
  value,
  onChange,
  onLeave,
  min,
  max,
  step = 1,
  decimals = 0,
  isFixed = false,
  placeholder,
  ...field
}: NumberFieldProps) {
  const { language } = useAdminLocale();
  const format = useMemo(() => ({ ...FORMAT, minimumFractionDigits: decimals }), [decimals]);
  return (
    <FieldFrame {...field}>
      {({ id, ...wired }) => (
        <Base.Root
          id={id}
          value={value ?? null}
          onValueChange={(number) => onChange(number ?? undefined)}
          min={min}
          max={max}
          step={step}
          format={format}
          locale={language}
          readOnly={isFixed}
          allowOutOfRange
        >
          <Base.Input
            {...wired}
            className="number-input"
            placeholder={placeholder}
            onBlur={onLeave}
          />
        </Base.Root>
      )}
    </FieldFrame>
  );
}
