// @ts-check
/**
 * The thread in which the embedded database runs, so that a long query never stops the server
 * from answering. It carries out one request after the other: see DatabaseWorker.ts for the
 * other end. Plain JavaScript, because it is loaded as it stands in development, in tests and
 * beside the build.
 *
 * @typedef {import("@electric-sql/pglite").Results} Results
 * @typedef {{ id: number, kind: "query", sql: string, params: unknown[], rowMode: "array" | "object", isGuest: boolean }} Query
 * @typedef {Query | { id: number, kind: "dump" } | { id: number, kind: "close" }} Request
 */
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, parse, protocol, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/**
 * PostgreSQL's defaults would keep 128 MB of buffers, which gain nothing measurable here, and up
 * to 1 GB of log; both are for servers of another size.
 */
const SETTINGS = ["shared_buffers=32MB", "min_wal_size=32MB", "max_wal_size=128MB"];

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

/** How many statements stay prepared: planning takes longer than most of ours run. */
const MAX_PREPARED = 200;

/** Blanks, semicolons and comments only. */
const NO_STATEMENT = /^(?:\s|;|--.*|\/\*[\s\S]*?\*\/)*$/;

const { serialize } = protocol;
/** @type {Map<string, string>} names of prepared statements by their text, the least used first */
const prepared = new Map();
let lastName = 0;
let queue = Promise.resolve();

const port = parentPort;
if (!port) throw new Error("embedded/worker.js is a worker thread: start it with DatabaseWorker.");

const database = await PGlite.create({
  dataDir: workerData.folder,
  // What search needs to find words that are like one another.
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ["-c", setting])],
});
for (const type of TEXT_TYPES) database.parsers[type] = (text) => text;
database.onNotification((channel, payload) => port.postMessage({ channel, payload }));

port.on("message", (/** @type {Request} */ request) => {
  queue = queue.then(() => answer(request));
});
port.postMessage({ ready: true });

/** @param {Request} request */
async function answer(request) {
  try {
    port?.postMessage({ id: request.id, value: await carryOut(request) });
  } catch (error) {
    if (isEnd(error)) port?.postMessage({ fatal: error.message });
    else port?.postMessage({ id: request.id, error: describe(error) });
  }
}

/**
 * After a panic, as where a statement broke off for want of room, the engine answers on, but with nothing that is so.
 * @param {unknown} error
 * @returns {error is Error}
 */
function isEnd(error) {
  const hasPanicked = error instanceof Error && "severity" in error && error.severity === "PANIC";
  return hasPanicked || error instanceof WebAssembly.RuntimeError;
}

/** @param {Request} request */
async function carryOut(request) {
  if (request.kind === "close") return database.close();
  if (request.kind === "dump") return dump();
  return request.isGuest ? runAsGuest(request) : run(request);
}

/**
 * In a snapshot that somebody else has open, which goes on whatever becomes of the statement.
 * @param {Query} query
 */
async function runAsGuest(query) {
  await database.exec("savepoint guest");
  try {
    const result = await run(query);
    await database.exec("release savepoint guest");
    return result;
  } catch (error) {
    if (!isEnd(error)) await database.exec("rollback to savepoint guest; release savepoint guest");
    throw error;
  }
}

/** @param {Query} query */
async function run(query) {
  const result = await (query.params.length > 0 ? runPrepared(query) : runText(query));
  // PGlite swallows it when its engine crashes, for example when the stack is full. It then
  // answers with nothing at all, and hangs on the next statement.
  if (result?.command === undefined && !NO_STATEMENT.test(query.sql)) {
    throw new WebAssembly.RuntimeError("its engine crashed in a statement");
  }
  return result;
}

/**
 * Like postgres.js: text without parameters may hold several statements, as migrations do.
 * @param {Query} query
 */
async function runText({ sql, rowMode }) {
  return (await database.exec(sql, { rowMode })).at(-1);
}

/**
 * One statement in one exchange with the engine; PGlite's own `query` takes six and plans anew.
 * @param {Query} query
 */
async function runPrepared({ sql, params, rowMode }) {
  const values = params.map(toText);
  const { name, messages: prepare } = prepareOnce(sql);
  const messages = [
    ...prepare,
    bind(name, values),
    serialize.describe({ type: "P" }),
    serialize.execute({}),
    serialize.sync(),
  ];
  try {
    const answers = await database.execProtocolStream(Buffer.concat(messages), {});
    return parse.parseResults(answers, database.parsers, { rowMode })[0];
  } catch (error) {
    await forget(sql);
    throw error;
  }
}

/** @param {string} sql */
function prepareOnce(sql) {
  const known = prepared.get(sql);
  const name = known ?? `s${++lastName}`;
  prepared.delete(sql);
  prepared.set(sql, name);
  const messages = known ? [] : [serialize.parse({ name, text: sql })];
  const [oldest] = prepared;
  if (prepared.size > MAX_PREPARED && oldest) {
    prepared.delete(oldest[0]);
    messages.push(serialize.close({ type: "S", name: oldest[1] }));
  }
  return { name, messages };
}

/**
 * A statement that failed may never have been prepared, or may need to be prepared anew.
 * @param {string} sql
 */
async function forget(sql) {
  const name = prepared.get(sql);
  prepared.delete(sql);
  const messages = [serialize.close({ type: "S", name: name ?? "" }), serialize.sync()];
  await database.execProtocolStream(Buffer.concat(messages), {});
}

/**
 * A parameter as PostgreSQL reads it; it knows the type itself.
 * @param {unknown} value
 */
function toText(value) {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * The protocol's Bind message: texts as text, bytes as they are. PGlite's own counts the bytes of a
 * text letter by letter in JavaScript, which took half the time of storing a long one.
 * @param {string} statement
 * @param {readonly (string | Uint8Array | null)[]} values
 */
function bind(statement, values) {
  const sizes = values.map((value) => (value === null ? -1 : Buffer.byteLength(value)));
  const size = sizes.reduce((sum, one) => sum + 4 + Math.max(one, 0), 0);
  const rest = 13 + Buffer.byteLength(statement) + 2 * values.length;
  const message = Buffer.allocUnsafe(rest + size);
  let at = message.write("B");
  at = message.writeInt32BE(message.length - 1, at);
  at += message.write(`\0${statement}\0`, at);
  at = message.writeUInt16BE(values.length, at);
  for (const value of values) at = message.writeUInt16BE(typeof value === "object" ? 1 : 0, at);
  at = message.writeUInt16BE(values.length, at);
  for (const [place, value] of values.entries()) {
    at = message.writeInt32BE(sizes[place] ?? -1, at);
    if (typeof value === "string") at += message.write(value, at);
    else if (value)
      at += Buffer.from(value.buffer, value.byteOffset, value.length).copy(message, at);
  }
  message.writeUInt16BE(0, at);
  return message;
}

async function dump() {
  await database.exec("checkpoint");
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
