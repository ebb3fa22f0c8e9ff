import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { migrate } from "./migrate.ts";
import type { ChannelListener, Database, Store } from "./Store.ts";
import { StoreError } from "./StoreError.ts";
import { serverConnections } from "./serverConnections.ts";
import { surviveLateWrites } from "./surviveLateWrites.ts";
import { malformedUrl, unreachableServer } from "./unreachableServer.ts";

/** Connections of one process; a ninth query waits for one of them. */
export const POOL_SIZE = 8;
/** How long a connection may take to open, in seconds. */
export const CONNECT_TIMEOUT_S = 10;
/** After how long without use a connection is given back, in seconds. */
export const IDLE_TIMEOUT_S = 60;
/** The longest a statement may run, in milliseconds. */
export const STATEMENT_TIMEOUT_MS = 30_000;
/** The longest a transaction may wait for its own process, holding its locks, in milliseconds. */
export const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;
const SNAPSHOT = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
/** How long closing waits for running queries, in seconds. */
const CLOSE_TIMEOUT_S = 10;

/**
 * Opens a PostgreSQL server's database.
 * @param connectTimeoutS how long the first connection may take, in seconds
 * @throws {StoreError} never with the password of `url`
 */
export async function openServerStore(
  url: string,
  connectTimeoutS: number = CONNECT_TIMEOUT_S,
): Promise<Store> {
  surviveLateWrites();
  // Of its own for messages, which it opens when they are asked for.
  const messages = connect(url, connectTimeoutS);
  const { client, end } = serverConnections(() => connect(url, connectTimeoutS));
  const close = async (timeout: number) => {
    await Promise.all([end(timeout), messages.end({ timeout })]);
  };
  try {
    await reach(client, connectTimeoutS);
    const db = drizzle({ client });
    await migrate(db);
    return {
      kind: "server",
      db,
      snapshot: (read) => db.transaction(read, SNAPSHOT),
      listen: (channel, listener) => listen(messages, channel, listener),
      handleCommands: () => () => {},
      close: () => close(CLOSE_TIMEOUT_S),
    };
  } catch (error) {
    await close(0);
    throw error instanceof StoreError ? error : unreachableServer(url, error);
  }
}

/** Looks into a PostgreSQL server's database as it is, without bringing its tables up to date. @throws {StoreError} */
export async function inspectServer<Result>(
  url: string,
  look: (db: Database) => Promise<Result>,
): Promise<Result> {
  const sql = connect(url, CONNECT_TIMEOUT_S);
  try {
    await reach(sql, CONNECT_TIMEOUT_S);
    return await look(drizzle({ client: sql }));
  } catch (error) {
    throw error instanceof StoreError ? error : unreachableServer(url, error);
  } finally {
    await sql.end({ timeout: 0 });
  }
}

function connect(url: string, connectTimeoutS: number): postgres.Sql {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) throw malformedUrl();
  return postgres(url, {
    max: POOL_SIZE,
    connect_timeout: connectTimeoutS,
    idle_timeout: IDLE_TIMEOUT_S,
    onnotice: () => {},
    connection: {
      application_name: "vitrine",
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
      // Dates are read from text; a zone with seconds, as old dates have, would not be understood.
      TimeZone: "UTC",
    },
    // JSON stays text up to Drizzle, as it does on the embedded database (see embedded/worker.js).
    types: {
      json: { to: 114, from: [114, 3802], serialize: String, parse: (text: string) => text },
    },
  });
}

/** Postgres.js asks again without end while a server accepts connections and hangs up. */
async function reach(sql: postgres.Sql, timeoutS: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("No answer in time."), { code: "CONNECT_TIMEOUT" });
    timer = setTimeout(reject, timeoutS * 1000, error);
  });
  try {
    await Promise.race([sql.unsafe("select 1"), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

async function listen(
  sql: postgres.Sql,
  channel: string,
  { onMessage, onReconnect }: ChannelListener,
): Promise<() => Promise<void>> {
  let isFirst = true;
  const { unlisten } = await sql.listen(channel, onMessage, () => {
    if (!isFirst) onReconnect?.();
    isFirst = false;
  });
  // Without a connection there is nothing left to stop.
  return () => unlisten().catch(() => undefined);
}
