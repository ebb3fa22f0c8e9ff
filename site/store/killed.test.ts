import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_FOLDER } from "./openEmbeddedStore.ts";
import { openStore } from "./openStore.ts";
import { documents, revisions } from "./schema.ts";
import { buildForNode } from "./testing/buildForNode.ts";
import { emptyDatabase } from "./testing/emptyDatabase.ts";

const KILLS = 20;

describe("An embedded store whose process is killed with kill -9", () => {
  let dataDir: string;
  let program: string;
  let dump: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "vitrine-killed-"));
    program = await buildForNode("storeWriter");
    dump = await emptyDatabase();
  }, 60_000);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test("loses nothing it had acknowledged, at twenty random moments, and opens again each time", async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < KILLS; round++) {
      for (const path of await writeUntilKilled(`r${round}`)) acknowledged.add(path);
    }
    const { db, close } = await openStore({ dataDir });
    const rows = await db.select().from(documents);
    const paths = new Set(rows.map(({ path }) => path));
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    expect([...acknowledged].filter((path) => !paths.has(path))).toEqual([]);
    // Document and revision are one transaction: never one without the other.
    expect(await db.$count(revisions)).toBe(rows.length);
    expect(rows.every(({ path, title, body }) => title === path && body.blocks.length === 1)).toBe(
      true,
    );
    // One write a kill may have been committed before its process could say so.
    expect(paths.size - acknowledged.size).toBeLessThanOrEqual(KILLS);
    await close();
  }, 120_000);

  test("opens again when it was killed while the database was being made", async () => {
    for (const milliseconds of [200, 350, 500]) {
      const fresh = await mkdtemp(join(dataDir, "fresh-"));
      const child = spawn(process.execPath, [program, fresh, dump, "x"], { stdio: "ignore" });
      await pause(milliseconds);
      child.kill("SIGKILL");
      await once(child, "exit");
      const store = await openStore({ dataDir: fresh, emptyDatabase: dump });
      expect(await store.db.select().from(documents)).toBeInstanceOf(Array);
      await store.close();
      // Killed while it took the lock, it leaves a socket that is swept once it is a minute old.
      const left = (await readdir(fresh)).filter((name) => !/^lock-\d+-\w+\.sock$/.test(name));
      expect(left).toEqual([DATABASE_FOLDER]);
    }
  }, 60_000);

  async function writeUntilKilled(prefix: string): Promise<readonly string[]> {
    const child = spawn(process.execPath, [program, dataDir, dump, prefix], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const paths: string[] = [];
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => paths.push(line));
    await once(lines, "line");
    await pause(Math.random() * 150);
    child.kill("SIGKILL");
    await once(lines, "close");
    return paths;
  }
});
