import { sql } from "drizzle-orm";
import type { Database } from "../Store.ts";

/** How many rows there are in what this says after `from`, such as "comments where author = 'Kim'". */
export async function countRows(db: Database, from: string): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sql.raw(from));
  return row?.count ?? 0;
}
