import { type SQL, sql } from "drizzle-orm";

/**
 * Texts as a list to compare with: "… in (…)". However many they are, the statement is the same: the
 * embedded database keeps each one that it has planned.
 */
export function listOf(values: readonly string[], type: "text" | "uuid" | "integer" = "text"): SQL {
  return sql`select value::${sql.raw(type)} from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)`;
}

/** The rows of a table as JSON, for an insert with one statement for any number of them. */
export function rowsOf(rows: readonly object[], columns: string): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (${sql.raw(columns)})`;
}
