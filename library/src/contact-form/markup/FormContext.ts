import { createContext, useContext } from "react";
import type { FormDefinition } from "../definition/FormDefinition.ts";
import type { FormState } from "./FormState.ts";

/** What the parts of a form know of it. */
export type FormPlace = {
  readonly form: FormDefinition;
  readonly unitTag: string;
  readonly state: FormState | undefined;
};

export const FormContext = createContext<FormPlace | undefined>(undefined);

/**
 * The form that a part stands in.
 * @param part what the error calls it, such as "Submit"
 * @throws Error outside of a ContactForm
 */
export function useFormPlace(part: string): FormPlace {
  const place = useContext(FormContext);
  if (!place) {
    throw new Error(
      `vitrine: <${part}> stands outside of <ContactForm>, so it has no form: put it among its children.`,
    );
  }
  return place;
}
