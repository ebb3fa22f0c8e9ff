import { expect, test } from "vitest";
import { print } from "./results.js";

const machine = { cpu: "a processor", cores: 2, node: "v20.1.0" };
const figure = (name: string) => ({
  name,
  unit: "ms" as const,
  median: 1,
  min: 1,
  max: 1,
  runs: 1,
});

test("results are kept as JSON with a line a figure, and with the machine that measured them", () => {
  const results = {
    a: { machine, figures: [figure("a")] },
    b: { machine: { ...machine, cpu: "another" }, figures: [figure("b"), figure("c")] },
  };
  const text = print(results);
  expect(JSON.parse(text)).toEqual(results);
  expect(text.split("\n").filter((line) => line.includes('"median"'))).toHaveLength(3);
  expect(JSON.parse(print({}))).toEqual({});
});
