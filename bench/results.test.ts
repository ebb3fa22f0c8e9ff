import { expect, test } from "vitest";
import { merge, print } from "./results.js";

const machine = { cpu: "a processor", cores: 2, node: "v20.1.0" };
const figure = (name: string, median: number) => ({
  name,
  unit: "ms" as const,
  median,
  min: median,
  max: median,
  runs: 1,
});
const before = {
  machine,
  measurements: { a: [figure("a", 1)], b: [figure("b", 1), figure("c", 1)] },
};

test("measurements that ran take the place of theirs, the others stay", () => {
  const now = { machine: { ...machine, node: "v20.2.0" }, measurements: { b: [figure("b", 2)] } };
  expect(merge(before, now)).toEqual({
    machine: now.machine,
    measurements: { a: [figure("a", 1)], b: [figure("b", 2)] },
  });
});

test.each([
  { ...machine, cpu: "another" },
  { ...machine, cores: 4 },
  { ...machine, node: "v24.1.0" },
])("what another machine measured is dropped: %j", (other) => {
  const now = { machine: other, measurements: { b: [figure("b", 2)] } };
  expect(merge(before, now)).toEqual(now);
});

test("results are kept as JSON with a line a figure", () => {
  const text = print(before);
  expect(JSON.parse(text)).toEqual(before);
  expect(text.split("\n").filter((line) => line.includes('"median"'))).toHaveLength(3);
  expect(JSON.parse(print({ machine, measurements: {} }))).toEqual({ machine, measurements: {} });
});
