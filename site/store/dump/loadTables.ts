import { sql } from "drizzle-orm";
import type { Database } from "../Store.ts";
import { DumpError } from "./DumpError.ts";
import type { DumpedTable, DumpManifest } from "./DumpManifest.ts";
import { oneAhead } from "./oneAhead.ts";
import { DAMAGED, type DumpEntry, readEntries } from "./readEntries.ts";
import { readTables } from "./readTables.ts";
import { rowError } from "./rowError.ts";
import { STAGING, there } from "./stagingArea.ts";

/** How much is stored at a time, in bytes: others who use the embedded database wait as long. */
const CHUNK_BYTES = 512 * 1024;

export type LoadOptions = {
  readonly manifest: DumpManifest;
  readonly tell: (done: number, of: number) => void;
  readonly signal?: AbortSignal | undefined;
};

/** Reads the rows of a checked dump into the staging area's tables. @throws DumpError */
export async function loadTables(
  db: Database,
  file: string,
  { manifest, tell, signal }: LoadOptions,
): Promise<void> {
  await refuseOtherColumns(db, manifest);
  const of = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const entries = readEntries(file);
  try {
    await entries.next();
    for (const table of manifest.tables) {
      const { value: entry } = await entries.next();
      // It was whole when it was checked: somebody changed it since.
      if (!entry) throw new DumpError(DAMAGED);
      for await (const rows of oneAhead(batchesOf(entry))) {
        signal?.throwIfAborted();
        await insertRows(db, table, rows);
        done += rows.length;
        tell(done, of);
      }
      await goOnCounting(db, table);
    }
  } finally {
    await entries.return(undefined);
  }
}

async function refuseOtherColumns(db: Database, manifest: DumpManifest): Promise<void> {
  const shapes = await readTables(db, STAGING);
  for (const { name, columns } of manifest.tables) {
    const own = shapes.find((shape) => shape.name === name)?.columns ?? [];
    if ([...own].sort().join() === [...columns].sort().join()) continue;
    throw new DumpError(
      `The dump's table ${name} has the columns ${columns.join(", ")}, where its own version makes ` +
        `${own.join(", ") || "no such table"}. It was changed, or is of another program. Nothing was restored.`,
    );
  }
}

/** Whole lines, some at a time. */
async function* batchesOf({ content }: DumpEntry): AsyncGenerator<Buffer> {
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
