import { useId } from "react";

export type FilterDayProps = {
  readonly label: string;
  /** Such as "2026-11-23"; "" for any. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Narrows a list to one side of a day. */
export function FilterDay({ label, value, onChange }: FilterDayProps) {
  const id = useId();
  return (
    <span className="filter-choice">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        max="9999-12-31"
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
}
