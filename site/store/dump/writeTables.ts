import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../Store.ts";
import type { DumpedTable } from "./DumpManifest.ts";
import { DUMPED_TABLES } from "./dumpedTables.ts";
import { readSchemaName, readTables, type TableShape } from "./readTables.ts";

/** About how much is read from the database at a time, as it lies on disk, in bytes. */
const CHUNK_BYTES = 1024 * 1024;

export type WriteTablesOptions = {
  /** Where a file a table is written. */
  readonly folder: string;
  readonly tell: (done: number, of: number) => void;
  readonly signal?: AbortSignal | undefined;
};

/** Writes the rows of every dumped table to a file of its own, a row a line. */
export async function writeTables(
  tx: Database,
  { folder, tell, signal }: WriteTablesOptions,
): Promise<readonly DumpedTable[]> {
  const tables = (await readTables(tx, await readSchemaName(tx))).filter(({ name }) =>
    DUMPED_TABLES.includes(name),
  );
  const of = tables.reduce((sum, { pages }) => sum + pages, 0);
  const written: DumpedTable[] = [];
  let done = 0;
  for (const table of tables) {
    const before = done;
    written.push(
      await writeTable(tx, table, {
        folder,
        tell(pages) {
          signal?.throwIfAborted();
          done = before + pages;
          tell(done, of);
        },
      }),
    );
  }
  return written;
}

async function writeTable(
  tx: Database,
  table: TableShape,
  { folder, tell }: { readonly folder: string; readonly tell: (pages: number) => void },
): Promise<DumpedTable> {
  const file = await open(join(folder, `${table.name}.jsonl`), "wx", 0o600);
  try {
    const written = await copyRows(tx, table, { file, tell });
    return {
      name: table.name,
      columns: table.columns,
      ...written,
      sequences: Object.fromEntries(
        Object.entries(table.sequences).map(([column, { last }]) => [column, last]),
      ),
    };
  } finally {
    await file.close();
  }
}

/** Some pages of the table after the other: that needs no key, and reads none twice. */
async function copyRows(
  tx: Database,
  { name, columns, pages, bytes }: TableShape,
  { file, tell }: { readonly file: FileHandle; readonly tell: (pages: number) => void },
): Promise<Pick<DumpedTable, "rows" | "bytes" | "sha256">> {
  const hash = createHash("sha256");
  const step = Math.max(1, Math.floor((CHUNK_BYTES * pages) / Math.max(1, bytes)));
  const total = { rows: 0, bytes: 0 };
  for (let page = 0; page < pages; page += step) {
    const lines = await readLines(tx, { name, columns, from: page, to: page + step });
    const chunk = Buffer.from(lines.join(""));
    hash.update(chunk);
    await file.appendFile(chunk);
    total.rows += lines.length;
    total.bytes += chunk.length;
    tell(Math.min(pages, page + step));
  }
  return { ...total, sha256: hash.digest("hex") };
}

type Pages = Pick<TableShape, "name" | "columns"> & { readonly from: number; readonly to: number };

async function readLines(
  tx: Database,
  { name, columns, from, to }: Pages,
): Promise<readonly string[]> {
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const rows = await tx
    .select({ line: sql<string>`row_to_json(chosen)::text` })
    .from(
      sql`(select ${listed} from ${sql.identifier(name)} where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${to},0)`}::tid) as chosen`,
    );
  // Only JSON as somebody typed it could hold line breaks, and between its words they mean nothing.
  return rows.map(({ line }) => `${line.replaceAll("\n", " ")}\n`);
}
