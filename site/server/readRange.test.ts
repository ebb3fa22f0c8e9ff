import fc from "fast-check";
import { expect, test } from "vitest";
import { readRange } from "./readRange.ts";

test.each([
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-1000", { start: 90, end: 99 }],
  ["bytes=-5", { start: 95, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", "outside"],
  ["bytes=-0", "outside"],
  ["bytes=9-2", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,5-6", undefined],
  ["lines=0-1", undefined],
  ["bytes=a-b", undefined],
  ["", undefined],
])("of a hundred bytes, %j asks for %j", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test("whatever is asked for lies within the file", () => {
  const asked = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(), fc.nat()).map(([from, to]) => `bytes=${from}-${to}`),
    fc.nat().map((from) => `bytes=${from}-`),
    fc.nat().map((length) => `bytes=-${length}`),
  );
  fc.assert(
    fc.property(asked, fc.integer({ min: 0, max: 1e9 }), (header, size) => {
      const range = readRange(header, size);
      if (range === undefined || range === "outside") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
