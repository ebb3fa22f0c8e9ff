import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCluster } from "../embedded/createCluster.ts";
import { EmbeddedClient } from "../embedded/EmbeddedClient.ts";
import { findMediaByOrigins } from "../media.ts";
import { migrate, OWN_MIGRATIONS } from "../migrate.ts";
import { embeddedDatabase, snapshotOf } from "../openEmbeddedStore.ts";
import { describeEachStore } from "../testing/describeEachStore.ts";
import { restoreDump } from "./restoreDump.ts";
import { writeDump } from "./writeDump.ts";

/** Those before files had origins of their own. */
const OF_THEN = Object.fromEntries(
  Object.entries(OWN_MIGRATIONS).filter(([name]) => name < "0010"),
);

describeEachStore("A store, and its dump, from when a file had one origin", ({ store }) => {
  let folder: string;
  let file: string;
  const origin = { source: "wxr:https://old.example", sourceId: "7" };
  const path = `2026/${"a".repeat(32)}.png`;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-older-origins-"));
    file = join(folder, "older.tar.gz");
    await createCluster(join(folder, "database"), undefined);
    const client = await EmbeddedClient.open({
      folder: join(folder, "database"),
      onFatal: () => {},
    });
    const db = embeddedDatabase(client);
    await migrate(db, OF_THEN);
    await db.execute(sql`insert into media (hash, path, kind, type, size, name, source, source_id)
      values (${"0".repeat(64)}, ${path}, 'sound', 'audio/mpeg', 1, 'a', ${origin.source}, ${origin.sourceId})`);
    await writeDump({ snapshot: snapshotOf(client) }, { file });
    await client.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("knows it by that", async () => {
    await restoreDump(store(), { file, uploads: join(folder, "uploads"), force: true });
    expect((await findMediaByOrigins(store().db, [origin])).get("7")).toMatchObject({ path });
  });
});
