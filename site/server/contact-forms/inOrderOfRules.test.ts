import { expect, test } from "vitest";
import { inOrderOfRules } from "./inOrderOfRules.ts";

test("errors come in the order of the rules that say them, also of rules in rules", () => {
  const schema = {
    version: "1",
    locale: "en_US",
    rules: [
      { rule: "required", field: "b", error: "Fill in." },
      { rule: "required", field: "a", error: "Fill in." },
      { rule: "all", field: "c", error: "No.", rules: [{ rule: "email", error: "No address." }] },
      { rule: "enum", field: "a", error: "Choose." },
      { rule: "enum", field: "b", error: "Choose." },
    ],
  };
  const told = [
    { field: "b", message: "Choose." },
    { field: "c", message: "No address." },
    { field: "a", message: "Fill in." },
  ];
  expect(inOrderOfRules(schema, told).map(({ field }) => field)).toEqual(["a", "c", "b"]);
});
