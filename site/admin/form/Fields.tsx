import { useCallback, useContext } from "react";
import type { FieldDescription } from "../../content/admin/fieldWire.ts";
import { DescribedFieldContext } from "./DescribedFieldContext.ts";
import type { FieldPatch, FieldValues } from "./FieldValues.ts";
import { pathInside } from "./fieldIssues.ts";
import { isShownIn } from "./isShownIn.ts";
import { useLatest } from "./useLatest.ts";

export type FieldsProps = {
  readonly fields: readonly FieldDescription[];
  readonly value: FieldValues;
  readonly onChange: (value: FieldValues) => void;
  /** Where the value is in the form around. Default the whole. */
  readonly path?: string;
};

/** The fields of an object within a form. */
export function Fields({ fields, value, onChange, path = "" }: FieldsProps) {
  const Field = useContext(DescribedFieldContext);
  const latest = useLatest({ value, onChange });
  const patch = useCallback(
    (changed: FieldPatch) => {
      const { value, onChange } = latest.current;
      const next = Object.entries({ ...value, ...changed });
      const kept = Object.fromEntries(next.filter(([, one]) => one !== undefined));
      // Two changes before the next drawing add up.
      latest.current = { value: kept, onChange };
      onChange(kept);
    },
    [latest],
  );
  return (
    <div className="fields">
      {fields
        .filter((field) => isShownIn(field, { fields, value }))
        .map((field) => (
          <Field
            key={field.name}
            field={field}
            value={value[field.name]}
            path={pathInside(path, field.name)}
            onPatch={patch}
            beside={field.kind === "picture" ? value : undefined}
          />
        ))}
    </div>
  );
}
