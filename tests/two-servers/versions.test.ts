import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate, OWN_MIGRATIONS } from "../../site/store/migrate.ts";
import { openStore } from "../../site/store/openStore.ts";
import { openSql } from "../../site/store/testing/openSql.ts";
import { exportXml } from "../support/exports/exportXml.ts";
import { withFile } from "../support/exports/withFile.ts";
import { launchPair, type Pair } from "../support/pair/launchPair.ts";
import { runStart } from "../support/runStart.ts";

/** What a later version adds, as docs/running.md promises that it only does: beside what is there. */
const LATER = {
  "9001_later": `
    alter table documents add column later text not null default 'later';
    alter table comments add column later integer;
    create table later (id bigserial primary key, document_id uuid references documents (id) on delete cascade);
    create index documents_later_index on documents (later);`,
};
const PAGE = "/journal/moire";

let pair: Pair;
let sql: ReturnType<typeof openSql>;
let before: string;
const folder = mkdtempSync(join(tmpdir(), "vitrine-versions-"));
const dump = join(folder, "before.tar.gz");

beforeAll(async () => {
  pair = await launchPair();
  sql = openSql(pair.postgres.url);
});
afterAll(async () => {
  await sql.end();
  await pair.stop();
  rmSync(folder, { recursive: true });
});

const textAt = async (server: string, path: string) => (await fetch(server + path)).text();

async function comment(server: string, text: string): Promise<number> {
  const body = new URLSearchParams({
    ...{ path: PAGE, author: "Kim", email: "kim@example.org", comment: text },
  });
  const headers = { "sec-fetch-site": "same-origin" };
  const url = `${server}/comments`;
  return (await fetch(url, { method: "POST", body, headers, redirect: "manual" })).status;
}

describe("Servers of this version, once a later one has brought the tables up to date", () => {
  beforeAll(async () => {
    // They have asked for pages before, so that their statements are prepared for the tables as they were.
    for (const { address } of pair.servers) {
      for (const path of ["/", "/shop", PAGE, "/search?q=ink"]) await textAt(address, path);
    }
    const [row] = await sql`select title from documents where path = ${PAGE}`;
    before = row?.title;
    const { code } = await runStart(["dump", dump], { ...pair.env, DATA_DIR: folder });
    expect(code).toBe(0);
    const store = await openStore({ dataDir: folder, databaseUrl: pair.postgres.url });
    await migrate(store.db, { ...OWN_MIGRATIONS, ...LATER });
    await store.close();
  });

  test("go on showing pages, new and changed ones", async () => {
    await sql`update documents set title = 'After the upgrade' where path = ${PAGE}`;
    for (const { address } of pair.servers) {
      await expect.poll(() => textAt(address, PAGE)).toContain("After the upgrade");
      for (const path of [
        "/",
        "/shop",
        "/journal",
        "/search?q=halftone",
        "/sitemap.xml",
        "/readyz",
      ]) {
        expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
      }
    }
  });

  test("go on taking what visitors send", async () => {
    for (const [place, { address }] of pair.servers.entries()) {
      expect(await comment(address, `During the upgrade ${place}`)).toBe(303);
    }
    const rows = await sql`select body from comments where body like 'During the upgrade%'`;
    expect(rows).toHaveLength(2);
  });

  test("are not joined by another of this version, nor by its commands, which say why", async () => {
    const started = await runStart([], { ...pair.env, DATA_DIR: folder, PORT: "0" });
    expect(started.code).not.toBe(0);
    expect(started.output).toMatch(
      /The database was written by a later version of this software: it has the migration 9001_later,/,
    );
    const count = () => sql`select count(*)::int as count from documents`;
    const documents = await count();
    const imported = await withFile(exportXml([{ id: "1" }]), (file) =>
      runStart(["import", file], { ...pair.env, DATA_DIR: folder }),
    );
    expect(imported.code).toBe(started.code);
    expect(imported.output).toContain("written by a later version");
    expect(await count()).toEqual(documents);
    const doctor = await runStart(["doctor"], { ...pair.env, DATA_DIR: folder });
    expect(doctor.output).toMatch(/wrong .*9001_later/);
  });

  test("have their site back from the dump that was taken before, in an empty database", async () => {
    const refused = await runStart(["dump", join(folder, "since.tar.gz")], {
      ...pair.env,
      DATA_DIR: folder,
    });
    expect(refused.output).toContain("written by a later version");
    await sql`create database back`;
    const url = new URL(pair.postgres.url);
    url.pathname = "/back";
    const env = { ...pair.env, DATABASE_URL: url.href, DATA_DIR: folder };
    expect((await runStart(["restore", dump], env)).code).toBe(0);
    const back = openSql(url.href);
    const rows = await back`select title from documents where path = ${PAGE}`;
    expect(rows).toEqual([{ title: before }]);
    await back.end();
  });
});
