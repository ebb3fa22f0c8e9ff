import { asc, eq } from "drizzle-orm";
import type { FormItem } from "../content/contact-forms/FormItem.ts";
import { labelOf } from "../content/contact-forms/labelOf.ts";
import { type Sender, senderOf } from "../content/contact-forms/senderOf.ts";
import { mailsOfSubmission } from "./jobs/mailsOfSubmission.ts";
import { type FormFields, readFormFields } from "./readFormFields.ts";
import type { Database } from "./Store.ts";
import { submissionReplies, submissions } from "./schema.ts";
import { listSubmissionFiles } from "./submissionFiles.ts";

/** A field as it was filled in, choices by what they are called; without a kind where the form has it no more. */
export type FilledField = {
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly kind: string | null;
};

/** All of a submission. Five queries. @returns undefined where there is none */
export async function readSubmission(db: Database, id: string) {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  if (!row) return undefined;
  const forms = await readFormFields(db, [row.formId]);
  const form = forms.get(row.formId) ?? { title: "", fields: [] };
  const files = await listSubmissionFiles(db, id);
  const replies = await db
    .select()
    .from(submissionReplies)
    .where(eq(submissionReplies.submissionId, id))
    .orderBy(asc(submissionReplies.createdAt), asc(submissionReplies.id));
  const mails = await mailsOfSubmission(db, id);
  const sender: Sender = senderOf(form.fields, row.fields);
  return {
    ...row,
    form: { id: row.formId, title: form.title },
    sender,
    filled: filledFields(form, row.fields),
    files,
    replies,
    mails,
  };
}
export type StoredSubmission = NonNullable<Awaited<ReturnType<typeof readSubmission>>>;

/** All that was sent, in the order of the form, then what it has no more. */
export function filledFields(
  { fields }: FormFields,
  values: Readonly<Record<string, readonly string[]>>,
): readonly FilledField[] {
  const asked = fields.flatMap((field) => {
    const sent = "name" in field ? values[field.name] : undefined;
    return sent && "name" in field
      ? [
          {
            name: field.name,
            label: labelOf(field),
            values: callingOf(field)(sent),
            kind: field.kind,
          },
        ]
      : [];
  });
  const known = new Set(asked.map(({ name }) => name));
  const gone = Object.entries(values)
    .filter(([name]) => !known.has(name))
    .map(([name, sent]) => ({ name, label: name, values: sent, kind: null }));
  return [...asked, ...gone];
}

/** Calls what was chosen in a field as visitors saw it. */
export function callingOf(field: FormItem): (sent: readonly string[]) => readonly string[] {
  if (!("options" in field)) return (sent) => sent;
  const options = field.options.flatMap((one) => (typeof one === "string" ? [] : [one]));
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  return (sent) => sent.map((value) => labels.get(value) || value);
}
