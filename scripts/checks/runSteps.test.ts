import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runCommand } from "./runCommand.js";
import { runSteps } from "./runSteps.js";
import { STEPS, selectSteps } from "./steps.js";

type Step = Parameters<typeof runSteps>[0][number];
type Result = Parameters<Parameters<typeof runSteps>[1]["onResult"]>[0];

// Each test starts processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 30_000 });

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vitrine-steps-"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function node(script: string): string[] {
  return [process.execPath, "-e", script];
}

function passed(fullName = "", failureMessages: readonly string[] = []) {
  return { status: "passed", fullName, failureMessages };
}

function report(...assertionResults: readonly unknown[]): string {
  return JSON.stringify({ testResults: [{ status: "passed", assertionResults }] });
}

async function run(steps: Step[], getChromium = () => Promise.resolve("/made-up/chromium")) {
  const started: string[] = [];
  const results: Result[] = [];
  const total = await runSteps(steps, {
    root,
    env: process.env,
    getChromium,
    onStart: (name) => started.push(name),
    onResult: (result) => results.push(result),
  });
  return { total, started, results };
}

describe("steps", () => {
  test("all run to the end, whatever fails, and are told in order", async () => {
    const { total, results } = await run([
      { name: "slow", commands: [node("setTimeout(() => {}, 150)")], together: true },
      {
        name: "bad",
        commands: [node("console.log('out'); console.error('err'); process.exit(3)")],
        together: true,
      },
      { name: "good", commands: [node("")] },
    ]);
    expect(total).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(results.map(({ name, failed }) => [name, failed])).toEqual([
      ["slow", 0],
      ["bad", 1],
      ["good", 0],
    ]);
    expect(results[1]?.output).toContain("out\n");
    expect(results[1]?.output).toContain("err\n");
  });

  test("two run at a time where they may run together, and the rest alone", async () => {
    // Each says how many are at work in the folder while it is.
    const counting = node(`
      const fs = require("node:fs");
      const own = "work-" + process.pid;
      fs.writeFileSync(own, "");
      setTimeout(() => {
        console.log(fs.readdirSync(".").filter((name) => name.startsWith("work-")).length);
        setTimeout(() => fs.rmSync(own), 100);
      }, 300);`);
    const together = ["a", "b", "c", "d"].map((name) => ({
      name,
      commands: [counting],
      together: true,
    }));
    const { results } = await run([...together, { name: "alone", commands: [counting] }]);
    const seen = results.map((result) => Number(result.output));
    expect(Math.max(...seen.slice(0, 4))).toBe(2);
    expect(seen[4]).toBe(1);
  });

  test("a step of several commands runs them all and fails with any", async () => {
    const { total, results } = await run([
      {
        name: "types",
        commands: [node("console.log('one'); process.exit(1)"), node("console.log('two')")],
      },
    ]);
    expect(total.failed).toBe(1);
    expect(results[0]?.output).toBe("one\ntwo\n");
  });

  test("tests count case by case, from the report of this run only", async () => {
    writeFileSync(join(root, "old.json"), report(passed()));
    const again = passed("A menu opens", ["Error: too late"]);
    const tests = report(passed(), again, { ...passed(), status: "failed" });
    const fresh = `require("node:fs").writeFileSync("new.json", ${JSON.stringify(tests)}); process.exit(1)`;
    const { total, results } = await run([
      { name: "fresh", commands: [node(fresh)], report: "new.json" },
      { name: "stale", commands: [node("")], report: "old.json" },
    ]);
    expect(total).toEqual({ passed: 2, failed: 2, skipped: 0 });
    expect(results.map(({ retried }) => retried)).toEqual([["A menu opens: Error: too late"], []]);
  });

  test("a step that cannot run here counts nothing and says why", async () => {
    const { total, started, results } = await run([
      { name: "shared", commands: [node("process.exit(1)")], whyNot: () => "no samples" },
    ]);
    expect(total).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(started).toEqual([]);
    expect(results[0]?.whyNot).toBe("no samples");
  });

  test("Chromium is asked for only where it is needed, and handed on", async () => {
    let asked = 0;
    const getChromium = async () => {
      asked += 1;
      return "/made-up/chromium";
    };
    const print = node("console.log(process.env.CHROMIUM_PATH)");
    await run([{ name: "unit", commands: [print] }], getChromium);
    expect(asked).toBe(0);
    const { results } = await run(
      [{ name: "browser", commands: [print], needsChromium: true }],
      getChromium,
    );
    expect(asked).toBe(1);
    expect(results[0]?.output).toBe("/made-up/chromium\n");
  });

  test("a step fails with the reason where there is no Chromium", async () => {
    const getChromium = () => Promise.reject(new Error("no browser here"));
    const { total, results } = await run(
      [{ name: "browser", commands: [node("")], needsChromium: true }],
      getChromium,
    );
    expect(total.failed).toBe(1);
    expect(results[0]?.output).toContain("no browser here");
  });
});

describe("a command", () => {
  test("that cannot be run fails", async () => {
    const { code, output } = await runCommand(["./nothing-here"], { cwd: root, env: process.env });
    expect(code).toBe(1);
    expect(output).toContain("ENOENT");
  });

  test("that hangs is ended with all it started", async () => {
    const child = `setTimeout(() => require("node:fs").writeFileSync("late", ""), 1500)`;
    const script = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}]); setInterval(() => {}, 1000)`;
    const { code, output } = await runCommand(node(script), {
      cwd: root,
      env: process.env,
      limitMs: 500,
    });
    expect(code).toBe(1);
    expect(output).toContain("Still at work after 0.5 s");
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(existsSync(join(root, "late"))).toBe(false);
  });
});

describe("names", () => {
  test("without any, all checks run, in order", () => {
    expect(selectSteps([]).map((step) => step.name)).toEqual([
      "lint",
      "types",
      "dead-code",
      "imports",
      "build",
      "unit",
      "http",
      "browser",
      "journeys",
      "two-servers",
      "shared",
      "bytes",
      "conformance",
    ]);
  });

  test.each(STEPS.map((step) => step.name))("%s also runs alone", (name) => {
    expect(selectSteps([name]).map((step) => step.name)).toEqual([name]);
  });

  test("an unknown one is refused with the list of those there are", () => {
    expect(() => selectSteps(["unit", "lnit"])).toThrow(
      /no check called lnit\. There are: lint, types/,
    );
  });
});
