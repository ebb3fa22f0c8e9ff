import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../Store.ts";

const tableSchema = v.object({
  name: v.string(),
  /** Those that are written, not generated. */
  columns: v.array(v.string()),
  /** How many pages of the database its rows take. */
  pages: v.number(),
  /** On disk, with what is too long for a page, in bytes. */
  bytes: v.number(),
  /** The sequences of columns that count by themselves: their name, and the number given last. */
  sequences: v.record(v.string(), v.object({ name: v.string(), last: v.number() })),
});

/** A table as the database describes it. */
export type TableShape = v.InferOutput<typeof tableSchema>;

/** Describes every table of a schema, by name. */
export async function readTables(db: Database, schema: string): Promise<readonly TableShape[]> {
  const rows = await db
    .select({ text: sql<string>`text` })
    .from(sql`(${describeTables(schema)}) as described(text)`);
  return rows.map(({ text }) => v.parse(tableSchema, JSON.parse(text)));
}

const describeTables = (schema: string) => sql`
  select json_build_object(
    'name', relname,
    'columns', (
      select json_agg(attname order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ),
    'pages', pg_relation_size(pg_class.oid) / current_setting('block_size')::int,
    'bytes', pg_table_size(pg_class.oid),
    'sequences', (
      select coalesce(json_object_agg(attname, json_build_object(
        'name', counter, 'last', coalesce(pg_sequence_last_value(counter::regclass), 0)
      )), '{}')
      from pg_attribute, pg_get_serial_sequence(pg_class.oid::regclass::text, attname) as counter
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and counter is not null
    )
  )::text
  from pg_class
  where relnamespace = ${schema}::regnamespace and relkind = 'r'
  order by relname`;

/** The schema in which the site's tables are. */
export async function readSchemaName(db: Database): Promise<string> {
  const [row] = await db
    .select({ name: sql<string>`name` })
    .from(sql`current_schema() as own(name)`);
  return row?.name ?? "public";
}
