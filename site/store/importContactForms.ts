import { isDeepStrictEqual } from "node:util";
import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { formHandlingSchema, plainHandling } from "../content/contact-forms/FormHandling.ts";
import type { OwnedOutcome } from "../content/import/ImportSink.ts";
import { type FormContent, writeContactForm } from "./contactForms.ts";
import type { Database } from "./Store.ts";
import { contactForms } from "./schema.ts";

/**
 * What a form is now, in the database's own writing, which has one order of keys. Nothing handled is
 * nothing written: so it was before there was any handling.
 */
const hashNow = sql<string>`encode(sha256(convert_to(
  coalesce(${contactForms.language}, '') || ${contactForms.definition}
    || coalesce(nullif(${contactForms.handling}, '{}')::text, ''), 'UTF8')), 'hex')`;

const columns = {
  ...getTableColumns(contactForms),
  /** Whether it is what an import made of it. */
  isImported: sql<boolean>`${contactForms.sourceHash} is not distinct from ${hashNow}`,
};

/**
 * Stores forms of another system, or brings them up to date under their keys; those that are as they
 * were, and those that were changed or thrown away here, stay untouched. All or nothing.
 * @throws ValiError when one is not valid
 */
export async function importContactForms(
  db: Database,
  forms: readonly FormContent[],
): Promise<readonly OwnedOutcome[]> {
  return db.transaction(async (tx) => {
    const keys = forms.map(({ key }) => key);
    const rows = await tx.select(columns).from(contactForms).where(inArray(contactForms.key, keys));
    const stored = new Map(rows.map((row) => [row.key, row]));
    const outcomes: OwnedOutcome[] = [];
    for (const form of forms) {
      const outcome = outcomeOf(form, stored.get(form.key));
      if (outcome === "created" || outcome === "changed") await write(tx, form);
      outcomes.push(outcome);
    }
    return outcomes;
  });
}

type StoredForm = FormContent & { readonly isImported: boolean; readonly deletedAt: Date | null };

function outcomeOf(form: FormContent, before: StoredForm | undefined): OwnedOutcome {
  if (!before) return "created";
  if (isDeepStrictEqual(comparable(before), comparable(form))) return "unchanged";
  return before.isImported && before.deletedAt === null ? "changed" : "kept";
}

async function write(tx: Database, form: FormContent): Promise<void> {
  const { id } = await writeContactForm(tx, form);
  await tx.update(contactForms).set({ sourceHash: hashNow }).where(eq(contactForms.id, id));
}

/** As the database gives it back: JSON without gaps. */
function comparable({ language, definition, handling = plainHandling }: FormContent) {
  const whole = { language, definition, handling: v.parse(formHandlingSchema, handling) };
  return JSON.parse(JSON.stringify(whole)) as unknown;
}
