import { expect, test } from "vitest";
import { partsOf } from "./partsOf.ts";

const marked = (text: string, search: string) =>
  partsOf(text, search)
    .map(({ part, isFound }) => (isFound ? `[${part}]` : part))
    .join("");

test.each([
  ["Moiré and moiré", "MOIRÉ", "[Moiré] and [moiré]"],
  ["50%_off (now) a.b", "_off (n", "50%[_off (n]ow) a.b"],
  ["a.b acb", "a.b", "[a.b] acb"],
  ["nothing", "x", "nothing"],
  ["all", "", "all"],
  ["اسم جديد", "جديد", "اسم [جديد]"],
])("In %j what is searched for as %j is marked", (text, search, result) => {
  expect(marked(text, search)).toBe(result);
});

test("Parts begin where the one before ends", () => {
  expect(partsOf("abcab", "b").map(({ at }) => at)).toEqual([0, 1, 2, 4]);
});
