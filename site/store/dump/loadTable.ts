import { sql } from "drizzle-orm";
import type { Database } from "../Store.ts";
import type { DumpedTable } from "./DumpManifest.ts";
import { oneAhead } from "./oneAhead.ts";
import { rowError } from "./rowError.ts";
import { STAGING, there } from "./stagingArea.ts";

/**
 * How much is stored at a time, in bytes: others who use the embedded database wait as long, some 0.05 s.
 * A quarter of it makes a restore beside a busy visitor a quarter longer.
 */
const CHUNK_BYTES = 2 * 1024 * 1024;

export type LoadOptions = {
  readonly table: DumpedTable;
  /** Its rows, a row a line, in pieces of any length. */
  readonly content: AsyncIterable<Buffer>;
  /** Hears how many bytes more are stored. */
  readonly stored: (bytes: number) => void;
  readonly signal?: AbortSignal | undefined;
};

/** Stores a dumped table's rows in the staging area's table. @throws DumpError where it does not take one */
export async function loadTable(
  db: Database,
  { table, content, stored, signal }: LoadOptions,
): Promise<void> {
  for await (const rows of oneAhead(batchesOf(content))) {
    signal?.throwIfAborted();
    await insertRows(db, table, rows);
    stored(rows.length);
  }
  await goOnCounting(db, table);
}

/** Whole lines, some at a time. */
async function* batchesOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    parts.push(chunk);
    size += chunk.length;
    if (size < CHUNK_BYTES) continue;
    const all = Buffer.concat(parts);
    const end = all.lastIndexOf("\n") + 1;
    if (end > 0) yield all.subarray(0, end);
    parts = [all.subarray(end)];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat(parts);
}

async function insertRows(
  db: Database,
  { name, columns }: DumpedTable,
  lines: Buffer,
): Promise<void> {
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const rows = `[${lines.toString("utf8").trimEnd().replaceAll("\n", ",")}]`;
  try {
    await db.execute(
      sql`insert into ${there(name)} (${listed}) select ${listed} from json_populate_recordset(null::${there(name)}, ${rows}::json)`,
    );
  } catch (error) {
    throw rowError(error, `The dump's table ${name} holds what cannot be stored`);
  }
}

/** Numbers that were given once are not given again. */
async function goOnCounting(db: Database, { name, sequences }: DumpedTable): Promise<void> {
  for (const [column, last] of Object.entries(sequences)) {
    if (last === 0) continue;
    const counter = sql`pg_get_serial_sequence(${`${STAGING}.${name}`}, ${column})`;
    await db.execute(sql`select setval(${counter}, ${last})`);
  }
}
