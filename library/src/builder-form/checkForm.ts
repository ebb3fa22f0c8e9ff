import type { BuilderFormLabels } from "./builderFormLabels.ts";
import { checkField } from "./checkField.ts";
import { formFields, readField } from "./formFields.ts";

/** A field that is not right, and what the visitor is told. */
export type WrongField = { readonly field: HTMLElement; readonly message: string };

/** What is wrong in a form, in the order of its fields. */
export function checkForm(form: HTMLFormElement, labels: BuilderFormLabels): WrongField[] {
  return formFields(form).flatMap((field) => {
    const checked = readField(form, field);
    const problem = checkField(checked);
    return problem ? [{ field, message: labels[problem].replace("%s", String(checked.min)) }] : [];
  });
}
