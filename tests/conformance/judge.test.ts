import { describe, expect, test } from "vitest";
import { collectTests } from "./collectTests.js";
import { type FakeCase, fakeReports } from "./fakeReports.ts";
import { judge } from "./judge.js";

const ROOT = "/made-up";
const rows = [
  { id: "UN-001", area: "UN", statement: "A unit.", kind: "unit" },
  { id: "BR-001", area: "BR", statement: "A browser.", kind: "browser" },
  { id: "WI-001", area: "WI", statement: "A wire.", kind: "wire" },
  { id: "SE-001", area: "SE", statement: "A server.", kind: "server" },
] as const;

type Exceptions = Parameters<typeof judge>[0]["exceptions"];

function judgeCases(cases: FakeCase[], exceptions: Exceptions = []) {
  const { tests, problems } = collectTests(fakeReports(ROOT, cases), ROOT);
  const hasFile = (path: string) => path === "docs/decisions/0007-clocks.md";
  const judgement = judge({ rows, tests, exceptions, hasFile });
  return { ...judgement, problems: [...problems, ...judgement.problems] };
}

test("reports of tests in another folder count for nothing, and are named", () => {
  const { tests, problems } = collectTests(
    fakeReports("/elsewhere", [{ title: "a [UN-001]" }]),
    ROOT,
  );
  expect(tests).toEqual([]);
  expect(problems).toEqual(["reports/unit.json is of another folder. Run npm test here."]);
});

describe("a row is observed", () => {
  test.each<[string, FakeCase]>([
    ["a unit row by any test", { title: "a [UN-001]" }],
    ["a unit row by a browser test", { title: "a [UN-001]", project: "browser" }],
    ["a browser row by the library in Chromium", { title: "a [BR-001]", project: "browser" }],
    ["a browser row by a journey", { title: "a [BR-001]", project: "journeys" }],
    [
      "a wire row by a journey that captured",
      { title: "a [WI-001]", project: "journeys", meta: { captured: true } },
    ],
    [
      "a wire row by a browser test that captured",
      { title: "a [WI-001]", project: "browser", meta: { captured: true } },
    ],
    [
      "a server row by an answer",
      { title: "a [SE-001]", project: "http", meta: { answered: true } },
    ],
    [
      "a server row by a journey's answer",
      { title: "a [SE-001]", project: "journeys", meta: { answered: true } },
    ],
  ])("%s", (_case, found) => {
    const { observed, problems, notes } = judgeCases([found]);
    expect([...observed.keys()]).toEqual([found.title.slice(3, -1)]);
    expect([...problems, ...notes]).toEqual([]);
  });

  test("by every test that names it", () => {
    const { observed } = judgeCases([
      { title: "a [UN-001]" },
      { title: "b [UN-001, BR-001]", project: "browser" },
    ]);
    expect(observed.get("UN-001")?.map(({ title }) => title)).toEqual([
      "a [UN-001]",
      "b [UN-001, BR-001]",
    ]);
    expect(observed.has("BR-001")).toBe(true);
  });
});

describe("a row is not observed", () => {
  test.each<[string, FakeCase]>([
    ["a browser row by a unit test", { title: "a [BR-001]" }],
    ["a browser row by an http test", { title: "a [BR-001]", project: "http" }],
    ["a wire row where nothing was captured", { title: "a [WI-001]", project: "journeys" }],
    [
      "a wire row where only an answer was read",
      { title: "a [WI-001]", project: "journeys", meta: { answered: true } },
    ],
    [
      "a wire row by a mark that is not true",
      { title: "a [WI-001]", project: "browser", meta: { captured: "yes" } },
    ],
    ["a server row without an answer", { title: "a [SE-001]", project: "http" }],
    ["a server row by a unit test", { title: "a [SE-001]", meta: { answered: true } }],
    [
      "a server row by a library test",
      { title: "a [SE-001]", project: "browser", meta: { answered: true } },
    ],
  ])("%s, and that is noted", (_case, found) => {
    const { observed, problems, notes } = judgeCases([found]);
    expect(observed.size).toBe(0);
    expect(problems).toEqual([]);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain("does not count for");
  });

  test.each(["failed", "skipped", "pending", "todo", "disabled"])("by a test that %s", (status) => {
    const { observed, notes } = judgeCases([{ title: "a [UN-001]", status }]);
    expect(observed.size).toBe(0);
    expect(notes).toEqual([]);
  });

  test("by a test that needs samples from outside", () => {
    const { observed } = judgeCases([
      { title: "a [UN-001]", file: "tests/shared/real.test.ts", project: "journeys" },
    ]);
    expect(observed.size).toBe(0);
  });
});

describe("a rule is broken", () => {
  test.each<[string, FakeCase, RegExp]>([
    [
      "a row that the ledger does not have",
      { title: "a [XX-999]" },
      /names XX-999, which the ledger does not have/,
    ],
    ["even by a failing test", { title: "a [XX-999]", status: "failed" }, /names XX-999/],
    [
      "a title that names too many",
      { title: "a [UN-001, BR-001, WI-001, SE-001]" },
      /3 is the most/,
    ],
    [
      "a group that names rows",
      { title: "a", groups: ["tabs [UN-001]"] },
      /in a group that names rows/,
    ],
  ])("%s", (_case, found, message) => {
    const { problems, observed } = judgeCases([found]);
    expect(observed.size).toBe(0);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
    expect(problems[0]).toContain("library/src/tabs/a.test.ts");
  });
});

describe("a row declared untestable", () => {
  const decision = "docs/decisions/0007-clocks.md";

  test("counts where a decision is recorded", () => {
    const { untestable, problems } = judgeCases([], [{ id: "WI-001", decision }]);
    expect([...untestable]).toEqual([["WI-001", decision]]);
    expect(problems).toEqual([]);
  });

  test.each<[string, Exceptions, RegExp]>([
    [
      "has no record",
      [{ id: "WI-001", decision: "docs/decisions/none.md" }],
      /needs a decision record/,
    ],
    [
      "has a record elsewhere",
      [{ id: "WI-001", decision: "README.md" }],
      /needs a decision record/,
    ],
    ["is in no ledger", [{ id: "XX-999", decision }], /XX-999 is not in the ledger/],
    [
      "is there twice",
      [
        { id: "WI-001", decision },
        { id: "WI-001", decision },
      ],
      /WI-001 is there twice/,
    ],
    [
      "is observed",
      [{ id: "UN-001", decision }],
      /UN-001 is declared untestable, and a test observes it/,
    ],
  ])("is a problem where it %s", (_case, exceptions, message) => {
    const { problems } = judgeCases([{ title: "a [UN-001]" }], exceptions);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  test.each([
    [10, 0],
    [11, 1],
  ])("%i of them give %i problems", (count, expected) => {
    const many = Array.from({ length: count }, (_, index) => ({
      id: `MA-${String(index).padStart(3, "0")}`,
      area: "MA",
      statement: "One of many.",
      kind: "unit" as const,
    }));
    const exceptions = many.map(({ id }) => ({ id, decision }));
    const { problems } = judge({ rows: many, tests: [], exceptions, hasFile: () => true });
    expect(problems).toHaveLength(expected);
  });
});
