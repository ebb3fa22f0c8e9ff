import fc from "fast-check";
import { expect, test } from "vitest";
import { diffSequences, MAX_CHANGES } from "./diffSequences.ts";
import { diffWords, MAX_COMPARED } from "./diffWords.ts";

const MARKS = { same: ["", ""], removed: ["[-", "-]"], added: ["{+", "+}"] } as const;

const shown = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => MARKS[kind].join(text))
    .join("");

test.each([
  ["", "", ""],
  ["one", "one", "one"],
  ["", "new", "{+new+}"],
  ["old", "", "[-old-]"],
  ["The red sea", "The blue sea", "The [-red-]{+blue+} sea"],
  ["a b c", "a c", "a [-b -]c"],
  ["a c", "a b c", "a {+b +}c"],
  ["Größe 10", "Größe 12", "Größe [-10-]{+12+}"],
  ["قال البحر", "قال الجبل", "قال [-البحر-]{+الجبل+}"],
  ["one. two", "one! two", "one[-.-]{+!+} two"],
])("%j becomes %j word by word", (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

test("Without what was added a text is the one before, and without what was removed the one after", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "sea", " ", ".", "é", "😀"))
    .map((all) => all.join(""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      const without = (kind: string) =>
        parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join("");
      expect([without("added"), without("removed")]).toEqual([before, after]);
    }),
  );
});

test("No shorter way leads from one sequence to another", () => {
  const items = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 });
  fc.assert(
    fc.property(items, items, (before, after) => {
      const kept = diffSequences(before, after).flatMap(({ kind, items: part }) =>
        kind === "same" ? part : [],
      );
      expect(kept.length).toBe(longestCommon(before, after));
    }),
  );
});

test("Texts that have nothing in common, or are very long, are told of whole and at once", () => {
  const numbers = (from: number) => Array.from({ length: 4 * MAX_CHANGES }, (_, at) => from + at);
  const parts = diffSequences(numbers(0), numbers(1_000_000));
  expect(parts.map(({ kind }) => kind)).toEqual(["removed", "added"]);
  const long = "word ".repeat(MAX_COMPARED / 5);
  expect(diffWords(long, `${long}!`).map(({ kind }) => kind)).toEqual(["removed", "added"]);
});

/** By the textbook, for short ones. */
function longestCommon(before: readonly string[], after: readonly string[]): number {
  const [first, ...rest] = before;
  const [other, ...others] = after;
  if (first === undefined || other === undefined) return 0;
  let row = new Array<number>(after.length + 1).fill(0);
  for (const one of [first, ...rest]) {
    const next = [0];
    for (const [at, two] of [other, ...others].entries()) {
      next.push(one === two ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
