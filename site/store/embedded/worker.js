// @ts-check
/**
 * The thread in which the embedded database runs, so that a long query never stops the server
 * from answering. It carries out one request after the other: see DatabaseWorker.ts for the
 * other end. Plain JavaScript, because it is loaded as it stands in development, in tests and
 * from the build.
 *
 * @typedef {{ id: number, kind: "query", sql: string, params: unknown[], rowMode: "array" | "object" }
 *   | { id: number, kind: "dump" | "close" }} Request
 */
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";

/**
 * Values of these types leave as the text PostgreSQL wrote, as Drizzle expects them of both
 * drivers: it makes the dates itself, and JSON crosses a thread faster as text than as a tree.
 */
const TEXT_TYPES = [
  types.INT8,
  types.JSON,
  types.JSONB,
  types.DATE,
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  1115, // timestamp[]
  1182, // date[]
  1185, // timestamptz[]
  1187, // interval[]
  1231, // numeric[]
];

/** What a PostgreSQL error carries beside its message. */
const ERROR_FIELDS = /** @type {const} */ ([
  "severity",
  "code",
  "detail",
  "hint",
  "position",
  "where",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
]);

/** Blanks, semicolons and comments only. */
const NO_STATEMENT = /^(?:\s|;|--.*|\/\*[\s\S]*?\*\/)*$/;

const port = parentPort;
if (!port) throw new Error("embedded/worker.js is a worker thread: start it with DatabaseWorker.");

/** PostgreSQL's own default, 128 MB, costs 140 MB of memory and gains nothing measurable here. */
const SHARED_BUFFERS = "32MB";

const database = await PGlite.create({
  dataDir: workerData.folder,
  startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
});
for (const type of TEXT_TYPES) database.parsers[type] = (text) => text;
database.onNotification((channel, payload) => port.postMessage({ channel, payload }));

port.on("message", async (/** @type {Request} */ request) => {
  try {
    port.postMessage({ id: request.id, value: await carryOut(request) });
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) port.postMessage({ fatal: error.message });
    else port.postMessage({ id: request.id, error: describe(error) });
  }
});
port.postMessage({ ready: true });

/** @param {Request} request */
async function carryOut(request) {
  if (request.kind === "close") return database.close();
  if (request.kind === "dump") return dump();
  const result = await runStatement(request);
  // PGlite swallows it when its engine crashes, for example when the stack is full. It then
  // answers with nothing at all, and hangs on the next statement.
  if (result?.command === undefined && !NO_STATEMENT.test(request.sql)) {
    throw new WebAssembly.RuntimeError("its engine crashed in a statement");
  }
  return result;
}

/** @param {Extract<Request, { kind: "query" }>} request */
async function runStatement({ sql, params, rowMode }) {
  if (params.length > 0) return database.query(sql, params, { rowMode });
  // Like postgres.js: text without parameters may hold several statements, as migrations do.
  return (await database.exec(sql, { rowMode })).at(-1);
}

async function dump() {
  const file = await database.dumpDataDir("gzip");
  return new Uint8Array(await file.arrayBuffer());
}

/** @param {unknown} error */
function describe(error) {
  const source = /** @type {Record<string, unknown>} */ (error);
  const fields = ERROR_FIELDS.map((field) => [field, source[field]]);
  return {
    message: error instanceof Error ? error.message : String(error),
    fields: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
  };
}
