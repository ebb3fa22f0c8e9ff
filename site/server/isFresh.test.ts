import { expect, test } from "vitest";
import { isFresh } from "./isFresh.ts";

test.each([
  [undefined, false],
  ["", false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"aa"', false],
  ['"b"', false],
])('If-None-Match %j matches W/"a": %s', (header, fresh) => {
  expect(isFresh(header, 'W/"a"')).toBe(fresh);
});
