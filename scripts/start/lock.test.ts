import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import EXIT from "./exitCodes.cjs";
import { takeAway, withLock } from "./lock.cjs";

let root: string;
const lock = () => join(root, ".start.lock");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vitrine-lock-"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test("hands on what the work returns and leaves no lock behind", async () => {
  expect(await withLock(root, refuse, () => existsSync(lock()))).toBe(true);
  expect(existsSync(lock())).toBe(false);
});

test("leaves no lock behind where the work fails", async () => {
  const work = () => Promise.reject(new Error("broken"));
  await expect(withLock(root, refuse, work)).rejects.toThrow("broken");
  expect(existsSync(lock())).toBe(false);
});

test.each([
  ["process that is gone", "4194305 1\n"],
  ["process whose number is another's now", `${process.pid} 1\n`],
])("takes over the lock of a %s", async (_case, text) => {
  writeFileSync(lock(), text);
  expect(await withLock(root, refuse, () => readFileSync(lock(), "utf8"))).not.toBe(text);
});

test("a lock that another has taken over meanwhile is not taken away", async () => {
  const left = await withLock(root, refuse, () => {
    takeAway(lock());
    return existsSync(lock());
  });
  expect(left).toBe(true);
});

test("says in a sentence that the folder cannot be written", async () => {
  const gone = join(root, "gone");
  await expect(withLock(gone, refuse, () => {})).rejects.toMatchObject({
    exitCode: EXIT.notWritable,
    message: expect.stringMatching(/^The folder .*gone cannot be written \(ENOENT\)/),
  });
});

test("only one of many processes works at a time, though they began with a dead lock", async () => {
  writeFileSync(lock(), "4194305 1\n");
  const codes = await Promise.all(Array.from({ length: 6 }, work));
  expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
  expect(readFileSync(join(root, "done"), "utf8")).toBe("x".repeat(6 * 5));
}, 60_000);

/** A process that takes the lock five times and fails where it is not alone behind it. */
function work(): Promise<number | null> {
  const script = `
    const fs = require("node:fs");
    const { withLock } = require(${JSON.stringify(join(import.meta.dirname, "lock.cjs"))});
    const root = ${JSON.stringify(root)};
    (async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        await withLock(root, () => {}, async () => {
          fs.mkdirSync(root + "/inside");
          await new Promise((resolve) => setTimeout(resolve, 3));
          fs.rmdirSync(root + "/inside");
          fs.appendFileSync(root + "/done", "x");
        });
      }
    })();`;
  return new Promise((resolve) => {
    spawn(process.execPath, ["-e", script], { stdio: "inherit" }).once("close", resolve);
  });
}

function refuse(text: string): void {
  throw new Error(`nobody was to be waited for, but: ${text}`);
}
