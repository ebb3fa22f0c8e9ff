import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCluster } from "../embedded/createCluster.ts";
import { EmbeddedClient } from "../embedded/EmbeddedClient.ts";
import { migrate, OWN_MIGRATIONS } from "../migrate.ts";
import { embeddedDatabase, snapshotOf } from "../openEmbeddedStore.ts";
import { migrations, products, users } from "../schema.ts";
import { pageContent, productWrite } from "../testing/content.ts";
import { describeEachStore } from "../testing/describeEachStore.ts";
import { writeDocument } from "../writeDocument.ts";
import { writeProduct } from "../writeProduct.ts";
import { restoreDump } from "./restoreDump.ts";
import { OF_JOBS } from "./stagingArea.ts";
import { writeDump } from "./writeDump.ts";

/** The first three migrations: no media, no roles. */
const OF_THEN = Object.fromEntries(
  Object.entries(OWN_MIGRATIONS).filter(([name]) => name < "0004"),
);

test("Migrations of jobs, which a restore leaves out, make nothing but jobs", () => {
  const ofJobs = Object.values(OWN_MIGRATIONS).filter((text) => OF_JOBS.test(text));
  const made = ofJobs.flatMap((text) => [
    ...text.matchAll(/^(?:create|alter) (?:table|function|type) (?:if not exists )?(\S+)/gim),
  ]);
  expect(made.length).toBeGreaterThan(5);
  expect(made.map(([, name]) => name).filter((name) => !OF_JOBS.test(name ?? ""))).toEqual([]);
});

describeEachStore("A dump of an older version", ({ store }) => {
  let folder: string;
  let file: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-older-dump-"));
    file = join(folder, "older.tar.gz");
    await createCluster(join(folder, "database"), undefined);
    const client = await EmbeddedClient.open({
      folder: join(folder, "database"),
      onFatal: () => {},
    });
    const db = embeddedDatabase(client);
    await migrate(db, OF_THEN);
    await db.execute(sql`
      insert into users (id, name, email) values ('u1', 'Ada', 'ada@example.com');
      insert into documents (kind, path, title, body, status, published_at)
        values ('product', '/shop/lamp', 'A lamp', '{"version": 1, "blocks": []}', 'published', now());
      insert into products (document_id, price_from, price_to) select id, 100, 100 from documents;
      insert into variants (product_id, position, choice, price, regular_price)
        select id, n, '{}', 100, 150 from documents, generate_series(0, 1) n;
    `);
    await writeDump({ snapshot: snapshotOf(client) }, { file });
    await client.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("is restored as it was, and brought up to date", async () => {
    const { db } = store();
    await writeDocument(db, { content: pageContent({ path: "/newer" }) });
    await restoreDump(store(), { file, uploads: join(folder, "uploads"), force: true });
    expect(await db.select().from(users)).toMatchObject([{ name: "Ada", role: "visitor" }]);
    expect(await db.select().from(products)).toMatchObject([
      { priceFrom: 100, regularPrice: 150, isListed: true },
    ]);
    const applied = await db.select({ name: migrations.name }).from(migrations);
    expect(applied.map(({ name }) => name).sort()).toEqual(Object.keys(OWN_MIGRATIONS).sort());
    await migrate(db);
  });

  test("leaves a store that takes new content", async () => {
    await writeProduct(store().db, productWrite("/shop/chair"));
    expect(await store().db.$count(products)).toBe(2);
  });
});
