import { resolve } from "node:path";
import { runnerImport } from "vite";
import { undoAtEnd } from "./undo.js";

/** @typedef {typeof import("../site/store/testing/startPostgres.ts")} PostgresForTests */

/**
 * Starts a PostgreSQL server with an empty database, the one that the store's tests use; does
 * `work`; leaves nothing behind.
 * @template T
 * @param {(url: string) => Promise<T>} work given the address of the database
 * @returns {Promise<T | { skipped: string }>} why there is none, where this machine lacks it
 */
export async function withPostgres(work) {
  const { findPostgres, startPostgres } = await importPostgres();
  const programs = findPostgres();
  if (!programs) return { skipped: "PostgreSQL is not installed" };
  /** @type {ReturnType<typeof startPostgres> | undefined} */
  let starting;
  const stop = undoAtEnd(async () => {
    const server = await starting?.catch(() => undefined);
    await server?.stop();
  });
  try {
    starting = startPostgres(programs);
    const { url } = await starting;
    return await work(url);
  } finally {
    await stop();
  }
}

/** @returns {Promise<PostgresForTests>} which is TypeScript, so that Node alone cannot read it */
async function importPostgres() {
  const file = resolve(import.meta.dirname, "../site/store/testing/startPostgres.ts");
  const { module } = await runnerImport(file, { configFile: false });
  return /** @type {PostgresForTests} */ (module);
}
