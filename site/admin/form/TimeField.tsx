import { type ChangeEvent, useEffect, useRef } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { fromLocalTime, LAST_LOCAL_TIME, toLocalTime } from "./localTime.ts";

/** As ISO 8601; empty for none. */
export type TimeFieldProps = FieldProps<string>;

/**
 * A day and a time of day, where the reader is. While a part of it is missing nothing changes: browsers call
 * such a time empty, and what was planned would be for now. Who leaves it so finds the time that holds.
 */
export function TimeField({ value, onChange, onLeave, isFixed = false, ...field }: TimeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = toLocalTime(value);

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    if (!target.validity.badInput) onChange(fromLocalTime(target.value));
  }

  // Not by React, which would write the missing part again while another is being written.
  function show(): void {
    if (input.current && input.current.value !== shown) input.current.value = shown;
  }
  useEffect(show, [shown]);

  return (
    <FieldFrame {...field}>
      {(wired) => (
        <input
          {...wired}
          ref={input}
          className="time-input"
          type="datetime-local"
          defaultValue={shown}
          max={LAST_LOCAL_TIME}
          readOnly={isFixed}
          onChange={change}
          onBlur={() => {
            show();
            onLeave?.();
          }}
        />
      )}
    </FieldFrame>
  );
}
