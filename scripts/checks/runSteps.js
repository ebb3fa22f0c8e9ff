import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { countTests } from "./countTests.js";
import { listRetried } from "./listRetried.js";
import { runCommand } from "./runCommand.js";

/** How many checks run beside one another: small machines have two cores. */
const TOGETHER = 2;

/**
 * @typedef {import("./steps.js").Step} Step
 * @typedef {import("./countTests.js").Counts} Counts
 * @typedef {Counts & Outcome} Result
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} seconds
 * @property {string} output
 * @property {string[]} retried the tests that passed only at the second try, and why
 * @property {string} whyNot
 * @typedef {object} Options
 * @property {string} root
 * @property {NodeJS.ProcessEnv} env
 * @property {() => Promise<string>} getChromium finds or installs it; asked before the first step
 *   that needs it
 * @property {(name: string) => void} onStart
 * @property {(result: Result) => void} onResult told in the order of the steps
 */

/**
 * Runs every step to its end, whatever fails: first those that may run together, then the rest
 * one by one.
 * @param {readonly Step[]} steps
 * @param {Options} options
 * @returns {Promise<Counts>} the sum over all steps
 */
export async function runSteps(steps, options) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const take = (/** @type {Result} */ result) => {
    options.onResult(result);
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
  };
  const start = limit(TOGETHER);
  const together = steps.filter((step) => step.together);
  const running = together.map((step) => start(() => runStep(step, options)));
  for (const result of running) take(await result);
  for (const step of steps) if (!step.together) take(await runStep(step, options));
  return total;
}

/**
 * @param {Step} step
 * @param {Options} options
 * @returns {Promise<Result>}
 */
async function runStep(step, options) {
  const { root } = options;
  const nothing = {
    name: step.name,
    passed: 0,
    failed: 0,
    skipped: 0,
    seconds: 0,
    output: "",
    retried: [],
    whyNot: "",
  };
  const whyNot = step.whyNot?.(root);
  if (whyNot) return { ...nothing, whyNot };
  options.onStart(step.name);
  const started = performance.now();
  const { code, output } = await runCommands(step, options);
  const seconds = (performance.now() - started) / 1000;
  const ran = { ...nothing, seconds, output };
  if (!step.report) return { ...ran, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const report = readReport(join(root, step.report));
  return { ...ran, ...countTests(report, code), retried: listRetried(report) };
}

/**
 * @param {Step} step
 * @param {Options} options
 */
async function runCommands(step, { root, env, getChromium }) {
  // A report of an earlier run must not speak for this one.
  if (step.report) rmSync(join(root, step.report), { force: true });
  const total = { code: 0, output: "" };
  try {
    const full = step.needsChromium ? { ...env, CHROMIUM_PATH: await getChromium() } : env;
    for (const command of step.commands) {
      const { code, output } = await runCommand(command, {
        cwd: root,
        env: full,
        ...(step.limitMs && { limitMs: step.limitMs }),
      });
      total.code ||= code;
      total.output += output;
    }
  } catch (error) {
    total.code = 1;
    total.output += `${error instanceof Error ? error.message : error}\n`;
  }
  return total;
}

/**
 * @param {string} file
 * @returns {import("./countTests.js").Report | undefined}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Lets so many works run at a time; the others wait for their turn, first come first served.
 * @param {number} most
 */
function limit(most) {
  let free = most;
  /** @type {(() => void)[]} */
  const queue = [];
  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  return async function start(work) {
    if (free === 0) await new Promise((resolve) => queue.push(() => resolve(undefined)));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
