import { useContext } from "react";
import type { FieldDescription } from "../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { afterPress } from "./afterPress.ts";
import { checkField } from "./checkFields.ts";
import type { DescribedFieldProps } from "./DescribedFieldContext.ts";
import { FieldIssuesContext, useFieldIssue } from "./FieldIssuesContext.ts";
import type { FieldProps } from "./FieldProps.ts";
import { controlId, pathOf } from "./fieldIssues.ts";
import { useLatest } from "./useLatest.ts";

/** What every field is given that is drawn by its description: its words, its error, and what a change does. */
export function useDescribed({
  field,
  value,
  path,
  onPatch,
}: Pick<DescribedFieldProps, "field" | "value" | "path" | "onPatch">): Omit<
  FieldProps<unknown>,
  "value" | "onChange"
> & { readonly onChange: (value: unknown) => void } {
  const { say, fieldText } = useAdminLocale();
  const issues = useContext(FieldIssuesContext);
  const error = useFieldIssue(path);
  const latest = useLatest(value);
  function check(next: unknown): void {
    issues.replace(path, checkField(field, next, { say, path: pathOf(path) }));
  }
  return {
    label: fieldText(field.label),
    help: field.help && fieldText(field.help),
    error,
    isRequired: asksForSomething(field),
    isFixed: field.isFixed,
    id: controlId(issues, path),
    onChange(next) {
      const stored = emptied(field, next);
      // A text that is told as its field is left is checked before it is drawn.
      latest.current = stored;
      onPatch({ [field.name]: stored });
      if (error !== undefined) check(stored);
    },
    onLeave: () => afterPress(() => check(latest.current)),
  };
}

/** What stands for nothing, where a field may be left out. */
function emptied({ isOptional, isNullable }: FieldDescription, value: unknown): unknown {
  const isEmpty = value === undefined || (value === "" && isOptional);
  if (!isEmpty) return value;
  return isNullable ? null : undefined;
}

/** Whether an empty field would be an error. */
function asksForSomething(field: FieldDescription): boolean {
  if (field.isOptional) return false;
  switch (field.kind) {
    case "switch":
    case "choices":
    case "group":
      return false;
    case "list":
      return (field.min ?? 0) > 0;
    case "number":
    case "choice":
    case "colour":
    case "time":
    case "secret":
    case "hidden":
      return true;
    default:
      return (field.minLength ?? 0) > 0 || field.pattern !== undefined;
  }
}
