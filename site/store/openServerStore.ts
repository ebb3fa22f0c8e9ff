import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { migrate } from "./migrate.ts";
import type { ChannelListener, Store } from "./Store.ts";
import { StoreError } from "./StoreError.ts";

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
/** How long closing waits for running queries, in seconds. */
const CLOSE_TIMEOUT_S = 10;

/** Opens a PostgreSQL server's database. @throws {StoreError} never with the password of `url` */
export async function openServerStore(url: string): Promise<Store> {
  const sql = connect(url);
  try {
    await sql`select 1`;
    const db = drizzle({ client: sql });
    await migrate(db);
    return {
      kind: "server",
      db,
      listen: (channel, listener) => listen(sql, channel, listener),
      handleCommands: () => () => {},
      close: () => sql.end({ timeout: CLOSE_TIMEOUT_S }),
    };
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw error instanceof StoreError ? error : unreachable(url, error);
  }
}

function connect(url: string): postgres.Sql {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) throw malformed();
  return postgres(url, {
    max: POOL_SIZE,
    connect_timeout: CONNECT_TIMEOUT_S,
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

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens at that address",
  ENOTFOUND: "there is no host of that name",
  EAI_AGAIN: "the name of the host could not be looked up",
  CONNECT_TIMEOUT: `it did not answer within ${CONNECT_TIMEOUT_S} seconds`,
  "28P01": "it refuses the user or the password",
  "28000": "it refuses this user",
  "3D000": "it has no database of that name",
  "53300": "it has no connection left",
  "57P03": "it is starting or stopping",
};

function unreachable(url: string, cause: unknown): StoreError {
  const { host, pathname, password } = new URL(url);
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason = (code !== undefined && REASONS[code]) || withoutPassword(message, password);
  return new StoreError(
    "unreachable",
    `The PostgreSQL server ${host || "on this machine"} (database ${pathname.slice(1) || "of the user"}) ` +
      `cannot be used: ${reason}. The site cannot start without its database. ` +
      "Check DATABASE_URL and that the server runs, then start again.",
  );
}

function withoutPassword(message: string, password: string): string {
  return password ? message.replaceAll(password, "…").replaceAll(decode(password), "…") : message;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function malformed(): StoreError {
  return new StoreError(
    "unreachable",
    "DATABASE_URL is no address of a PostgreSQL server, so there is no database to open. " +
      "Write it as postgres://user:password@host:5432/name, special signs in the password as %xx, " +
      "or leave it out to use the embedded database.",
  );
}
