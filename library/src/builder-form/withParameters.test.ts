import { expect, test } from "vitest";
import { withParameters } from "./withParameters.ts";

const TWO = [
  ["first_name", "Ada & Co"],
  ["empty", ""],
] as const;
const QUERY = "first_name=Ada+%26+Co&empty=";

test.each([
  ["/thanks", `/thanks?${QUERY}`],
  ["/thanks?from=form", `/thanks?from=form&${QUERY}`],
  ["/thanks?", `/thanks?${QUERY}`],
  ["https://a.example/thanks?x=1#top", `https://a.example/thanks?x=1&${QUERY}#top`],
  ["#top", `?${QUERY}#top`],
  ["", `?${QUERY}`],
])('"%s" with parameters is "%s"', (address, whole) => {
  expect(withParameters(address, TWO)).toBe(whole);
});

test("without parameters an address stays as it is", () => {
  expect(withParameters("/thanks?#x", [])).toBe("/thanks?#x");
});
