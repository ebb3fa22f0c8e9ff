import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { asField, choiceOf } from "../../content/fields/asField.ts";
import { describeFields } from "../../content/fields/describeFields.ts";
import { createAdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { en } from "../../texts/admin/en.ts";
import { checkFields } from "./checkFields.ts";

const { say } = createAdminLocale({ language: "en", catalogue: en, currency: "EUR" });
const title = v.title<string, "Field">("Field");
const text = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(5), title);
const number = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4), v.title("Field"));

/** What is said of a value of one field. */
function said(schema: v.GenericSchema, value: unknown): readonly string[] {
  const fields = describeFields(v.object({ field: schema }));
  return checkFields(fields, { field: value }, { say }).map(({ message }) => message);
}

describe("what is seen to be wrong before the server is asked", () => {
  test.each([
    ["a text that is not there", text, undefined, "Fill this in."],
    ["a text of blanks", text, "   ", "Fill this in."],
    ["a text that is too short", text, "ab", "Use at least 3 characters."],
    ["a text that is too long", text, "abcdef", "Use at most 5 characters."],
    ["a number that is not there", number, undefined, "Fill this in."],
    ["a number that is too small", number, 1, "Give a number of at least 2."],
    ["a number that is too large", number, 5, "Give a number of at most 4."],
    ["a number that is not whole", number, 2.5, "Give a whole number."],
    [
      "a text that does not fit its rule, in the rule's words",
      v.pipe(v.string(), v.regex(/^\d*$/, "Use digits."), title),
      "a",
      "Use digits.",
    ],
    [
      "one whose rule has no words",
      v.pipe(v.string(), v.regex(/^\d*$/), title),
      "a",
      "This is not written as it must be.",
    ],
    ["a choice that is none", v.pipe(choiceOf({ a: "A" }), v.title("Field")), "b", "Fill this in."],
    [
      "a colour that is none",
      v.pipe(v.string(), asField({ kind: "colour" }), title),
      "red",
      "Write a colour like #aa3300.",
    ],
    ["a time that is not whole", v.pipe(v.string(), v.isoTimestamp(), title), "", "Fill this in."],
    [
      "a list with too few",
      v.pipe(v.array(text), v.minLength(1), v.title("Field")),
      [],
      "Add at least 1.",
    ],
  ])("%s", (...[, schema, value, message]) => {
    expect(said(schema, value)).toEqual([message]);
  });

  test.each([
    ["what may be left out and is", v.optional(text), undefined],
    ["null where that says so", v.nullable(text), null],
    ["a text that may be empty", v.pipe(v.string(), title), ""],
    ["a switch that nobody touched", v.pipe(v.boolean(), v.title("Field")), undefined],
  ])("nothing is wrong with %s", (_, schema, value) => {
    expect(said(schema, value)).toEqual([]);
  });
});

test("each issue says where it is, in lists and groups, too; what is not shown is not asked", () => {
  const item = v.pipe(
    v.object({ text, inside: v.pipe(v.object({ number }), v.title("Inside")) }),
    v.title("Item"),
  );
  const fields = describeFields(
    v.object({
      kind: v.pipe(choiceOf({ a: "A", b: "B" }), v.title("Kind")),
      list: v.pipe(v.array(item), v.maxLength(1), v.title("List")),
      later: v.pipe(text, asField({ when: { field: "kind", is: ["b"] } })),
    }),
  );
  const list = [
    { text: "abc", inside: { number: 3 } },
    { text: "", inside: {} },
  ];
  const value = { kind: "a", list };
  expect(checkFields(fields, value, { say })).toEqual([
    { path: ["list"], message: "There can be 1 at most." },
    { path: ["list", 1, "text"], message: "Fill this in." },
    { path: ["list", 1, "inside", "number"], message: "Fill this in." },
  ]);
  const other = { kind: "b", list: [] };
  expect(checkFields(fields, other, { say })).toEqual([
    { path: ["later"], message: "Fill this in." },
  ]);
});
