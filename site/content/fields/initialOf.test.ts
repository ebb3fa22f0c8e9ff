import * as v from "valibot";
import { expect, test } from "vitest";
import { initialOf } from "./initialOf.ts";

test("a new value is the least that its schema takes, without what may be left out", () => {
  const schema = v.object({
    text: v.string(),
    number: v.pipe(v.number(), v.minValue(3)),
    any: v.number(),
    yes: v.boolean(),
    look: v.picklist(["loud", "soft"]),
    kind: v.literal("a"),
    left: v.optional(v.string(), "out"),
    none: v.nullable(v.string()),
    list: v.array(v.string()),
    two: v.pipe(v.array(v.object({ text: v.string() })), v.minLength(2)),
    either: v.variant("is", [
      v.object({ is: v.literal("b"), size: v.number() }),
      v.object({ is: v.literal("c") }),
    ]),
  });
  const initial = initialOf(schema);
  expect(initial).toEqual({
    text: "",
    number: 3,
    any: 0,
    yes: false,
    look: "loud",
    kind: "a",
    none: null,
    list: [],
    two: [{ text: "" }, { text: "" }],
    either: { is: "b", size: 0 },
  });
  expect(v.is(schema, initial)).toBe(true);
});
