import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { fromLocalTime, toLocalTime } from "./localTime.ts";

/** As ISO 8601; empty for none. */
export type TimeFieldProps = FieldProps<string>;

/** A day and a time of day, where the reader is. */
export function TimeField({ value, onChange, onLeave, isFixed = false, ...field }: TimeFieldProps) {
  return (
    <FieldFrame {...field}>
      {(wired) => (
        <input
          {...wired}
          className="time-input"
          type="datetime-local"
          value={toLocalTime(value)}
          readOnly={isFixed}
          onChange={(event) => onChange(fromLocalTime(event.target.value))}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
