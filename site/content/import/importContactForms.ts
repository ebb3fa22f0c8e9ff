import { ownForm } from "./createContactForms.ts";
import { type ImportStart, sourceOf } from "./ImportRun.ts";
import { CONTACT_FORM_TYPE } from "./toContactForm.ts";

/** Brings the contact forms of an export into its sink: before the pages that show them. */
export async function importContactForms({ survey, sink, writer }: ImportStart): Promise<void> {
  const all = survey.contactForms.all();
  const forms = all.flatMap((found) => ownForm(found, sourceOf(survey)) ?? []);
  const outcomes = forms.length === 0 ? [] : await sink.importContactForms(forms);
  for (const outcome of outcomes) writer.countOutcome("form", outcome);
  for (const { id, title, read } of all) {
    const about = { id, type: CONTACT_FORM_TYPE, title };
    if (typeof read === "string") writer.note("leftOut", { ...about, reason: read });
    else for (const reason of read.notes) writer.note("incomplete", { ...about, reason });
  }
}
