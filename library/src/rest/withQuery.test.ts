import fc from "fast-check";
import { expect, test } from "vitest";
import { withQuery } from "./withQuery.ts";

const add = (address: string, parameters: Record<string, string>): string =>
  withQuery(address, new URLSearchParams(parameters));

test("parameters come behind those of the address, before its place on the page", () => {
  expect(add("/a", { b: "1" })).toBe("/a?b=1");
  expect(add("/a?c=%20d#e?f", { b: "1" })).toBe("/a?c=%20d&b=1#e?f");
  expect(add("https://x.example/?", { b: "ä &" })).toBe("https://x.example/?b=%C3%A4+%26");
  expect(add("#e", { b: "1" })).toBe("?b=1#e");
  expect(add("/a?c=1#e", {})).toBe("/a?c=1#e");
});

test("those of the same names go, however they are written", () => {
  expect(add("/a?b=0&c=1&b&%62=2", { b: "3" })).toBe("/a?c=1&b=3");
});

test("it can be done twice, to any address", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const once = add(address, { _: "7" });
      expect(add(once, { _: "7" })).toBe(once);
      expect(new URL(once).searchParams.getAll("_")).toEqual(["7"]);
      expect(new URL(once).hash).toBe(new URL(address).hash);
    }),
    { numRuns: 30 },
  );
});
