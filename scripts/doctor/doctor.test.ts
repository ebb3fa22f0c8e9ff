import { readdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeCheckout, type FakeCheckout } from "../start/fakeCheckout.ts";
import { checkTools } from "./checkTools.cjs";
import { findingsText } from "./findingsText.cjs";

// Each test starts processes, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 30_000 });

let checkout: FakeCheckout;

beforeEach(() => {
  checkout = createFakeCheckout();
});

afterEach(() => checkout.remove());

const examine = (env: Record<string, string> = {}) =>
  checkout.start(["doctor"], { npm_config_user_agent: "npm/10.8.2 node/v20", ...env }).ended;
const WELL = { name: "mail", status: "ok", says: "It answers.", toDo: "" };
const ILL = { name: "port", status: "wrong", says: "It is taken.", toDo: "Choose another." };

describe("The doctor", () => {
  test("of a fresh checkout needs no packages, says what is missing, and makes nothing", async () => {
    const before = readdirSync(checkout.root);
    const { code, printed, errors } = await examine();
    expect(errors).toBe("");
    expect(code).toBe(0);
    expect(printed).toMatch(/^ok +tools +Node [\d.]+, npm 10\.8\.2\.$/m);
    expect(printed).toMatch(/^note +build +Packages are missing or others than locked\.$/m);
    expect(printed).toMatch(/^note +the rest +/m);
    expect(checkout.calls()).toEqual([]);
    expect(readdirSync(checkout.root)).toEqual(before);
  });

  test("shows what the server's half finds, and ends with 1 where something is wrong", async () => {
    await checkout.start().ended;
    const well = await examine({ FINDINGS: JSON.stringify([WELL]) });
    expect([well.code, well.errors]).toEqual([0, ""]);
    expect(well.printed).toMatch(/^ok +mail +It answers\.$/m);
    const ill = await examine({ FINDINGS: JSON.stringify([WELL, ILL]) });
    expect(ill.code).toBe(1);
    expect(ill.printed).toMatch(/^wrong +port +It is taken\.\n +→ Choose another\.$/m);
    expect(ill.printed).toMatch(/^1 wrong, \d to note\./m);
  });

  test("looks on where the build is older than its sources, and says so", async () => {
    await checkout.start().ended;
    checkout.write("site/page.ts", "two");
    const { printed } = await examine({ FINDINGS: JSON.stringify([WELL]) });
    expect(printed).toMatch(/^note +build +The build is missing or outdated\.$/m);
    expect(printed).toContain("It answers.");
  });

  test("says so where the built server cannot be loaded", async () => {
    await checkout.start().ended;
    checkout.write("site/dist/server/main.js", "this is no script");
    const { code, printed } = await examine();
    expect(code).toBe(1);
    expect(printed).toMatch(/^wrong +site +The built server cannot be loaded/m);
  });

  test("writes nothing but JSON where it is asked for that", async () => {
    await checkout.start().ended;
    const running = checkout.start(["doctor", "--json"], { FINDINGS: JSON.stringify([ILL]) });
    const { code, printed } = await running.ended;
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toContainEqual(ILL);
  });
});

test("An npm that is too old is wrong, and none at all is nothing to say", () => {
  const check = (userAgent?: string) =>
    checkTools({ node: "20.19.0", userAgent, neededNpm: ">=10" });
  expect(check("npm/9.6.7 node/v20.19.0 linux x64")).toMatchObject({ status: "wrong" });
  expect(check("npm/11.19.1 node/v24.1.0")).toMatchObject({ status: "ok" });
  expect(check()).toMatchObject({ status: "ok", says: "Node 20.19.0." });
});

test("Findings are lines of at most a hundred columns, whose words say it without colours", () => {
  const says = "A long sentence of several words. ".repeat(8).trim();
  const text = findingsText([
    { ...WELL, status: "ok" },
    { ...ILL, status: "wrong", says },
  ]);
  const lines = text.split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(lines[0]).toBe("ok     mail  It answers.");
  expect(lines.at(-1)).toMatch(/^1 wrong, 0 to note\./);
  expect(text.replace(/\s+/g, " ")).toContain(says);
  expect(findingsText([{ ...WELL, status: "ok" }])).toMatch(/\n\nAll is well\.$/);
});
