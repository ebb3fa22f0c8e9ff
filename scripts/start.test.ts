import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EXIT as SERVER_EXIT } from "../site/server/StartError.ts";
import EXIT from "./start/exitCodes.cjs";
import { createFakeCheckout, type FakeCheckout } from "./start/fakeCheckout.ts";

// Each test starts processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 30_000 });

let checkout: FakeCheckout;

beforeEach(() => {
  checkout = createFakeCheckout();
});

afterEach(() => checkout.remove());

async function startOnce(args: string[] = [], env: Record<string, string> = {}) {
  return await checkout.start(args, env).ended;
}

describe("a first start", () => {
  test("installs, builds and runs, and names each step with its time", async () => {
    const { code, printed, errors } = await startOnce();
    expect(errors).toBe("");
    expect(code).toBe(0);
    const steps = printed.split("\n").filter((line) => line.startsWith("✓"));
    expect(steps.map((line) => line.replace(/\d+\.\d\d s$/, "TIME"))).toEqual([
      `✓ Node ${process.versions.node}  TIME`,
      "✓ packages  TIME",
      "✓ build  TIME",
      "✓ server code  TIME",
      "✓ open store  TIME",
    ]);
    expect(checkout.calls()).toEqual([
      `npm ci --include=dev --no-audit --no-fund cache=${join(checkout.root, "cache")}`,
      "build NODE_ENV=production",
    ]);
  });

  test("keeps the tools' own output to itself", async () => {
    const { printed } = await startOnce();
    expect(printed).not.toContain("speaks");
  });

  test("hands the server its command in the same process, in production", async () => {
    const running = checkout.start(["import", "old site.xml"], { NODE_ENV: "development" });
    const { printed } = await running.ended;
    expect(JSON.parse(printed.split("\n").find((line) => line.startsWith("{")) ?? "")).toEqual({
      command: "import",
      args: ["old site.xml"],
      root: checkout.root,
      mode: "production",
      pid: running.child.pid,
    });
  });

  test("asks for the development packages where NODE_ENV is production", async () => {
    const { code } = await startOnce([], { NODE_ENV: "production" });
    expect(code).toBe(0);
    expect(checkout.calls()[0]).toContain("ci --include=dev");
  });

  test("gives npm a cache of its own where its cache cannot be written, and removes it", async () => {
    checkout.write("file", "");
    await startOnce([], { npm_config_cache: join(checkout.root, "file", "cache") });
    const cache = /cache=(.*)/.exec(checkout.calls()[0] ?? "")?.[1] ?? "";
    expect(cache).toMatch(/vitrine-npm-/);
    expect(existsSync(cache)).toBe(false);
  });
});

describe("a later start", () => {
  beforeEach(async () => {
    await startOnce();
    rmSync(join(checkout.root, "calls.log"));
  });

  test("neither installs nor builds where nothing changed", async () => {
    const { code } = await startOnce();
    expect(code).toBe(0);
    expect(checkout.calls()).toEqual([]);
  });

  test("installs where the lock file names another version", async () => {
    const lock = readFileSync(join(checkout.root, "package-lock.json"), "utf8");
    checkout.write("package-lock.json", lock.replace("1.0.0", "1.0.1"));
    await startOnce();
    expect(checkout.calls()[0]).toMatch(/^npm ci/);
  });

  test("does not install where the lock file is only newer", async () => {
    utimesSync(join(checkout.root, "package-lock.json"), new Date(), new Date());
    await startOnce();
    expect(checkout.calls().filter((call) => call.startsWith("npm"))).toEqual([]);
  });

  test.each([
    ["an installation was cut short", "node_modules/.package-lock.json"],
    ["a package is gone", "node_modules/tool"],
    ["node_modules is missing", "node_modules"],
  ])("installs where %s", async (_case, place) => {
    rmSync(join(checkout.root, place), { recursive: true });
    await startOnce();
    expect(checkout.calls()[0]).toMatch(/^npm ci/);
  });

  test("installs where only the packages for production are there", async () => {
    checkout.write("node_modules/.package-lock.json", JSON.stringify({ packages: {} }));
    await startOnce();
    expect(checkout.calls()[0]).toMatch(/^npm ci/);
  });

  test.each([
    ["was saved", () => checkout.write("library/src/toast.ts", "two")],
    ["was added", () => checkout.write("site/blocks/new.tsx", "")],
    ["was removed", () => rmSync(join(checkout.root, "site/page.ts"))],
    ["belongs to the build itself", () => checkout.write("scripts/build/pages.js", "")],
    ["is the build", () => rmSync(join(checkout.root, "site/dist"), { recursive: true })],
  ])("builds where a file %s", async (_case, change) => {
    change();
    await startOnce();
    expect(checkout.calls()).toEqual(["build NODE_ENV=production"]);
  });

  test("does not build for a changed test", async () => {
    checkout.write("library/src/toast.test.ts", "two");
    await startOnce();
    expect(checkout.calls()).toEqual([]);
  });

  test("builds again after a failed build, though its sources are those of the build before", async () => {
    const setTime = (seconds: number) =>
      utimesSync(join(checkout.root, "site/page.ts"), 0, seconds);
    setTime(1_700_000_000);
    expect((await startOnce()).code).toBe(0);
    setTime(1_800_000_000);
    expect((await startOnce([], { BUILD_CODE: "1" })).code).toBe(EXIT.buildFailed);
    setTime(1_700_000_000);
    expect((await startOnce()).code).toBe(0);
    expect(checkout.calls()).toHaveLength(3);
  });
});

describe("a start that fails", () => {
  test("says that Node is too old before anything else", async () => {
    checkout.write("old.cjs", 'Object.defineProperty(process, "version", { value: "v18.19.1" });');
    const { code, errors, printed } = await startOnce([], {
      NODE_OPTIONS: `--require ${join(checkout.root, "old.cjs")}`,
    });
    expect(code).toBe(EXIT.nodeTooOld);
    expect(printed).toBe("");
    expect(errors).toBe(
      "Node 18.19.1 is too old: this site needs Node 20.19 or newer to run. " +
        "Install a current one from https://nodejs.org, then start again.\n",
    );
  });

  test.each(["v20.18.3", "v0.10.48", "v4.9.1"])("finds Node %s too old", async (version) => {
    checkout.write(
      "old.cjs",
      `Object.defineProperty(process, "version", { value: "${version}" });`,
    );
    const env = { NODE_OPTIONS: `--require ${join(checkout.root, "old.cjs")}` };
    expect((await startOnce([], env)).code).toBe(EXIT.nodeTooOld);
  });

  test.each(["v20.19.0", "v22.0.0", "v100.1.0"])("takes Node %s", async (version) => {
    checkout.write(
      "new.cjs",
      `Object.defineProperty(process, "version", { value: "${version}" });`,
    );
    const env = { NODE_OPTIONS: `--require ${join(checkout.root, "new.cjs")}` };
    expect((await startOnce([], env)).code).toBe(0);
  });

  test("shows npm's output and one sentence where the installation fails", async () => {
    const { code, printed, errors } = await startOnce([], { NPM_CODE: "7" });
    expect(code).toBe(EXIT.installFailed);
    expect(printed).toMatch(/✗ packages {2}\d+\.\d\d s\n$/);
    expect(errors).toMatch(/^npm speaks\n\nThe packages .* \(npm ci ended with code 7\).*\n$/);
    expect(checkout.calls()).toHaveLength(1);
  });

  test("says so where there is no npm", async () => {
    rmSync(join(checkout.root, "bin/npm"));
    const { code, errors } = await startOnce([], { PATH: join(checkout.root, "bin") });
    expect(code).toBe(EXIT.installFailed);
    expect(errors).toMatch(/npm ci could not be run: spawn npm ENOENT/);
  });

  test("shows the build's output and one sentence where the build fails", async () => {
    const { code, errors } = await startOnce([], { BUILD_CODE: "3" });
    expect(code).toBe(EXIT.buildFailed);
    expect(errors).toMatch(
      /^build speaks\n\nThe site could not be built \(the build ended with code 3\).*\n$/,
    );
  });

  test("does not trust a build that made no server", async () => {
    checkout.write("scripts/build.js", "");
    const { code, errors } = await startOnce();
    expect(code).toBe(EXIT.buildFailed);
    expect(errors).toContain("made no server");
  });

  const portTaken = 'throw Object.assign(new Error("Port 3000 is taken."), { exitCode: 30 })';

  test("prints what the server says as one sentence, without a stack", async () => {
    const { code, errors } = await startOnce([], { SERVER: portTaken });
    expect(code).toBe(EXIT.portTaken);
    expect(errors).toBe("Port 3000 is taken.\n");
  });

  test("prints the stack with VITRINE_DEBUG=1", async () => {
    const { code, errors } = await startOnce([], { SERVER: portTaken, VITRINE_DEBUG: "1" });
    expect(code).toBe(EXIT.portTaken);
    expect(errors).toMatch(/Error: Port 3000 is taken\.\n {4}at /);
  });

  test("ends with 1 and a sentence for an error it does not know", async () => {
    const { code, errors } = await startOnce([], { SERVER: 'throw new Error("odd")' });
    expect(code).toBe(EXIT.other);
    expect(errors).toMatch(/^The start failed for a reason it does not know \(odd\).*\n$/);
  });

  test("ends although the server left a timer behind", async () => {
    const { code } = await startOnce([], { SERVER: `setInterval(() => {}, 1000); ${portTaken}` });
    expect(code).toBe(EXIT.portTaken);
  });
});

describe("signals", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("%s reaches the server itself", async (signal) => {
    const SERVER = `
      const alive = setInterval(() => {}, 1000);
      process.once("${signal}", () => { clearInterval(alive); console.log("stopped cleanly"); });
      console.log("listening");`;
    const running = checkout.start([], { SERVER });
    await vi.waitFor(() => expect(running.printed()).toContain("listening"), 10_000);
    running.child.kill(signal);
    const { code, printed } = await running.ended;
    expect(code).toBe(0);
    expect(printed).toContain("stopped cleanly");
  });

  test.each([
    ["SIGTERM", 143],
    ["SIGINT", 130],
  ] as const)(
    "%s during the installation ends npm and leaves no lock",
    async (signal, exitCode) => {
      const running = checkout.start([], { NPM_SECONDS: "60" });
      await vi.waitFor(() => expect(checkout.calls()).toHaveLength(1), 10_000);
      running.child.kill(signal);
      const { code } = await running.ended;
      expect(code).toBe(exitCode);
      expect(readdirSync(checkout.root)).not.toContain(".start.lock");
    },
  );
});

describe("two starts at once", () => {
  test("install and build once, and the second says that it waits", async () => {
    const first = checkout.start();
    const second = checkout.start();
    const [one, two] = await Promise.all([first.ended, second.ended]);
    expect([one.code, two.code]).toEqual([0, 0]);
    expect(checkout.calls()).toHaveLength(2);
  });

  test("the second waits for the first to be done, telling whom it waits for", async () => {
    const first = checkout.start([], { NPM_SECONDS: "60" });
    await vi.waitFor(() => expect(checkout.calls()).toHaveLength(1), 10_000);
    const second = checkout.start();
    const told = `another start (process ${first.child.pid}) is at work in this folder; waiting for it`;
    await vi.waitFor(() => expect(second.printed()).toContain(told), 10_000);
    first.child.kill("SIGTERM");
    expect((await second.ended).code).toBe(0);
    expect(checkout.calls()).toHaveLength(3);
  });

  test("a start that was killed does not hold up the next", async () => {
    const first = checkout.start([], { NPM_SECONDS: "1" });
    await vi.waitFor(() => expect(checkout.calls()).toHaveLength(1), 10_000);
    first.child.kill("SIGKILL");
    await first.ended;
    expect(readdirSync(checkout.root)).toContain(".start.lock");
    expect((await startOnce()).code).toBe(0);
  });
});

test("exit codes are those that the documentation and the server give", () => {
  expect(EXIT).toEqual({
    other: 1,
    usage: 2,
    nodeTooOld: 10,
    installFailed: 11,
    buildFailed: 12,
    notWritable: 20,
    storeInUse: 21,
    databaseUnreachable: 22,
    migrationFailed: 23,
    storeNewer: 24,
    portTaken: 30,
    calledOff: 130,
  });
  for (const code of Object.values(SERVER_EXIT)) expect(Object.values(EXIT)).toContain(code);
});
