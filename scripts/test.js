import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { getChromium } from "./checks/getChromium.js";
import { runSteps } from "./checks/runSteps.js";
import { selectSteps } from "./checks/steps.js";
import { drawProgress } from "./start/drawProgress.cjs";
import EXIT from "./start/exitCodes.cjs";

/*
 * `npm test`, and `npm test -- NAME …` for some of its checks alone. One line a check, the output
 * of those that fail in full, and at the end one line: `N passed, N failed`.
 */

const root = join(import.meta.dirname, "..");

try {
  await testAll(selectSteps(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = EXIT.usage;
}

/** @param {import("./checks/steps.js").Step[]} steps */
async function testAll(steps) {
  const env = childEnv();
  /** @type {Promise<string> | undefined} */
  let chromium;
  const atWork = new Set();
  const progress = process.stdout.isTTY
    ? drawProgress(process.stdout, () => [...atWork].join(", "))
    : { note: console.log, stop() {} };
  mkdirSync(join(root, "reports"), { recursive: true });
  const { passed, failed } = await runSteps(steps, {
    root,
    env,
    getChromium: () => {
      chromium ??= getChromium({ root, env });
      return chromium;
    },
    onStart: (name) => atWork.add(name),
    onResult: (result) => {
      atWork.delete(result.name);
      progress.note(describe(result));
    },
  });
  progress.stop();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** @param {import("./checks/runSteps.js").Result} result */
function describe({ name, passed, failed, skipped, seconds, output, retried, whyNot }) {
  if (whyNot) return `- ${name}  not run: ${whyNot}`;
  const counts = [`${passed} passed`];
  if (failed) counts.push(`${failed} failed`);
  if (skipped) counts.push(`${skipped} skipped`);
  const line = `${failed ? "✗" : "✓"} ${name}  ${counts.join(", ")}  ${seconds.toFixed(1)} s`;
  const lines = [line, ...retried.map((test) => `  only at the second try: ${test}`)];
  if (failed) lines.push(output.trimEnd());
  return lines.join("\n");
}

/** The environment of the checks: whoever tests in production's mode would test another React. */
function childEnv() {
  const { NODE_ENV: _, ...env } = process.env;
  return process.stdout.isTTY ? { FORCE_COLOR: "1", ...env } : env;
}
