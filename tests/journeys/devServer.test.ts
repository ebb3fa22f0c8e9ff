import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
/** How long a start may take on a busy machine, in milliseconds. */
const START_TIMEOUT = 180_000;
const LINK = /^http\S+\/set-up\?token=\S+$/m;

const dataDir = mkdtempSync(join(tmpdir(), "vitrine-dev-"));
let output = "";
let stop: () => Promise<unknown>;

beforeAll(() => {
  const env = { ...process.env, PORT: "0", DATA_DIR: dataDir, NO_COLOR: "1" };
  const dev = spawn(process.execPath, [join(root, "scripts/dev.js")], { cwd: root, env });
  const ended = new Promise((done) => dev.once("exit", done));
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  stop = () => {
    dev.kill("SIGTERM");
    return ended;
  };
});
afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  "The site from its sources prints a link for its first owner, too, and the link holds",
  async () => {
    await expect.poll(() => output, { timeout: START_TIMEOUT }).toMatch(LINK);
    const [link = ""] = LINK.exec(output) ?? [];
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Become the owner of this site");
    expect((await fetch(`${link}x`)).status).toBe(410);
  },
  START_TIMEOUT,
);
