import { OWN_MIGRATIONS } from "../../store/migrate.ts";
import { note, ok, type Result, wrong } from "./Finding.ts";
import type { SeenDatabase } from "./findDatabase.ts";

/** The oldest PostgreSQL whose SQL is ours, as it writes its versions. */
export const OLDEST_POSTGRESQL = 150_000;

/** What a database's state means for this version of the software. @param own names of its migrations */
export function judgeDatabase(
  state: SeenDatabase,
  own: readonly string[] = Object.keys(OWN_MIGRATIONS),
): Result {
  const later = state.migrations.filter((name) => !own.includes(name));
  const missing = own.filter((name) => !state.migrations.includes(name));
  if (state.versionNumber < OLDEST_POSTGRESQL) {
    return wrong(
      `${nameOf(state)} is too old.`,
      "Move the database to a server of version 15 or later.",
    );
  }
  if (state.encoding !== "UTF8") {
    return wrong(
      `The database's encoding is ${state.encoding}, which cannot hold every language.`,
      "Make another one: create database NAME encoding 'UTF8' template template0",
    );
  }
  if (later.length > 0) {
    return wrong(
      `The database was written by a later version of this software (${later.join(", ")}).`,
      "Install that version, or restore a dump made before it.",
    );
  }
  return missing.length === 0
    ? ok(`${nameOf(state)}; its tables are up to date.`)
    : judgeMissing(state, missing);
}

function judgeMissing(state: SeenDatabase, missing: readonly string[]): Result {
  if (!state.mayCreate) {
    return wrong(
      `The next start would make tables (${missing.join(", ")}), and the database's user may not.`,
      "Grant it CREATE on the database and on the schema public.",
    );
  }
  if (!state.hasTrigrams) {
    return wrong(
      "The server has no extension pg_trgm, which search needs.",
      "Install PostgreSQL's contrib package on the server.",
    );
  }
  return note(
    state.migrations.length === 0
      ? `${nameOf(state)}; the database is empty.`
      : `${nameOf(state)}; its tables are those of an earlier version (${missing.join(", ")} are missing).`,
    "npm start brings them up to date. Dump the database before, to be able to go back.",
  );
}

function nameOf({ isEmbedded, version }: SeenDatabase): string {
  return `${isEmbedded ? "The embedded " : ""}PostgreSQL ${version}`;
}
