import { createContext, useCallback, useContext } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { formBuilder } from "../../texts/admin/en/formBuilder.ts";
import type { FormBuilderKey, FormBuilderTexts } from "../../texts/admin/loadFormBuilder.ts";
import type { Values } from "../../texts/fillMessage.ts";

/** What the form builder says, in the language of whoever uses it. Its words are fetched with it. */
export const FormWordsContext = createContext<FormBuilderTexts>(formBuilder);

export type FormSay = (key: FormBuilderKey, values?: Values) => string;

/** Says a message of the form builder. */
export function useFormSay(): FormSay {
  const texts = useContext(FormWordsContext);
  const { fill } = useAdminLocale();
  return useCallback((key, values) => fill(texts[key], values), [texts, fill]);
}
