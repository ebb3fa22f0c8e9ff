import { CHANGED_HERE } from "./changedHere.ts";
import { ownForm } from "./createContactForms.ts";
import { type ImportStart, sourceOf } from "./ImportRun.ts";
import { CONTACT_FORM_TYPE } from "./toContactForm.ts";

/** Brings the contact forms of an export into its sink: before the pages that show them. */
export async function importContactForms({ survey, sink, writer }: ImportStart): Promise<void> {
  const all = survey.contactForms
    .all()
    .map((found) => ({ ...found, form: ownForm(found, sourceOf(survey)) }));
  const forms = all.flatMap(({ form }) => form ?? []);
  const outcomes = forms.length === 0 ? [] : await sink.importContactForms(forms);
  for (const outcome of outcomes)
    writer.countOutcome("form", outcome === "kept" ? "unchanged" : outcome);
  for (const { id, title, read, form } of all) {
    const about = { id, type: CONTACT_FORM_TYPE, title };
    const isKept = form !== undefined && outcomes[forms.indexOf(form)] === "kept";
    if (typeof read === "string") writer.note("leftOut", { ...about, reason: read });
    else if (isKept) writer.note("incomplete", { ...about, reason: CHANGED_HERE });
    else for (const reason of read.notes) writer.note("incomplete", { ...about, reason });
  }
}
