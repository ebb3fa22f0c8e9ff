import { assert, double, property, string } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { numberRule } from "./number.ts";

const holds = (...values: string[]): boolean => ruleHolds(numberRule, values);

test("integers and decimals are numbers, words are not [CF-045]", () => {
  for (const text of ["5", "5.2", "-5", "-5.2", ".5", "-.5", "007", " 5 "]) {
    expect(holds(text), text).toBe(true);
  }
  const others = [
    "abc",
    "5a",
    "1.",
    "1,5",
    "1.5.2",
    "+1",
    "--1",
    "1 000",
    "0x10",
    "NaN",
    "Infinity",
  ];
  for (const text of others) expect(holds(text), text).toBe(false);
});

test("an exponent may follow [CF-046]", () => {
  for (const text of ["1.5e3", "1E5", "1e+5", "1e-5", "1e400"])
    expect(holds(text), text).toBe(true);
  for (const text of ["1e", "e5", "1e5.5", "1.e3", "1e+"]) expect(holds(text), text).toBe(false);
});

test("each of several must be one, blanks and files are passed over", () => {
  expect(holds("1", "x")).toBe(false);
  expect(ruleHolds(numberRule, ["1", " ", fileOf("a.txt")])).toBe(true);
});

test("each number holds as JavaScript writes it", () => {
  const numbers = double({ noNaN: true, noDefaultInfinity: true });
  assert(property(numbers, (number) => void expect(holds(String(number))).toBe(true)));
});

test("whatever holds is a number to JavaScript too", () => {
  const texts = string({ unit: "grapheme-ascii", maxLength: 6 });
  assert(
    property(texts, (text) => {
      if (holds(text)) expect(Number(text)).not.toBeNaN();
    }),
    { numRuns: 2000 },
  );
});
