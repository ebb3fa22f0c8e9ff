import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { isStorableText, MAX_JSON_DEPTH, storable } from "./storable.ts";

test("U+0000 is left out and half pairs are replaced, in texts, keys and every depth", () => {
  const given = { "a\0": ["x\0y", { b: "\ud800z\udc00", c: "😀" }], "d\ud800": 1 };
  expect(v.parse(storable, given)).toEqual({
    a: ["xy", { b: "\ufffdz\ufffd", c: "😀" }],
    "d\ufffd": 1,
  });
});

test("Everything else stays as it is, dates among it", () => {
  const date = new Date();
  expect(v.parse(storable, date)).toBe(date);
  const json = fc.jsonValue({ noUnicodeString: false });
  fc.assert(
    fc.property(json, (value) => {
      const text = JSON.stringify(value);
      fc.pre(!/\\u0000|\\ud[89a-f]/i.test(text));
      expect(v.parse(storable, value)).toEqual(value);
    }),
  );
});

test("What was made storable once is not changed again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = v.parse(storable, text);
      expect(v.parse(storable, once)).toBe(once);
      expect(once).not.toContain("\0");
    }),
  );
});

test("Values nested deeper than 100 levels are refused with a sentence, not with a full stack", () => {
  const nest = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels));
  expect(v.is(storable, nest(MAX_JSON_DEPTH))).toBe(true);
  expect(v.is(storable, nest(MAX_JSON_DEPTH + 1))).toBe(false);
  expect(() => v.parse(storable, nest(2000))).toThrow("more than 100 levels");
});

test("A key with U+0000 in it can be told before it is looked up", () => {
  expect([isStorableText("/a\0"), isStorableText("/a")]).toEqual([false, true]);
});
