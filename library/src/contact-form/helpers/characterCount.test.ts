import { assert, integer, nat, option, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { type CounterSettings, characterCount } from "./characterCount.ts";

const up: CounterSettings = { direction: "up", start: 0, minimum: undefined, maximum: undefined };

test("Counting up tells how much is written", () => {
  expect(characterCount("", up).value).toBe(0);
  expect(characterCount("abc", up).value).toBe(3);
  expect(characterCount("  a c \n", up).value).toBe(3);
  // As the rules and the server count it: in UTF-16 units.
  expect(characterCount("👍", up).value).toBe(2);
});

test("Counting down tells how much is left, also below 0", () => {
  const down: CounterSettings = { ...up, direction: "down", start: 5 };
  expect(characterCount("", down).value).toBe(5);
  expect(characterCount("abc", down).value).toBe(2);
  expect(characterCount("abcdefg", down).value).toBe(-2);
});

test("Texts count as too long or too short beyond the bounds only, where there are any", () => {
  const bounded = { ...up, minimum: 2, maximum: 3 };
  const judge = (text: string) => {
    const { isTooLong, isTooShort } = characterCount(text, bounded);
    return [isTooShort, isTooLong];
  };
  expect(judge("a")).toEqual([true, false]);
  expect(judge("")).toEqual([true, false]);
  expect(judge("ab")).toEqual([false, false]);
  expect(judge("abc")).toEqual([false, false]);
  expect(judge("abcd")).toEqual([false, true]);
  expect(characterCount("x".repeat(9999), up)).toMatchObject({
    isTooLong: false,
    isTooShort: false,
  });
});

test("Both directions agree, and spaces around a text never count", () => {
  const bound = option(integer({ min: 0, max: 20 }), { nil: undefined });
  const settings = record({ start: nat(100), minimum: bound, maximum: bound });
  assert(
    property(string(), settings, (text, given) => {
      const counted = characterCount(text, { ...given, direction: "up" });
      const left = characterCount(text, { ...given, direction: "down" });
      expect(counted.value + left.value).toBe(given.start);
      expect(left).toMatchObject({ ...counted, value: left.value });
      expect(characterCount(` ${text}\n`, { ...given, direction: "up" })).toEqual(counted);
      expect(counted.isTooLong).toBe(given.maximum !== undefined && counted.value > given.maximum);
    }),
  );
});
