import { sql } from "drizzle-orm";
import * as v from "valibot";
import { type FormHandling, formHandlingSchema } from "../content/contact-forms/FormHandling.ts";
import { formDefinitionSchema } from "../content/contact-forms/formDefinitionSchema.ts";
import { closedReason } from "../content/contact-forms/formOpening.ts";
import type { ShownForm } from "../content/contact-forms/ShownForm.ts";
import type { Database } from "./Store.ts";
import { contactForms } from "./schema.ts";
import { storable } from "./storable.ts";

/** A form as it is stored. */
export const formSchema = v.pipe(
  storable,
  v.object({
    key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/)),
    /** A BCP 47 tag; null means the site's own language. */
    language: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-\w+)*$/i))), null),
    definition: formDefinitionSchema,
    /** Default plainHandling. */
    handling: v.optional(formHandlingSchema, {}),
  }),
);

type Schema = Exclude<(typeof formSchema.pipe)[1], undefined>;
export type FormContent = Omit<v.InferOutput<Schema>, "handling"> & {
  /** Default plainHandling. */
  readonly handling?: FormHandling;
};

/** Stores a form, or brings the one of this key up to date. @throws ValiError when it is not valid */
export async function writeContactForm(
  db: Database,
  form: FormContent,
): Promise<{ readonly id: number }> {
  const [stored] = await db
    .insert(contactForms)
    .values(v.parse(formSchema, form))
    .onConflictDoUpdate({
      target: contactForms.key,
      set: {
        language: sql`excluded.language`,
        definition: sql`excluded.definition`,
        handling: sql`excluded.handling`,
        version: sql`${contactForms.version} + 1`,
        deletedAt: null,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ id: contactForms.id });
  if (!stored) throw new Error("PostgreSQL returned no row for an insert.");
  return stored;
}

/**
 * All forms in the order of their numbers, as a column of one row: they are few, and kept with what
 * all pages share. One whose definition this version cannot read, or that was thrown away, is left out.
 */
export const contactFormRows = sql`(
    select coalesce(jsonb_agg(
      jsonb_build_object('id', id, 'key', key, 'language', language, 'definition', definition,
        'handling', handling, 'now', statement_timestamp())
      order by id), '[]')
    from contact_forms
    where deleted_at is null
  )`.mapWith((text: string): readonly ShownForm[] => (JSON.parse(text) as Row[]).flatMap(readRow));

/** When forms open and close by themselves, as a column of one row; read as text, since nobody promises that it is a time. */
export const plannedForms = sql`(
    select coalesce(jsonb_agg(handling), '[]')
    from contact_forms
    where deleted_at is null and coalesce(handling ->> 'opensAt', handling ->> 'closesAt') is not null
  )`.mapWith((text: string) =>
  (JSON.parse(text) as unknown[]).flatMap((handling) => {
    const read = v.safeParse(formHandlingSchema, handling);
    return read.success ? [read.output] : [];
  }),
);

type Row = Pick<ShownForm, "key" | "language"> & {
  readonly id: number;
  readonly definition: unknown;
  readonly handling: unknown;
  /** By the database's clock, which says when forms open and close. */
  readonly now: string;
};

function readRow({ id, key, language, now, ...row }: Row): readonly ShownForm[] {
  const definition = v.safeParse(formDefinitionSchema, row.definition);
  const handling = v.safeParse(formHandlingSchema, row.handling);
  if (!definition.success || !handling.success) return [];
  const closed = closedReason(handling.output, new Date(now));
  return [
    {
      ...{ key, language, definition: { ...definition.output, id }, handling: handling.output },
      ...(closed && { closed }),
    },
  ];
}
