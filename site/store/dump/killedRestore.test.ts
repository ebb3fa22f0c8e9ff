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
  test("during a restore is told in a sentence, and ends nothing else", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-gone-"));
    const server = await startPostgres(programs ?? "");
    const store = await openStore({ dataDir: folder, databaseUrl: server.url });
    await fillStore(store.db);
    const file = join(folder, "dump.tar.gz");
    await writeDump(store, { file });
    await store.close();
    // A process of its own, as a command is: nothing beside the sentence may end it.
    const args = [JSON.stringify({ dataDir: folder, databaseUrl: server.url }), file];
    const program = await buildForNode("dumpRestorer");
    const child = spawn(process.execPath, [program, ...args, join(folder, "uploads")]);
    const closed = once(child, "close");
    let [output, faults] = ["", ""];
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      faults += chunk;
    });
    await once(child.stdout, "data");
    await pause(Math.random() * ONE_RESTORE_MS);
    await server.stop();
    const [code] = await closed;
    expect(output).toMatch(
      /DumpError: The database went away in the middle: .*\. Nothing of this was kept/,
    );
    expect({ code, faults }).toEqual({ code: 0, faults: "" });
    await rm(folder, { recursive: true, force: true });
  });
});
