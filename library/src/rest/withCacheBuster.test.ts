import fc from "fast-check";
import { expect, test } from "vitest";
import { withCacheBuster } from "./withCacheBuster.ts";

test("the number is whole, from 0 to 999, and each of them can come", () => {
  expect(withCacheBuster("/account", () => 0)).toBe("/account?_=0");
  expect(withCacheBuster("/account", () => 0.9999999)).toBe("/account?_=999");
  expect(withCacheBuster("/account?a=1#b", () => 0.5)).toBe("/account?a=1&_=500#b");
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      const [, number] = /^\/\?_=(\d+)$/.exec(withCacheBuster("/", () => random)) ?? [];
      expect(Number(number)).toBe(Math.floor(random * 1000));
    }),
  );
});

test("without a source of chance it takes the browser's own", () => {
  for (let time = 0; time < 200; time += 1)
    expect(withCacheBuster("/a?_=5")).toMatch(/^\/a\?_=\d{1,3}$/);
});
