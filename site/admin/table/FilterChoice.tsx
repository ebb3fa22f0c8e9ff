import { useId } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";

export type FilterChoiceProps = {
  readonly label: string;
  /** Beside "all". */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** "" for all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Narrows a list to one value. */
export function FilterChoice({ label, options, value, onChange }: FilterChoiceProps) {
  const { say } = useAdminLocale();
  const id = useId();
  return (
    <span className="filter-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{say("table.all")}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
