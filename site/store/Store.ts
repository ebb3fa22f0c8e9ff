import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { CommandHandler } from "./embedded/CommandServer.ts";

/**
 * What every query takes: a database, embedded or server, or a transaction on it. What `execute`
 * gives differs between the two drivers and is unknown here: use the builders.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type ChannelListener = {
  onMessage(payload: string): void;
  /** The connection was lost and is there again: messages may have been missed in between. */
  onReconnect?(): void;
};

export type Store = {
  readonly kind: "embedded" | "server";
  readonly db: Database;
  /**
   * Lets `read` see the store as it is at one moment, while others read on. On the embedded database
   * nothing is written as long: what others store waits for its end.
   */
  snapshot<Result>(read: (db: Database) => Promise<Result>): Promise<Result>;
  /** Hears what is sent to a NOTIFY channel, until the returned stop is called. */
  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>>;
  /**
   * Answers commands that other processes send with askHolder, until the returned stop is called.
   * With a PostgreSQL server it does nothing: there each process opens the database itself.
   */
  handleCommands(handler: CommandHandler): () => void;
  /** Ends once what was asked for is done; calling it again does nothing. */
  close(): Promise<void>;
};
