import * as v from "valibot";
import type { FieldIssue } from "../../../content/admin/fieldWire.ts";
import { formHandlingSchema } from "../../../content/contact-forms/FormHandling.ts";
import { formDefinitionSchema } from "../../../content/contact-forms/formDefinitionSchema.ts";
import { plainMessage } from "../../../content/fields/plainMessage.ts";
import { toIssue } from "../../../content/fields/toIssue.ts";
import type { AdminLocale } from "../../../texts/admin/createAdminLocale.ts";
import { checkFields } from "../../form/checkFields.ts";
import { type FormState, writeForm } from "../core/FormState.ts";
import { readItem } from "../core/itemValues.ts";
import { repeatable } from "../core/newItem.ts";
import { shownIssue } from "../issues/issuePlaces.ts";
import { type ItemFieldsOptions, itemFields } from "../panel/itemFields.ts";

export type CheckFormOptions = Pick<ItemFieldsOptions, "say" | "language"> & {
  /** Says what is wrong with a field. */
  readonly locale: Pick<AdminLocale, "say">;
};

const written = v.object({ definition: formDefinitionSchema, handling: formHandlingSchema });

/** What can be seen to be wrong with a form before the server is asked, by where it is shown. */
export function checkForm(
  state: FormState,
  { say, language, locale }: CheckFormOptions,
): readonly FieldIssue[] {
  const inItems = state.items.flatMap(({ id, item }) => {
    const names = repeatable(state, item.kind);
    // Also what is not shown to whoever saves.
    const fields = itemFields(item.kind, { say, language, names, hasMeanings: true });
    return checkFields(fields, readItem(state, id), { say: locale.say, path: ["items", id] });
  });
  if (inItems.length > 0) return inItems;
  const read = v.safeParse(written, writeForm(state), { message: plainMessage });
  return (read.issues ?? []).map((issue) => shownIssue(state, toIssue(issue)));
}
