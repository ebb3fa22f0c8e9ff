import { useId } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { Filter } from "./ListTools.tsx";

export type FilterChoiceProps = {
  readonly filter: Filter;
  /** "" for all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Narrows a list to one value. */
export function FilterChoice({ filter, value, onChange }: FilterChoiceProps) {
  const { say } = useAdminLocale();
  const id = useId();
  return (
    <span className="filter-choice">
      <label htmlFor={id}>{filter.label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{say("table.all")}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
