import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPageCursor, parsePageCursor } from "./pageCursor.ts";

const id = "0b9f3a5e-1c2d-4e5f-8a9b-0c1d2e3f4a5b";

test("A cursor is read as it was written", () => {
  const noInvalidDate = true;
  const [min, max] = [new Date("1000-01-01"), new Date("9999-12-31")];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate }), fc.uuid(), (publishedAt, someId) => {
      const cursor = { publishedAt, id: someId };
      expect(parsePageCursor(formatPageCursor(cursor))).toEqual(cursor);
    }),
  );
});

test.each([
  "",
  id,
  `1_${id} `,
  `1_${id.toUpperCase()}`,
  `1.5_${id}`,
  `99999999999999999_${id}`,
  `253402300800000_${id}`,
  `-62135596800000_${id}`,
  "1_'; drop table documents; --",
  `1_${id}\0`,
])("%j is no cursor", (text) => {
  expect(parsePageCursor(text)).toBeUndefined();
});
