import fc from "fast-check";
import { expect, test } from "vitest";
import { formBody } from "./formBody.ts";

test("lists and objects are written in brackets, at any depth", () => {
  const payload = { a: { b: { c: 1 } }, d: ["x", { e: true }], f: "g h", 'i"[j]': "&=" };
  expect([...formBody(payload)]).toEqual([
    ["a[b][c]", "1"],
    ["d[0]", "x"],
    ["d[1][e]", "true"],
    ["f", "g h"],
    ['i"[j]', "&="],
  ]);
});

test("what is not there is left out; what is empty is sent", () => {
  const payload = { a: undefined, b: null, c: "", d: 0, e: false, f: [], g: {} };
  expect(formBody(payload).toString()).toBe("c=&d=0&e=false");
});

test("any texts arrive as they were", () => {
  const text = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(fc.dictionary(text, text), (payload) => {
      const sent = new URLSearchParams(formBody(payload).toString());
      expect([...sent]).toEqual(Object.entries(payload));
    }),
  );
});
