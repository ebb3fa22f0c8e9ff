import type { CountDirection, FieldDefinition } from "../../definition/FormDefinition.ts";
import { fieldDefaults } from "../../definition/fieldDefaults.ts";
import { isWritten } from "./isWritten.ts";

type CountOfProps = { readonly field: FieldDefinition; readonly direction: CountDirection };

/** The number of characters that a field has or has left. */
export function CountOf({ field, direction }: CountOfProps) {
  const { minLength, maxLength } = isWritten(field) ? field : {};
  const start = direction === "up" ? 0 : (maxLength ?? usualMaxLength(field));
  return (
    <span
      className={`wpcf7-character-count ${direction}`}
      data-target-name={field.name}
      data-starting-value={start}
      data-current-value={start}
      data-maximum-value={maxLength}
      data-minimum-value={minLength}
    >
      {start}
    </span>
  );
}

function usualMaxLength({ kind }: FieldDefinition): number {
  return kind === "textarea" ? fieldDefaults.textareaMaxLength : fieldDefaults.maxLength;
}
