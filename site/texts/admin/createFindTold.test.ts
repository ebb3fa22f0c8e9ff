import { expect, test } from "vitest";
import { createFindTold } from "./createFindTold.ts";

const find = createFindTold({
  "Choose another.": "Nehmen Sie etwas anderes.",
  "Wait {count} minutes.": { one: "Eine Minute.", other: "{count} Minuten." },
  "There is {what}.": "Es gibt {what}.",
  "There is {what} at {where}.": "Bei {where} gibt es {what}.",
  "“{name}” is gone.": "„{name}“ ist weg.",
});

test("A sentence is found as it stands", () => {
  expect(find("Choose another.")).toEqual({ message: "Nehmen Sie etwas anderes.", values: {} });
});

test.each([
  ["a number", "Wait 12 minutes.", { count: 12 }],
  ["a number with commas", "Wait 20,000 minutes.", { count: 20_000 }],
  ["what is no number", "Wait 1,2 minutes.", { count: "1,2" }],
  ["words", "There is no page.", { what: "no page" }],
  ["two values", "There is nothing at /about.", { what: "nothing", where: "/about" }],
  ["a value at the beginning", "“News” is gone.", { name: "News" }],
  ["a value that says its own sentence", "“A” is gone.” is gone.", { name: "A” is gone." }],
  ["a value that is empty", "“” is gone.", { name: "" }],
])("A sentence with %s is found by the words around", (_, english, values) => {
  expect(find(english)?.values).toEqual(values);
});

test("Of two that fit, the one that says more itself is meant", () => {
  expect(find("There is nothing at /about.")?.message).toBe("Bei {where} gibt es {what}.");
});

test.each(["Choose another", "Wait minutes.", "Wait 1 minutes. Then go.", "constructor", ""])(
  "Nothing is said in place of %j, which nobody translated",
  (english) => expect(find(english)).toBeUndefined(),
);

test("Parts that overlap in a sentence do not fit it", () => {
  expect(createFindTold({ "aba{x}aba": "x" })("ababa")).toBeUndefined();
});

test("A sentence of a million signs is looked through at once", () => {
  const many = createFindTold({ "a{one}a{two}a{three}a{four}b": "" });
  const start = performance.now();
  expect(many("a".repeat(1_000_000))).toBeUndefined();
  expect(many(`${"a".repeat(1_000_000)}b`)?.values).toMatchObject({ one: "", two: "", three: "" });
  expect(performance.now() - start).toBeLessThan(500);
});
