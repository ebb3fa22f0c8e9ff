import { ilike, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether one of these columns holds a text, in any case; its signs mean nothing but themselves. */
export function saysSomewhere(text: string, columns: readonly (PgColumn | SQL)[]): SQL | undefined {
  const pattern = `%${text.replaceAll("\0", "").replace(/[\\%_]/g, "\\$&")}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
