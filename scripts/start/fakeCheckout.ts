import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

/** How a start ended; `printed` is standard output. */
export type Ended = { code: number | null; signal: string | null; printed: string; errors: string };

/** A start at work, for tests that interrupt it. */
export type Running = { child: ChildProcess; ended: Promise<Ended>; printed(): string };

/**
 * A checkout in a temporary folder with the real start script, and a made-up npm, build and server
 * that write down what was asked of them. Environment variables steer them: NPM_CODE, NPM_SECONDS,
 * BUILD_CODE, SERVER (a statement that `run` carries out) and FINDINGS (what the doctor finds in
 * the server, as JSON).
 */
export type FakeCheckout = {
  root: string;
  start(args?: string[], env?: Record<string, string>): Running;
  /** What npm and the build were asked, oldest first, one line each. */
  calls(): string[];
  write(place: string, text: string): void;
  remove(): void;
};

const LOCK = JSON.stringify({
  packages: {
    "": {},
    "node_modules/tool": { version: "1.0.0", integrity: "sha512-a", dev: true },
    "node_modules/other-system": { version: "1.0.0", optional: true },
  },
});

const NPM = `#!/bin/sh
echo "npm $* cache=$npm_config_cache" >> calls.log
echo "npm speaks"
if [ -n "$NPM_SECONDS" ]; then exec sleep "$NPM_SECONDS"; fi
if [ -n "$NPM_CODE" ]; then exit "$NPM_CODE"; fi
mkdir -p node_modules/tool
sed 's#,"node_modules/other-system":{[^}]*}##' package-lock.json > node_modules/.package-lock.json
`;

const BUILD = `
import { takeFingerprint, writeFingerprint } from "./start/fingerprint.cjs";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
const fingerprint = takeFingerprint(process.cwd());
writeFingerprint(process.cwd(), "");
appendFileSync("calls.log", "build NODE_ENV=" + process.env.NODE_ENV + "\\n");
console.log("build speaks");
if (process.env.BUILD_CODE) process.exit(Number(process.env.BUILD_CODE));
mkdirSync("site/dist/server", { recursive: true });
writeFileSync("site/dist/server/main.js", ${JSON.stringify(`
export async function run({ command, args, step, root }) {
  await step("open store", () => {});
  console.log(JSON.stringify({ command, args, root, mode: process.env.NODE_ENV, pid: process.pid }));
  await new Function("return (async () => {" + (process.env.SERVER ?? "") + "})()")();
}
export async function examine() {
  return JSON.parse(process.env.FINDINGS ?? "[]");
}`)});
writeFingerprint(process.cwd(), fingerprint);
`;

export function createFakeCheckout(): FakeCheckout {
  const root = mkdtempSync(join(tmpdir(), "vitrine-start-"));
  const write = (place: string, text: string) => {
    mkdirSync(dirname(join(root, place)), { recursive: true });
    writeFileSync(join(root, place), text);
  };
  cpSync(join(import.meta.dirname, "..", "start.cjs"), join(root, "scripts", "start.cjs"));
  cpSync(import.meta.dirname, join(root, "scripts", "start"), { recursive: true });
  cpSync(join(import.meta.dirname, "../doctor"), join(root, "scripts/doctor"), { recursive: true });
  write(
    "package.json",
    JSON.stringify({ type: "module", engines: { node: ">=20.19", npm: ">=10" } }),
  );
  write("package-lock.json", LOCK);
  write("library/src/toast.ts", "one");
  write("site/page.ts", "one");
  write("scripts/build.js", BUILD);
  write("bin/npm", NPM);
  chmodSync(join(root, "bin/npm"), 0o755);
  return {
    root,
    start: (args = [], env = {}) => startIn(root, args, env),
    calls: () => (existsSync(join(root, "calls.log")) ? readLines(join(root, "calls.log")) : []),
    write,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function startIn(root: string, args: string[], extra: Record<string, string>): Running {
  const { npm_execpath: _, NODE_ENV: __, ...inherited } = process.env;
  const path = [join(root, "bin"), process.env.PATH].join(delimiter);
  const env = { ...inherited, npm_config_cache: join(root, "cache"), PATH: path, ...extra };
  const child = spawn(process.execPath, [join(root, "scripts", "start.cjs"), ...args], { env });
  let printed = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    printed += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    errors += text;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal, printed, errors }));
  });
  return { child, ended, printed: () => printed };
}

function readLines(file: string): string[] {
  return readFileSync(file, "utf8").trim().split("\n");
}
