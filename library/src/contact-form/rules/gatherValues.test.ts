import { array, assert, oneof, property, string, stringMatching, tuple } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { gatherValues } from "./gatherValues.ts";

const gathered = (...entries: unknown[]) => Object.fromEntries(gatherValues(entries));
const named = (...names: string[]) =>
  gathered(...names.map((name, at) => [name, String.fromCharCode(97 + at)]));

test("names in brackets belong to the field before them", () => {
  expect(named("f[]", "f[]", "f[key]", "f[a][b]")).toEqual({ f: ["a", "b", "c", "d"] });
});

test("empty brackets take the next free number, a key that comes again takes the place", () => {
  expect(named("f[1]", "f[]", "f[1]")).toEqual({ f: ["c", "b"] });
  expect(named("f[]", "f[1]", "f[2]", "f[]")).toEqual({ f: ["a", "b", "c", "d"] });
  expect(named("f[a]", "f[a]")).toEqual({ f: ["b"] });
  expect(named("f[][x]", "f[][x]")).toEqual({ f: ["a", "b"] });
});

test("of a plain name that comes twice the last value counts, as it does on the server", () => {
  expect(named("f", "g", "f")).toEqual({ f: ["c"], g: ["b"] });
});

test("a plain name and one in brackets replace each other", () => {
  expect(named("f", "f[]")).toEqual({ f: ["b"] });
  expect(named("f[]", "f[]", "f")).toEqual({ f: ["c"] });
});

test("a name begins with a letter and is cut off where it is no name any more", () => {
  const inside = ["_f", "0f", "äf", "", "[f]", " f"];
  expect(named(...inside)).toEqual({});
  expect(named("f.x")).toEqual({ f: ["a"] });
  expect(named("f[ä]")).toEqual({ f: ["a"] });
  expect(named("f-1", "f:1", "f_1", "F")).toEqual({
    "f-1": ["a"],
    "f:1": ["b"],
    f_1: ["c"],
    F: ["d"],
  });
});

test("empty texts, and what an empty file input sends, are nothing; a named file is a file", () => {
  const empty = fileOf("empty.txt", 0);
  const entries = [
    ["f[]", ""],
    ["f[]", fileOf("", 0)],
    ["f[]", " "],
    ["f[]", empty],
  ];
  expect(gathered(...entries)).toEqual({ f: [" ", empty] });
});

test("what is no pair of a name and a text or file is passed over", () => {
  const values = [1, null, undefined, {}, [], { name: "a" }, { size: 1 }, true, Symbol("a")];
  expect(gathered(...values, ...values.map((value) => ["f", value]), [Symbol("a"), "x"])).toEqual(
    {},
  );
  for (const entries of [null, undefined, 1, "f", {}, () => {}]) {
    expect(gatherValues(entries).size).toBe(0);
  }
});

test("as many names as one likes are gathered in linear time", () => {
  const started = performance.now();
  const entries = Array.from({ length: 100_000 }, (_, at) => ["f[]", String(at)]);
  expect(gatherValues(entries).get("f")).toHaveLength(100_000);
  for (const unit of ["a", "[]", "[1]", "[a]", "[", "]", "-", "[a"]) {
    gatherValues([
      [`f${unit.repeat(100_000)}`, "x"],
      [`f${unit.repeat(100_000)}!`, "x"],
    ]);
  }
  expect(performance.now() - started).toBeLessThan(2000);
});

test("it gathers what FormData gathers, whatever the names are", () => {
  const keys = oneof(stringMatching(/^[a-c](\[[0-2a]?\]){0,2}$/), string());
  assert(
    property(array(tuple(keys, string())), (entries) => {
      const data = new FormData();
      for (const [name, value] of entries) data.append(name, value);
      expect([...gatherValues(data)]).toEqual([...gatherValues([...data])]);
      expect([...gatherValues(data)]).toEqual([...gatherValues(new Set([...data]))]);
    }),
  );
});
