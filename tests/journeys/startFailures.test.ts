import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { launchSite } from "../../scripts/launchSite.js";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "vitrine-start-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { readonly code: number; readonly output: string };

/** Runs `npm start` until it ends by itself. */
function start(env: Record<string, string>, ...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(root, "scripts/start.cjs"), ...args],
      {
        cwd: root,
        timeout: 60_000,
        env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), ...env },
      },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/** One sentence or two for the owner: no stack, no second step to run by hand before this one works. */
function expectSentence({ output }: Ended, pattern: RegExp): void {
  expect(output).toMatch(pattern);
  expect(output).not.toMatch(/^\s+at .+:\d+/m);
}

describe("a start that cannot go on says why and ends with a code of its own", () => {
  test("the port is taken: 30", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((done) => taken.once("listening", done));
    const { port } = taken.address() as { port: number };
    const ended = await start({ PORT: String(port) });
    taken.close();
    expect(ended.code).toBe(30);
    expectSentence(ended, new RegExp(`Port ${port} is taken by another program`));
  });

  test("the data folder cannot be made: 20", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const ended = await start({ DATA_DIR: join(file, "data") });
    expect(ended.code).toBe(20);
    expectSentence(ended, /cannot be written .*Make it writable/s);
  });

  test.skipIf(process.getuid?.() === 0)("the data folder belongs to someone else: 20", async () => {
    const locked = mkdtempSync(join(folder, "locked-"));
    chmodSync(locked, 0o500);
    const ended = await start({ DATA_DIR: locked });
    expect(ended.code).toBe(20);
    expectSentence(ended, /cannot be written/);
  });

  test("another process holds the embedded database: 21, and that one goes on", async () => {
    const site = await launchSite();
    const ended = await start({ DATA_DIR: site.dataDir });
    expect(ended.code).toBe(21);
    expectSentence(ended, new RegExp(String(site.process.pid)));
    expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });

  test("the database server cannot be reached: 22, and no password is shown", async () => {
    const ended = await start({ DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/none" });
    expect(ended.code).toBe(22);
    expectSentence(ended, /127\.0\.0\.1/);
    expect(ended.output).not.toContain("hunter2");
  });

  test("a setting cannot be used: 2, naming it", async () => {
    const ended = await start({ ORIGIN: "not an address" });
    expect(ended.code).toBe(2);
    expectSentence(ended, /ORIGIN must be an address/);
  });

  test("an unknown command: 2, naming those there are", async () => {
    const ended = await start({}, "fly");
    expect(ended.code).toBe(2);
    expectSentence(ended, /There is no command "fly"/);
  });
});

describe("a start that goes well", () => {
  test("names its steps with their times, prints the address, and asks for nothing more", async () => {
    const site = await launchSite();
    expect(site.output()).toMatch(/✓ database +\d+\.\d\d s/);
    expect(site.output()).toMatch(/The site is at http:\/\/localhost:\d+/);
    expect(site.output()).not.toMatch(/npm run|then run|next step/i);
    expect(await site.stop()).toBe(0);
  });
});
