import { expect, test } from "vitest";
import type { StoredFormDefinition } from "../formDefinitionSchema.ts";
import { exampleValues } from "./exampleValues.ts";

const options = ["One", { value: "two", label: "Two" }, "Three"];
const FIELDS: StoredFormDefinition["fields"] = [
  { kind: "text", name: "name", label: "Your name" },
  { kind: "textarea", name: "message", label: "Message", value: "Hello" },
  { kind: "email", name: "email", label: "E-mail" },
  { kind: "url", name: "url", label: "Web" },
  { kind: "tel", name: "tel", label: "Phone" },
  { kind: "number", name: "number", label: "How many", min: 5 },
  { kind: "range", name: "range", label: "How much" },
  { kind: "date", name: "day", label: "Day" },
  { kind: "select", name: "select", label: "Select", options },
  { kind: "select", name: "several", label: "Several", options, multiple: true },
  { kind: "checkbox", name: "boxes", label: "Boxes", options },
  { kind: "checkbox", name: "one", label: "One", options, exclusive: true },
  { kind: "radio", name: "radio", label: "Radio", options, value: "two" },
  { kind: "acceptance", name: "terms", label: "Terms" },
  { kind: "quiz", name: "quiz", label: "Quiz" },
  { kind: "hidden", name: "hidden", value: "product 7" },
  { kind: "file", name: "cv", label: "CV" },
  { kind: "captcha", name: "captcha", label: "Captcha" },
  { kind: "note", text: "A note" },
  { kind: "submit" },
];

test("Each field has an example of its kind, which the form would take", () => {
  const questions = { quiz: [{ question: "1 + 1?", answer: "2" }] };
  const given = { email: "olga@example.com", today: "2026-11-23", questions };
  expect(exampleValues({ fields: FIELDS }, given)).toEqual({
    name: ["Your name"],
    message: ["Hello"],
    email: ["olga@example.com"],
    url: ["https://example.com/"],
    tel: ["+49 30 1234567"],
    number: ["5"],
    range: ["1"],
    day: ["2026-11-23"],
    select: ["One"],
    several: ["One", "two"],
    boxes: ["One", "two"],
    one: ["One"],
    radio: ["two"],
    terms: ["1"],
    quiz: ["2"],
    hidden: ["product 7"],
    cv: [],
    captcha: [],
  });
});
