import type { FormHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import { namesOf } from "../../../content/contact-forms/FormItem.ts";
import { type FormState, toBuilt } from "./FormState.ts";
import { offeredMeanings } from "./offeredMeanings.ts";
import { withFilesOf } from "./withFilesOf.ts";

/** What the old system's template said, in place of the fields. What means none of these goes with the old ones. */
export function takeTemplate(
  state: FormState,
  read: Pick<FormHandling, "questions" | "meanings"> & { readonly fields: readonly FormItem[] },
): FormState {
  const { fields, questions } = read;
  const { about, handling } = state;
  const names = namesOf(fields);
  const rules = about.rules?.filter(({ field }) => field === undefined || names.has(field));
  return {
    ...state,
    items: fields.map(toBuilt),
    about: rules ? { ...about, rules } : about,
    handling: {
      ...handling,
      questions,
      meanings: offeredMeanings(fields, read.meanings),
      mail: handling.mail && withFilesOf(fields, handling.mail),
      mail2: handling.mail2 && withFilesOf(fields, handling.mail2),
    },
  };
}
