import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobTable } from "../../store/jobs/jobTable.ts";
import type { StoreOptions } from "../../store/openStore.ts";
import { buildForNode } from "../../store/testing/buildForNode.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { emptyDatabase } from "../../store/testing/emptyDatabase.ts";

const KILLS = 20;

describeEachStore("Jobs whose server is killed with kill -9", ({ kind, store, options }) => {
  let dataDir: string;
  let program: string;
  let place: StoreOptions;
  const added: string[] = [];
  const done: string[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "vitrine-jobs-"));
    program = await buildForNode("jobProcess", fileURLToPath(new URL("testing", import.meta.url)));
    // The suite's own embedded store is locked by this process.
    place = kind === "server" ? options() : { dataDir, emptyDatabase: await emptyDatabase() };
  }, 60_000);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  function start(...args: readonly string[]) {
    const child = spawn(process.execPath, [program, JSON.stringify(place), ...args], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => {
      const [what = "", src = ""] = line.split(" ");
      (what === "added" ? added : done).push(src);
    });
    return { child, lines };
  }

  test("are all done, at twenty random moments, and hardly any of them twice", async () => {
    for (let round = 0; round < KILLS; round++) {
      const { child, lines } = start(`r${round}`);
      const before = added.length;
      // What an earlier round left may be done first.
      while (added.length === before) await once(lines, "line");
      await pause(Math.random() * 200);
      child.kill("SIGKILL");
      await once(lines, "close");
    }
    // What half a minute of silence would do: no server is left that could speak.
    if (kind === "server")
      await store()
        .db.update(jobTable)
        .set({ startedOn: new Date(0) });
    const { child, lines } = start();
    const [[code]] = await Promise.all([once(child, "exit"), once(lines, "close")]);
    expect(code).toBe(0);
    expect(added.length).toBeGreaterThan(KILLS);
    const known = new Set(done);
    expect(added.filter((src) => !known.has(src))).toEqual([]);
    // The one at work when its server was killed, and one that was done and not yet noted.
    expect(done.length - known.size).toBeLessThanOrEqual(KILLS);
    // One job a kill may have been stored before its process could say so.
    expect(known.size - added.length).toBeLessThanOrEqual(KILLS);
  }, 180_000);
});
