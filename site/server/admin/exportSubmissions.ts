import type { FormDefinition } from "vitrine/contact-form";
import { isQuestion } from "../../content/contact-forms/isQuestion.ts";
import { labelOf } from "../../content/contact-forms/labelOf.ts";
import { eachSubmission, readFieldNames } from "../../store/eachSubmission.ts";
import type { FormFields } from "../../store/readFormFields.ts";
import { callingOf } from "../../store/readSubmission.ts";
import type { Database } from "../../store/Store.ts";
import type { SubmissionsAsked } from "../../store/submissionsAsked.ts";
import { createAdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { loadCatalogue } from "../../texts/admin/loadCatalogue.ts";
import { csvLine } from "./csvLine.ts";

export type SubmissionsExport = {
  readonly form: FormFields;
  readonly asked: SubmissionsAsked & { readonly formId: number };
  /** That of whoever asks: the headings are in it. */
  readonly language: string;
};

type Column = {
  readonly name: string;
  readonly label: string;
  /** Calls what was sent as the screens do. */
  readonly call: (sent: readonly string[]) => readonly string[];
};

/** Has spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** How much of a table is sent at a time, in characters: a line alone costs more than what stands in it. */
const PART_LENGTH = 32_768;

/** A table of what was sent with a form, part by part: however long it is, little of it is held at a time. */
export async function* exportSubmissions(
  db: Database,
  { form, asked, language }: SubmissionsExport,
): AsyncGenerator<string, void, undefined> {
  const columns = columnsOf(form.fields, await readFieldNames(db, asked));
  const { received, page: sentFrom, note: noted } = await headingsIn(language);
  const labels = columns.map(({ label }) => label);
  let part = BYTE_ORDER_MARK + csvLine([received, sentFrom, ...labels, noted]);
  for await (const { createdAt, page, fields, files, note } of eachSubmission(db, asked)) {
    const cells = columns.map(({ name, call }) =>
      (files.get(name) ?? call(fields[name] ?? [])).join(", "),
    );
    part += csvLine([createdAt.toISOString(), page ?? "", ...cells, note]);
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = "";
  }
  yield part;
}

async function headingsIn(language: string) {
  const { say } = createAdminLocale({ ...(await loadCatalogue(language)), currency: "EUR" });
  return {
    received: say("inbox.received"),
    page: say("documents.page"),
    note: say("inbox.note"),
  };
}

/** Those of the form in its order, then those that it has no more; no two are called the same. */
function columnsOf(items: FormDefinition["fields"], stored: readonly string[]): readonly Column[] {
  const asked = items.flatMap((item) =>
    "name" in item && !isQuestion(item)
      ? [{ name: item.name, label: labelOf(item), call: callingOf(item) }]
      : [],
  );
  const known = new Set(asked.map(({ name }) => name));
  const gone = stored
    .filter((name) => !known.has(name))
    .map((name) => ({ name, label: name, call: (sent: readonly string[]) => sent }));
  const columns = [...asked, ...gone];
  return columns.map(({ name, label, call }) => {
    const isShared = columns.some((other) => other.name !== name && other.label === label);
    return { name, label: isShared ? `${label} (${name})` : label, call };
  });
}
