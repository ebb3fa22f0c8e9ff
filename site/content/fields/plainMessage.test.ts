import * as v from "valibot";
import { expect, test } from "vitest";
import { plainMessage } from "./plainMessage.ts";

const text = v.pipe(v.string(), v.minLength(2), v.maxLength(4));
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4));

test.each([
  ["a text that is missing", text, undefined, "Fill this in."],
  ["an empty text", text, "", "Fill this in."],
  ["a short text", text, "a", "Use at least 2 characters."],
  ["a long text", text, "abcde", "Use at most 4 characters."],
  ["a long list", v.pipe(v.array(v.number()), v.maxLength(1)), [1, 2], "There may be 1 at most."],
  ["a small number", number, 0, "Give a number of at least 1."],
  ["a large number", number, 5, "Give a number of at most 4."],
  ["a broken number", number, 1.5, "Give a whole number."],
  ["no choice", v.picklist(["a"]), "b", "Choose one of what is offered."],
  ["something else", text, 3, "This is not written as it must be."],
  ["a rule with words of its own", v.pipe(v.string(), v.regex(/a/, "Say a.")), "b", "Say a."],
] as const)("%s is said in plain words", (...[, schema, value, message]) => {
  const read = v.safeParse(schema as v.GenericSchema, value, { message: plainMessage });
  expect(read.issues?.map((issue) => issue.message)).toEqual([message]);
});
