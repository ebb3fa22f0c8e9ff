import { type FormDefinition, type Schema, schemaOf } from "vitrine/contact-form";
import { datedField } from "../../content/contact-forms/datedField.ts";
import { calendarDay } from "../../content/contact-forms/relativeDay.ts";

type Kept = { readonly day: string; readonly schema: Schema };

/** Made once a day: the validator keeps what it has read of a schema, too. */
const schemas = new WeakMap<FormDefinition, Kept>();

/** The rules of a form on this day: what is counted from today is a day of the calendar in them. */
export function schemaToday(form: FormDefinition, now: Date = new Date()): Schema {
  const day = calendarDay("today", now);
  const kept = schemas.get(form);
  if (kept?.day === day) return kept.schema;
  const schema = schemaOf({ ...form, fields: form.fields.map((field) => datedField(field, now)) });
  schemas.set(form, { day, schema });
  return schema;
}
