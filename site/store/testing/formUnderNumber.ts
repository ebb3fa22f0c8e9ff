import { eq, sql } from "drizzle-orm";
import { type FormContent, writeContactForm } from "../contactForms.ts";
import type { Database } from "../Store.ts";
import { contactForms } from "../schema.ts";

/** Stores a form under a number of its own, which no other has, in place of the next one. */
export async function formUnderNumber(db: Database, number: number, form: FormContent) {
  const { id } = await writeContactForm(db, form);
  await db.update(contactForms).set({ id: number }).where(eq(contactForms.id, id));
  // Numbers that are given from here on are out of its way.
  await db.execute(sql`select setval(pg_get_serial_sequence('contact_forms', 'id'),
    greatest(${number}::int, 1000), true)`);
}
