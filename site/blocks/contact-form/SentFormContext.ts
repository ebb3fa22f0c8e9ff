import { createContext } from "react";
import type { FormState } from "vitrine/contact-form";
import type { AskedQuestions } from "./formAsShown.ts";

/** What came of a form that was posted without script, on the page that answers it. */
export type SentForm = {
  /** Of the copy of the form that was sent. */
  readonly unitTag: string;
  readonly state: FormState;
  readonly asked: AskedQuestions;
};

/** Undefined on pages that answer no form: they are the same for everyone. */
export const SentFormContext = createContext<SentForm | undefined>(undefined);
