import type { ShownForm } from "../content/contact-forms/ShownForm.ts";
import { formTextsOf } from "./formTextsOf.ts";

/**
 * A form with all that it says, in its own language: its owner's words, and ours where there are none.
 * Whatever shows a form or judges by it takes it from here, so that page and server say the same.
 */
export function formInLanguage(form: ShownForm, siteLanguage: string): ShownForm {
  const language = form.language ?? siteLanguage;
  const { submit, requiredMark, messages, blankChoice: blank } = formTextsOf(language);
  const { definition } = form;
  return {
    ...form,
    definition: {
      ...definition,
      submit: definition.submit || submit,
      requiredMark: definition.requiredMark || requiredMark,
      messages: { ...messages, ...written(definition.messages ?? {}) },
      fields: definition.fields.map((field) =>
        field.kind === "select" && isUnwritten(field.blank) ? { ...field, blank } : field,
      ),
    },
  };
}

/** Whether a menu has a choice that is none, and nobody wrote what it says: templates of the old system do not. */
function isUnwritten(blank: string | undefined): boolean {
  return blank === "" || blank === formTextsOf("en").blankChoice;
}

/** Without those that somebody emptied. */
function written(messages: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(messages).filter(([, text]) => text !== ""));
}
