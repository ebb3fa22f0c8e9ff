import { describe, expect, test } from "vitest";
import {
  dragged,
  entriesOf,
  type MenuRow,
  movedBy,
  nested,
  pathsOf,
  restored,
  rowsOf,
} from "./menuRows.ts";

/** A menu drawn with one dash a level, such as "a -b --c d". */
function rows(drawn: string): readonly MenuRow[] {
  return drawn.split(" ").map((word, key) => {
    const label = word.replace(/^-*/, "");
    return { key, label, href: `/${label}`, depth: word.length - label.length };
  });
}
const drawn = (rows: readonly MenuRow[] | undefined) =>
  rows?.map(({ label, depth }) => "-".repeat(depth) + label).join(" ");

test("a menu is rows, and rows are the same menu", () => {
  const entries = [
    {
      label: "a",
      href: "/a",
      children: [{ label: "b", href: "/b", children: [{ label: "c", href: "/c" }] }],
    },
    { label: "d", href: "/d" },
  ];
  expect(drawn(rowsOf(entries))).toBe("a -b --c d");
  expect(entriesOf(rowsOf(entries))).toEqual(entries);
  expect(pathsOf(rows("a -b --c -d e"))).toEqual([
    [0],
    [0, "children", 0],
    [0, "children", 0, "children", 0],
    [0, "children", 1],
    [1],
  ]);
});

describe("an entry", () => {
  test.each([
    ["down, with what is below it", "a -b c -d e", 0, 1, "c -d a -b e"],
    ["up, past all of its neighbour", "a -b c -d e", 4, -1, "a -b e c -d"],
    ["down within its list", "a -b -c d", 1, 1, "a -c -b d"],
  ] as const)("moves %s", (...[, before, index, way, after]) => {
    expect(drawn(movedBy(rows(before), index, way))).toBe(after);
  });

  test.each([
    ["up where it is the first", "a -b c", 0, -1],
    ["up out of its list", "a -b c", 1, -1],
    ["down where it is the last", "a -b c", 2, 1],
    ["down out of its list", "a -b c", 1, 1],
  ] as const)("does not move %s", (...[, before, index, way]) => {
    expect(movedBy(rows(before), index, way)).toBeUndefined();
  });

  test.each([
    ["below the one before it", "a -b c -d", 2, 1, "a -b -c --d"],
    ["out of its list, which keeps the others", "a -b -c d", 1, -1, "a -c b d"],
    ["out with what is below it", "a -b --c d", 1, -1, "a b -c d"],
  ] as const)("goes %s", (...[, before, index, way, after]) => {
    expect(drawn(nested(rows(before), index, way))).toBe(after);
  });

  test.each([
    ["below nothing", "a -b c", 0, 1],
    ["deeper than three levels", "a -b --c --d", 3, 1],
    ["with something below it, deeper than three levels", "a -b -c --d", 2, 1],
    ["out of the menu", "a -b", 0, -1],
  ] as const)("does not go %s", (...[, before, index, way]) => {
    expect(nested(rows(before), index, way)).toBeUndefined();
  });

  test.each([
    ["to the beginning", "a -b c", 2, 0, "c a -b"],
    ["to the end, with what is below it", "a -b c d", 0, 3, "c d a -b"],
    ["into a list", "a -b -c d", 3, 2, "a -b -d -c"],
    ["out of a list", "a -b c", 1, 0, "b a c"],
    ["nowhere, where it would be too deep", "a -b --c --d e -f", 4, 3, "a -b --c --d e -f"],
  ] as const)("is dragged %s", (...[, before, from, to, after]) => {
    expect(drawn(dragged(rows(before), from, to))).toBe(after);
  });
});

describe("an entry that was removed comes back", () => {
  test.each([
    ["to its place", "a d", 1, "-b --c", "a -b --c d"],
    ["to the end of what is shorter by then", "a", 3, "d", "a d"],
    ["as deep as fits where what it was below is gone", "d", 0, "-b --c", "b -c d"],
    ["after what it has no room before", "a -b --c", 2, "d -e -f", "a -b --c d -e -f"],
  ] as const)("%s", (...[, before, index, branch, after]) => {
    expect(drawn(restored(rows(before), index, rows(branch)))).toBe(after);
  });
});
