import * as v from "valibot";
import { expect, test } from "vitest";
import { asField, choiceOf } from "../../../content/fields/asField.ts";
import { describeFields } from "../../../content/fields/describeFields.ts";
import { summaryOf } from "./summaryOf.ts";

const fields = describeFields(
  v.object({
    src: v.pipe(v.string(), asField({ kind: "picture" }), v.title("Picture")),
    level: v.pipe(v.number(), v.title("Level")),
    look: v.optional(v.pipe(choiceOf({ loud: "Strong" }), v.title("Look"))),
    html: v.pipe(v.string(), asField({ kind: "html" }), v.title("HTML")),
    text: v.pipe(v.string(), v.title("Text")),
  }),
);

test.each([
  ["its first text", { src: "/a.png", level: 2, html: "<p>Rich</p>", text: " Said " }, "Said"],
  ["else what rich text says", { src: "/a.png", html: "<p>Rich</p>", text: " " }, "Rich"],
  ["else what was chosen", { src: "/a.png", look: "loud", html: "<p>Rich</p>" }, "Kräftig"],
  ["else an address", { src: "/a.png", level: 2 }, "/a.png"],
  ["and nothing where nothing is filled in", { level: 2 }, ""],
  ["or where it is no object", "text", ""],
])("an item is told apart by %s", (_, value, summary) => {
  expect(summaryOf(fields, value, () => [{ value: "loud", label: "Kräftig" }])).toBe(summary);
});
