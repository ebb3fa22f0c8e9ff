import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "../openStore.ts";
import { buildForNode } from "../testing/buildForNode.ts";
import { pageContent } from "../testing/content.ts";
import { describeEachStore } from "../testing/describeEachStore.ts";
import { findPostgres, startPostgres } from "../testing/startPostgres.ts";
import { writeDocument } from "../writeDocument.ts";
import { restoreDump } from "./restoreDump.ts";
import { allRows, fillStore } from "./testing/fillStore.ts";
import { writeDump } from "./writeDump.ts";

const KILLS = 8;
/** About as long as one restore takes, in milliseconds. */
const ONE_RESTORE_MS = 700;

describeEachStore("A restore whose process is killed with kill -9", ({ store, options }) => {
  let folder: string;
  let program: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-killed-restore-"));
    program = await buildForNode("dumpRestorer");
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("leaves either all that was there or all that was in the dump, at eight random moments", async () => {
    const file = join(folder, "dump.tar.gz");
    await fillStore(store().db);
    await writeDump(store(), { file });
    const dumped = await allRows(store().db);
    await writeDocument(store().db, { content: pageContent({ path: "/since" }) });
    const since = await allRows(store().db);
    // The embedded database is one process's at a time.
    await store().close();
    const found: unknown[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      await restoreUntilKilled(file);
      const again = await openStore(options());
      found.push(await allRows(again.db));
      await again.close();
    }
    for (const rows of found) {
      expect([JSON.stringify(dumped), JSON.stringify(since)]).toContain(JSON.stringify(rows));
    }
  }, 120_000);

  async function restoreUntilKilled(file: string): Promise<void> {
    const args = [program, JSON.stringify(options()), file, join(folder, "uploads")];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    await once(createInterface({ input: child.stdout }), "line");
    await pause(Math.random() * ONE_RESTORE_MS);
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});

const programs = findPostgres();

describe.skipIf(programs === undefined)("A PostgreSQL server that goes away", () => {
  test("during a dump and during a restore is told in a sentence, and nothing half is left", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-gone-"));
    const server = await startPostgres(programs ?? "");
    const store = await openStore({ dataDir: folder, databaseUrl: server.url });
    await fillStore(store.db);
    const file = join(folder, "dump.tar.gz");
    await writeDump(store, { file });
    let stopping: Promise<void> | undefined;
    const stop = () => {
      stopping ??= server.stop();
    };
    const restoring = restoreDump(store, {
      ...{ file, uploads: join(folder, "uploads"), force: true },
      tell: ({ step }) => step === "store" && stop(),
    });
    await expect(restoring).rejects.toMatchObject({
      name: "DumpError",
      message: expect.stringMatching(
        /^The database went away in the middle: .*\. Nothing of this was kept/,
      ),
    });
    await stopping;
    const dumping = writeDump(store, { file: join(folder, "second.tar.gz") });
    await expect(dumping).rejects.toThrow(/The database went away in the middle/);
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
});
