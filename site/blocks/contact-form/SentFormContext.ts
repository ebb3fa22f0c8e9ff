import { createContext } from "react";
import type { FormState } from "vitrine/contact-form";

/** What came of a form that was posted without script, on the page that answers it. */
export type SentForm = {
  /** Of the copy of the form that was sent. */
  readonly unitTag: string;
  readonly state: FormState;
};

/** Undefined on pages that answer no form: they are the same for everyone. */
export const SentFormContext = createContext<SentForm | undefined>(undefined);
