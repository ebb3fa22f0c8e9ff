import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { asField, choiceOf } from "./asField.ts";
import { describeFields } from "./describeFields.ts";

/** The one field of an object. */
function described(schema: v.GenericSchema) {
  return describeFields(v.object({ field: schema }))[0];
}

describe("what a schema says of a field", () => {
  test("its title is the label, its description the help, wherever they stand", () => {
    const inside = v.optional(v.pipe(v.string(), v.title("Name"), v.description("Of the site.")));
    const outside = v.pipe(v.optional(v.string()), v.title("Name"), v.description("Of the site."));
    for (const schema of [inside, outside]) {
      expect(described(schema)).toEqual({
        name: "field",
        kind: "text",
        label: "Name",
        help: "Of the site.",
        isOptional: true,
      });
    }
  });

  test("its rules are the limits, those of pipes inside it, too", () => {
    const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20));
    const schema = v.pipe(line, v.regex(/^[a-z]*$/i, "Use letters."), v.title("Name"));
    expect(described(schema)).toEqual({
      name: "field",
      kind: "text",
      label: "Name",
      isOptional: false,
      minLength: 1,
      maxLength: 20,
      pattern: { source: "^[a-z]*$", flags: "i", message: "Use letters." },
    });
  });

  test("what may be left out says what holds then, and whether null says it", () => {
    const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9), v.title("Many"));
    expect(described(v.optional(number, 3))).toEqual({
      name: "field",
      kind: "number",
      label: "Many",
      isOptional: true,
      default: 3,
      isWhole: true,
      min: 1,
      max: 9,
    });
    expect(described(v.nullable(number))).toMatchObject({ isOptional: true, isNullable: true });
  });

  test("a choice has a label for each value; numbers and currencies are called after themselves", () => {
    const look = v.pipe(choiceOf({ loud: "Strong", soft: "Quiet" }), v.title("Look"));
    expect(described(look)).toMatchObject({
      kind: "choice",
      options: [
        { value: "loud", label: "Strong" },
        { value: "soft", label: "Quiet" },
      ],
    });
    expect(described(v.pipe(v.picklist([2, 3]), v.title("Level")))).toMatchObject({
      options: [
        { value: 2, label: "2" },
        { value: 3, label: "3" },
      ],
    });
    const money = v.pipe(v.picklist(["EUR"]), asField({ isCurrency: true }), v.title("Currency"));
    expect(described(money)).toMatchObject({
      isCurrency: true,
      options: [{ value: "EUR", label: "EUR" }],
    });
    expect(described(v.pipe(v.array(look), v.maxLength(2), v.title("Looks")))).toMatchObject({
      kind: "choices",
      max: 2,
    });
  });

  test("a moment, a colour and a picture with what belongs to it", () => {
    const title = v.title<string, "Field">("Field");
    expect(described(v.pipe(v.string(), v.isoTimestamp(), title))).toMatchObject({ kind: "time" });
    expect(described(v.pipe(v.string(), asField({ kind: "colour" }), title))).toMatchObject({
      kind: "colour",
    });
    const side = v.pipe(v.number(), asField({ kind: "hidden" }));
    const picture = {
      src: v.pipe(v.string(), asField({ kind: "picture" }), v.title("Picture")),
      alt: v.pipe(v.string(), v.title("Alternative text")),
      width: side,
      height: v.pipe(v.number(), v.title("Height")),
    };
    expect(describeFields(v.object(picture))).toMatchObject([
      { kind: "picture", parts: ["width", "alt"] },
      { kind: "text" },
      { kind: "hidden" },
      { kind: "number" },
    ]);
  });

  test("a list says what it holds, and what a new one is", () => {
    const link = v.object({
      label: v.pipe(v.string(), v.title("Label")),
      text: v.optional(v.pipe(v.string(), asField({ kind: "long" }), v.title("Text"))),
    });
    const links = v.array(v.pipe(link, v.title("Link")));
    expect(described(v.pipe(links, v.minLength(1), v.maxLength(5), v.title("Links")))).toEqual({
      name: "field",
      label: "Links",
      isOptional: false,
      kind: "list",
      itemLabel: "Link",
      min: 1,
      max: 5,
      initial: { label: "" },
      item: {
        kind: "group",
        initial: { label: "" },
        fields: [
          { name: "label", label: "Label", isOptional: false, kind: "text" },
          { name: "text", label: "Text", isOptional: true, kind: "text", isLong: true },
        ],
      },
    });
  });

  test("of objects that differ in a value, fields that not all have depend on it", () => {
    const kind = (value: string, label: string) =>
      v.pipe(v.literal(value), v.title("Kind"), asField({ options: { [value]: label } }));
    const name = v.pipe(v.string(), v.title("Name"));
    const either = v.variant("kind", [
      v.object({ kind: kind("a", "First"), name, only: name }),
      v.object({ kind: kind("b", "Second"), name }),
    ]);
    expect(describeFields(either)).toEqual([
      {
        name: "kind",
        label: "Kind",
        isOptional: false,
        kind: "choice",
        options: [
          { value: "a", label: "First" },
          { value: "b", label: "Second" },
        ],
      },
      { name: "name", label: "Name", isOptional: false, kind: "text" },
      {
        name: "only",
        label: "Name",
        isOptional: false,
        kind: "text",
        when: { field: "kind", is: ["a"] },
      },
    ]);
  });
});

test.each([
  ["a field without a title", v.string(), /no title/],
  ["a rule that it does not know", v.pipe(v.string(), v.emoji(), v.title("A")), /rule "emoji"/],
  ["a schema that no field is made of", v.pipe(v.bigint(), v.title("A")), /schema "bigint"/],
  ["a choice without a label", v.pipe(v.picklist(["a"]), v.title("A")), /no label/],
  ["a list of what has no title", v.pipe(v.array(v.string()), v.title("A")), /no title/],
])("%s is a mistake that is told to whoever wrote the schema", (_, schema, message) => {
  expect(() => described(schema)).toThrow(message);
});
