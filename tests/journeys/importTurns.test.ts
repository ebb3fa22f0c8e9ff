import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchSite } from "../../scripts/launchSite.js";
import { inTurn } from "../../site/store/inTurn.ts";
import { openStore } from "../../site/store/openStore.ts";
import { findPostgres, startPostgres } from "../../site/store/testing/startPostgres.ts";
import { exportXml } from "../support/exports/exportXml.ts";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "vitrine-turns-"));
const file = join(folder, "site.xml");

beforeAll(() => writeFileSync(file, exportXml([{ id: "1" }])));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Begun = {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
};

/** `npm run import -- FILE`, in the middle of which something is to happen. */
function begin(path: string, env: Readonly<Record<string, string>>): Begun {
  const args = [join(root, "scripts/start.cjs"), "import", path];
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

const CALLED_OFF = "Called off. What came until then is kept";
const programs = findPostgres();

describe.skipIf(!programs)("An import on a PostgreSQL server that has to wait", () => {
  test("says what for, ends when it is called off, and else does its work after", async () => {
    const server = await startPostgres(programs ?? "");
    const env = { DATABASE_URL: server.url, DATA_DIR: join(folder, "server") };
    const store = await openStore({ dataDir: env.DATA_DIR, databaseUrl: server.url });
    let end = () => {};
    const work = () => new Promise<void>((done) => (end = done));
    const other = inTurn(store, { name: "import of other.csv" }, work);
    const words = "Waits for another command to end: import of other.csv.";
    const waiting = { timeout: 30_000 };

    const first = begin(file, env);
    await expect.poll(first.output, waiting).toContain(words);
    first.child.kill("SIGINT");
    expect(await first.ended).toBe(130);
    expect(first.output()).toContain(CALLED_OFF);
    expect(first.output()).not.toMatch(/\bat \S+:\d+:\d+/);
    const left = readdirSync(tmpdir()).filter((name) => name.includes(`-${first.child.pid}-`));
    expect(left).toEqual([]);

    const second = begin(file, env);
    await expect.poll(second.output, waiting).toContain(words);
    end();
    await other;
    expect(await second.ended).toBe(0);
    expect(second.output()).toContain("posts: 1 new");
    await store.close();
    await server.stop();
  }, 120_000);
});

test("An import of the running server that has to wait for another says so, and can be called off", async () => {
  const site = await launchSite();
  const long = join(folder, "long.xml");
  writeFileSync(long, exportXml(Array.from({ length: 30_000 }, (_, n) => ({ id: `${n + 10}` }))));
  const importing = begin(long, { DATA_DIR: site.dataDir });
  await expect.poll(importing.output, { timeout: 30_000 }).toContain("pages and posts");
  const waiting = begin(file, { DATA_DIR: site.dataDir });
  const words = "Waits for another command to end: import of long.xml.";
  await expect.poll(waiting.output, { timeout: 30_000 }).toContain(words);
  for (const { child, ended, output } of [waiting, importing]) {
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(output()).toContain(CALLED_OFF);
  }
  await site.stop();
}, 120_000);
