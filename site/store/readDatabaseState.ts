import { eq, sql } from "drizzle-orm";
import { jobTable } from "./jobs/jobTable.ts";
import type { Database } from "./Store.ts";
import { migrations } from "./schema.ts";

/** What the doctor wants to know of a database. Plain JSON. */
export type DatabaseState = {
  /** Such as "15.18". */
  readonly version: string;
  readonly versionNumber: number;
  readonly encoding: string;
  /** Whether its user may make schemas and extensions, and tables. */
  readonly mayCreate: boolean;
  /** Whether what search needs is there, or can be added. */
  readonly hasTrigrams: boolean;
  /** By the database's clock, in milliseconds since 1970. */
  readonly now: number;
  /** Names of the migrations that were carried out; none in a database that is new. */
  readonly migrations: readonly string[];
  /** Jobs that failed for good and wait for their owner. */
  readonly deadJobs: number;
};

/** Reads the state of a database, whatever tables it has. */
export async function readDatabaseState(db: Database): Promise<DatabaseState> {
  const [row] = await db
    .select({
      version: sql<string>`split_part(current_setting('server_version'), ' ', 1)`,
      versionNumber: sql<number>`current_setting('server_version_num')::int`,
      encoding: sql<string>`current_setting('server_encoding')`,
      mayCreate: sql<boolean>`has_database_privilege(current_database(), 'create')
        and coalesce(has_schema_privilege(current_schema(), 'create'), false)`,
      hasTrigrams: sql<boolean>`exists (select from pg_available_extensions where name = 'pg_trgm')
        or exists (select from pg_extension where extname = 'pg_trgm')`,
      now: sql<string>`extract(epoch from clock_timestamp()) * 1000`,
      hasMigrations: sql<boolean>`to_regclass('migrations') is not null`,
      hasJobs: sql<boolean>`to_regclass('pgboss.job') is not null`,
    })
    .from(sql`(values (1)) one`);
  if (!row) throw new Error("The database answered with nothing.");
  const { hasMigrations, hasJobs, now, ...state } = row;
  const applied = hasMigrations ? await db.select({ name: migrations.name }).from(migrations) : [];
  return {
    ...state,
    now: Number(now),
    migrations: applied.map(({ name }) => name).sort(),
    deadJobs: hasJobs ? await db.$count(jobTable, eq(jobTable.state, "failed")) : 0,
  };
}
