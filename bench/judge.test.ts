import { expect, test } from "vitest";
import { judge } from "./judge.js";

const machine = { cpu: "a processor", cores: 2, node: "v20.1.0" };
const bytes = (value: number) => [
  { name: "script: runtime alone", unit: "B" as const, values: [value] },
];

test("figures within their bars pass, and are kept by the measurement that made them", () => {
  const { fails, results } = judge(
    [{ name: "scripts", measured: bytes(2000) }],
    undefined,
    machine,
  );
  expect(fails).toBe(false);
  expect(results).toEqual({
    scripts: {
      machine,
      figures: [
        { name: "script: runtime alone", unit: "B", median: 2000, min: 2000, max: 2000, runs: 1 },
      ],
    },
  });
});

test("one figure beyond its bar fails the whole run", () => {
  const outcomes = [
    { name: "scripts", measured: bytes(2501) },
    { name: "again", measured: bytes(2500) },
  ];
  expect(judge(outcomes, undefined, machine).fails).toBe(true);
});

test("a measurement that broke fails the run and says why; its figures are not kept", () => {
  const { fails, rows, results } = judge(
    [{ name: "scripts", error: "no build\nat line 3" }],
    undefined,
    machine,
  );
  expect(fails).toBe(true);
  expect(rows).toEqual([{ name: "scripts", verdict: "FAILS: no build" }]);
  expect(results).toEqual({});
});

test("a measurement that this machine cannot make is named with its reason and fails nothing", () => {
  const skipped = "wrk is not installed";
  const { fails, rows } = judge(
    [{ name: "cachedRate", measured: { skipped } }],
    undefined,
    machine,
  );
  expect(fails).toBe(false);
  expect(rows).toEqual([{ name: "cachedRate", verdict: "skipped: wrk is not installed" }]);
});

test("a shortened figure is shown, but neither judged nor kept", () => {
  const measured = [
    { name: "memory: minute 5", unit: "MB" as const, values: [900], shortened: true as const },
  ];
  const { fails, rows, results } = judge([{ name: "memory", measured }], undefined, machine);
  expect(fails).toBe(false);
  expect(rows[0]).toMatchObject({
    figure: { median: 900 },
    verdict: expect.stringContaining("shortened"),
  });
  expect(results).toEqual({});
});

test("a figure is compared with the committed one of its name", () => {
  const before = judge([{ name: "scripts", measured: bytes(1000) }], undefined, machine).results;
  const now = judge([{ name: "scripts", measured: bytes(1100) }], before, machine);
  expect(now.fails).toBe(true);
  expect(now.rows[0]).toMatchObject({
    committed: { median: 1000 },
    verdict: "FAILS: worse, +10.0 %",
  });
});

test.each([
  [machine, true],
  [{ ...machine, node: "v20.2.0" }, true],
  [{ ...machine, cpu: "another" }, false],
  [{ ...machine, cores: 4 }, false],
  [{ ...machine, node: "v24.1.0" }, false],
])("a time is compared with what such a machine measured, and no other: %j, %s", (other, fails) => {
  const took = (value: number) => [
    { name: "jobs", measured: [{ name: "a time", unit: "ms" as const, values: [value] }] },
  ];
  const before = judge(took(1000), undefined, other).results;
  expect(judge(took(2000), before, machine).fails).toBe(fails);
});
