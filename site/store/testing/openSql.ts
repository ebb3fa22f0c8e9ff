import postgres from "postgres";

/** One connection to a PostgreSQL server, past the store: as another program would use its tables. */
export function openSql(url: string): postgres.Sql {
  return postgres(url, { max: 1, onnotice: () => {} });
}
