import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe } from "vitest";
import { openStore, type StoreOptions } from "../openStore.ts";
import type { Store } from "../Store.ts";
import { emptyDatabase } from "./emptyDatabase.ts";
import { findPostgres, startPostgres } from "./startPostgres.ts";

/** What a suite works with; ask for it inside tests, not while they are declared. */
export type StoreUnderTest = {
  readonly kind: Store["kind"];
  /** The store of the suite: new and empty when its first test begins. */
  readonly store: () => Store;
  /** What the store was opened with, to open it once more. */
  readonly options: () => StoreOptions;
};

const SETUP_TIMEOUT_MS = 60_000;

/** Runs the same tests on the embedded database and on a PostgreSQL server. */
export function describeEachStore(title: string, suite: (underTest: StoreUnderTest) => void): void {
  describe(`${title}, embedded`, () => describeStore("embedded", suite));
  const isMissing = !process.env.DATABASE_URL && !findPostgres();
  const note = isMissing ? " (left out: no PostgreSQL here; set DATABASE_URL)" : "";
  describe.skipIf(isMissing)(`${title}, on a PostgreSQL server${note}`, () =>
    describeStore("server", suite),
  );
}

type Place = { readonly options: StoreOptions; readonly remove: () => Promise<void> };

function describeStore(kind: Store["kind"], suite: (underTest: StoreUnderTest) => void): void {
  let place: Place | undefined;
  let store: Store | undefined;
  beforeAll(async () => {
    place = await (kind === "embedded" ? makeFolder() : makeDatabase());
    store = await openStore(place.options);
  }, SETUP_TIMEOUT_MS);
  afterAll(async () => {
    await store?.close();
    await place?.remove();
  }, SETUP_TIMEOUT_MS);
  suite({ kind, store: () => defined(store), options: () => defined(place).options });
}

async function makeFolder(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-store-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return { options: { dataDir, emptyDatabase: await emptyDatabase() }, remove };
}

async function makeDatabase(): Promise<Place> {
  const { url, stop } = await findServer();
  const name = `vitrine_test_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${name}`);
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return {
    options: { dataDir: tmpdir(), databaseUrl: databaseUrl.href },
    async remove() {
      await administer(url, `drop database ${name} with (force)`);
      await stop();
    },
  };
}

async function findServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const url = process.env.DATABASE_URL;
  const programs = findPostgres();
  if (url) return { url, stop: async () => {} };
  if (programs) return startPostgres(programs);
  throw new Error("There is no PostgreSQL server to test on: set DATABASE_URL.");
}

async function administer(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(statement);
  await sql.end();
}

function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("Ask for the store inside a test.");
  return value;
}
