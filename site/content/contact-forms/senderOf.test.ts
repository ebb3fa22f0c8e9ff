import { expect, test } from "vitest";
import type { FormDefinition } from "vitrine/contact-form";
import { senderOf } from "./senderOf.ts";

const FIELDS: FormDefinition["fields"] = [
  { kind: "text", name: "who", label: "Your name" },
  { kind: "email", name: "mail", label: "E-mail" },
  { kind: "text", name: "city", label: "City" },
];

test("Who sent something is told by the fields of its form", () => {
  const values = { city: ["Bergen"], mail: [" vera@example.org "], who: ["Vera"] };
  expect(senderOf(FIELDS, values)).toEqual({ name: "Vera", email: "vera@example.org" });
  expect(senderOf(FIELDS, { city: ["Bergen"] })).toEqual({ name: "", email: "" });
});

test("It is told still after a rename, or a new template, by what looks like it", () => {
  const values = { "your-name": ["Vera"], "your-email": ["vera@example.org"], city: ["Bergen"] };
  expect(senderOf(FIELDS, values)).toEqual({ name: "Vera", email: "vera@example.org" });
  expect(senderOf([], { ...values, about: ["not an @ address"] })).toEqual({
    ...{ name: "Vera", email: "vera@example.org" },
  });
});

test("What the form still has a field for goes before, and is no guess where it is something else", () => {
  const values = { mail: ["new@example.org"], "your-email": ["old@example.org"], who: ["Vera"] };
  expect(senderOf(FIELDS, { ...values, "your-name": ["Old"] })).toEqual({
    ...{ name: "Vera", email: "new@example.org" },
  });
  expect(senderOf(FIELDS, { city: ["city@example.org"] })).toEqual({ name: "", email: "" });
  expect(senderOf([], { "mail-name": ["vera@example.org"] })).toEqual({
    ...{ name: "", email: "vera@example.org" },
  });
});
