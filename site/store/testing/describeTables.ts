import { getTableName, is, SQL, sql } from "drizzle-orm";
import { getTableConfig, PgDialect, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../Store.ts";

/** A table in words that do not depend on who describes it; lists are sorted. */
export type TableDescription = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly indexes: readonly string[];
  readonly constraints: readonly string[];
};

/** What schema.ts says of a table. */
export function describeSchema(table: PgTable): TableDescription {
  const config = getTableConfig(table);
  const name = getTableName(table);
  const keys = config.columns.filter((column) => column.primary).map((column) => column.name);
  const primary = [
    ...config.primaryKeys.map(({ columns }) => columns.map((c) => c.name)),
    keys,
  ].filter((columns) => columns.length > 0);
  const unique = [
    ...config.uniqueConstraints.map(({ name, columns }) => ({
      name,
      columns: columns.map((c) => c.name),
    })),
    ...config.columns
      .filter((c) => c.isUnique)
      .map((c) => ({ name: c.uniqueName, columns: [c.name] })),
  ];
  return {
    table: name,
    columns: config.columns
      .map(
        (c) =>
          `${c.name} ${typeOf(c.getSQLType())}${c.notNull ? " not null" : ""}${c.hasDefault ? " default" : ""}`,
      )
      .sort(),
    indexes: config.indexes
      .map(({ config: index }) => {
        const columns = index.columns.map(columnOf).join(", ");
        const method = index.method === "btree" ? "" : `using ${index.method} `;
        return `${index.name} ${method}(${columns})${index.where ? ` where ${plain(index.where)}` : ""}`;
      })
      .sort(),
    constraints: [
      ...primary.map((columns) => `primary key (${columns.join(", ")})`),
      ...unique.map(({ name, columns }) => `${name} unique (${columns.join(", ")})`),
      ...config.foreignKeys.map((key) => {
        const { columns, foreignTable, foreignColumns } = key.reference();
        const [from, to] = [columns, foreignColumns].map((list) =>
          list.map((c) => c.name).join(", "),
        );
        return `foreign key (${from}) references ${getTableName(foreignTable)}(${to}) on delete ${key.onDelete}`;
      }),
      ...config.checks.map(({ name, value }) => normal(`${name} check (${plain(value)})`)),
    ].sort(),
  };
}

/** What the database itself says of a table. */
export async function describeDatabase(db: Database, table: PgTable): Promise<TableDescription> {
  const name = getTableName(table);
  const texts = async (query: SQL): Promise<string[]> => {
    const rows = await db.select({ text: sql<string>`text` }).from(sql`(${query}) as found(text)`);
    return rows.map(({ text }) => normal(text)).sort();
  };
  const relation = sql`${name}::regclass`;
  return {
    table: name,
    columns: await texts(sql`
      select attname || ' ' || format_type(atttypid, atttypmod)
        || case when attnotnull then ' not null' else '' end
        || case when atthasdef then ' default' else '' end
      from pg_attribute where attrelid = ${relation} and attnum > 0 and not attisdropped`),
    indexes: await texts(sql`
      select regexp_replace(indexdef, '^.* INDEX ([a-z_]+) ON .* USING (?:btree|(\\w+)) ', '\\1 \\2 ')
      from pg_indexes where tablename = ${name}
        and indexname not in (select conname from pg_constraint)`),
    constraints: await texts(sql`
      select case when contype in ('p', 'f') then '' else conname || ' ' end || pg_get_constraintdef(oid)
      from pg_constraint where conrelid = ${relation} and contype <> 'n'`),
  };
}

/** A column of an index, or an expression. */
function columnOf(column: unknown): string {
  if (is(column, SQL)) return plain(column);
  const { name = "", indexConfig } = column as {
    readonly name?: string;
    readonly indexConfig?: { readonly order?: string; readonly opClass?: string };
  };
  if (indexConfig?.opClass) return `${name} ${indexConfig.opClass}`;
  return indexConfig?.order === "desc" ? `${name} desc` : name;
}

function typeOf(type: string): string {
  return normal(type).replace("bigserial", "bigint").replace("serial", "integer");
}

function plain(expression: SQL): string {
  return new PgDialect().sqlToQuery(expression).sql;
}

/** PostgreSQL writes conditions in its own way: one spelling for both. */
function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/::text(\[\])?|"/g, "")
    .replace(/timestamp ?\((\d)\)/g, "timestamp($1)")
    .replace(/= any \(\(?array\[(.*?)\]\)?\)/g, "in ($1)")
    .replace(/^(\w+) {2}\(/, "$1 (")
    .replace(/ (gin|gist|hash) \(/, " using $1 (")
    .replace(/~~/g, "like")
    .replace(/ where \((.*)\)$/, " where $1")
    .replace(/ check (.*)$/, (_, condition: string) => ` check ${condition.replace(/[()]/g, "")}`);
}
