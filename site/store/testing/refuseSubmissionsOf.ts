import { sql } from "drizzle-orm";
import type { Database } from "../Store.ts";

/** From now on nothing that is sent with this form can be stored. */
export async function refuseSubmissionsOf(db: Database, formId: number): Promise<void> {
  await db.execute(sql`create function refuse_it() returns trigger language plpgsql
    as $$ begin raise 'no'; end $$`);
  await db.execute(sql`create trigger refuse_form before insert on submissions
    for each row when (new.form_id = ${sql.raw(String(formId))}) execute function refuse_it()`);
}
