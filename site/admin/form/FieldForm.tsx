import { DescribedField } from "./DescribedField.tsx";
import { DescribedFieldContext } from "./DescribedFieldContext.ts";
import { FieldIssuesContext } from "./FieldIssuesContext.ts";
import { Fields, type FieldsProps } from "./Fields.tsx";
import type { FieldIssues } from "./fieldIssues.ts";

export type FieldFormProps = FieldsProps & {
  /** From useNewFieldIssues. */
  readonly issues: FieldIssues;
};

/**
 * Draws fields by their description. What is wrong is said at once when a field is left, and goes as soon as
 * it is mended. A change draws only the field again in which it was made. The fields alone: around them stand
 * a form, ProblemSummary and useSend.
 */
export function FieldForm({ issues, ...fields }: FieldFormProps) {
  return (
    <FieldIssuesContext value={issues}>
      <DescribedFieldContext value={DescribedField}>
        <Fields {...fields} />
      </DescribedFieldContext>
    </FieldIssuesContext>
  );
}
