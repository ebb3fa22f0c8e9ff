import { sql } from "drizzle-orm";
import { rowsOf } from "../listOf.ts";
import type { Database } from "../Store.ts";
import { submissions } from "../schema.ts";

const COLUMNS = {
  form_id: "int",
  status: "text",
  hash: "text",
  fields: "jsonb",
  text: "text",
  created_at: "timestamptz",
  is_starred: "boolean",
  read_at: "timestamptz",
  deleted_at: "timestamptz",
};

/** A submission as its table holds it. */
export type SubmissionRow = Readonly<Record<keyof typeof COLUMNS, unknown>>;

/** Stores thousands of submissions by one statement, past all that judges them. */
export async function addManySubmissions(
  db: Database,
  rows: readonly SubmissionRow[],
): Promise<void> {
  const names = sql.raw(Object.keys(COLUMNS).join(", "));
  const columns = Object.entries(COLUMNS).map((column) => column.join(" "));
  await db.execute(
    sql`insert into ${submissions} (${names}) select ${names} from ${rowsOf(rows, columns.join(", "))}`,
  );
}

/** Lets the database see what was added, as it does by itself after a while. */
export async function settleSubmissions(db: Database): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${submissions}`);
}
