import { and, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { type FormHandling, formHandlingSchema } from "../content/contact-forms/FormHandling.ts";
import {
  formDefinitionSchema,
  type StoredFormDefinition,
} from "../content/contact-forms/formDefinitionSchema.ts";
import { ConflictError } from "./ConflictError.ts";
import { formSchema } from "./contactForms.ts";
import type { Database } from "./Store.ts";
import { contactForms, databaseNow } from "./schema.ts";

/** A form as it is written here. */
export type EditableForm = {
  readonly id: number;
  readonly key: string;
  readonly version: number;
  readonly language: string | null;
  readonly definition: StoredFormDefinition;
  readonly handling: FormHandling;
  readonly changedAt: Date;
  readonly deletedAt: Date | null;
};

const { id, key, version, language, definition, handling, deletedAt } = contactForms;
const columns = { id, key, version, language, definition, handling, deletedAt };
const all = { ...columns, changedAt: contactForms.updatedAt };

/** A form; undefined where there is none, or where a later version of this program wrote it. */
export async function readForm(db: Database, formId: number): Promise<EditableForm | undefined> {
  const [row] = await db.select(all).from(contactForms).where(eq(id, formId));
  return row && read(row);
}

export type NewForm = Pick<EditableForm, "language" | "definition" | "handling"> & {
  /** What pages are to call it; with a number where another form is called so. */
  readonly key: string;
};

/** Stores a new form. @throws ValiError when it is not valid */
export async function makeForm(tx: Database, form: NewForm): Promise<EditableForm> {
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? form.key : `${form.key}-${number}`;
    const [made] = await tx
      .insert(contactForms)
      .values(v.parse(formSchema, { ...form, key: wanted }))
      .onConflictDoNothing({ target: contactForms.key })
      .returning(all);
    const found = made && read(made);
    if (found) return found;
  }
}

/**
 * A form that nobody else changes until the transaction ends, as whoever changes it saw it.
 * @throws {ConflictError} `missing`, `trashed`, or `changed` where it is another version by now
 */
export async function holdForm(
  tx: Database,
  { id: formId, version: seen }: Pick<EditableForm, "id" | "version">,
): Promise<EditableForm> {
  const [row] = await tx.select(all).from(contactForms).where(eq(id, formId)).for("update");
  const form = row && read(row);
  if (!form) throw new ConflictError("missing");
  if (form.deletedAt) throw new ConflictError("trashed");
  if (form.version !== seen) throw new ConflictError("changed");
  return form;
}

export type SavedForm = Pick<EditableForm, "id" | "language" | "definition" | "handling">;

/** Stores a form that is held. @throws ValiError when it is not valid */
export async function saveForm(
  tx: Database,
  { id: formId, ...form }: SavedForm,
): Promise<Pick<EditableForm, "version" | "changedAt">> {
  const written = v.parse(v.omit(formSchema.pipe[1], ["key"]), form);
  const [saved] = await tx
    .update(contactForms)
    .set({ ...written, version: sql`${version} + 1`, updatedAt: databaseNow })
    .where(and(eq(id, formId), isNull(deletedAt)))
    .returning({ version, changedAt: contactForms.updatedAt });
  if (!saved) throw new ConflictError("missing");
  return saved;
}

type Row = Omit<EditableForm, "definition" | "handling"> & {
  readonly definition: unknown;
  readonly handling: unknown;
};

function read(row: Row): EditableForm | undefined {
  const form = v.safeParse(formDefinitionSchema, row.definition);
  const what = v.safeParse(formHandlingSchema, row.handling);
  if (!form.success || !what.success) return undefined;
  return { ...row, definition: form.output, handling: what.output };
}
