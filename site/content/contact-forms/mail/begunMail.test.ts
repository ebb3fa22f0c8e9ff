import * as v from "valibot";
import { expect, test } from "vitest";
import { formTextsOf } from "../../../texts/formTextsOf.ts";
import { begunForm } from "../begunForm.ts";
import { formHandlingSchema } from "../FormHandling.ts";
import { MAX_FIELDS, type StoredFormDefinition } from "../formDefinitionSchema.ts";
import { begunMail } from "./begunMail.ts";
import { problemsOfMail } from "./problemsOfMail.ts";

type Fields = StoredFormDefinition["fields"];
const begun = (fields: Fields, title = "Write") => begunMail({ title, fields }, "me@example.com");

test("The mail of the usual fields has each of them", () => {
  const form = begunForm({ title: "Write [us]!", language: "en", texts: formTextsOf("en") });
  expect(begunMail(form, "me@example.com")).toMatchObject({
    ...{ to: "me@example.com", replyTo: "[your-email]", subject: "Write  us !: [your-name]" },
    body: "Name: [your-name]\nEmail address: [your-email]\n\nMessage:\n[your-message]\n",
  });
});

test("Of other fields it has all that tell something, by what they are called", () => {
  const fields: Fields = [
    { kind: "note", text: "Hello" },
    { kind: "tel", name: "phone", label: "Phone [mobile]\nor not" },
    { kind: "hidden", name: "from-page", value: "x" },
    { kind: "acceptance", name: "ok", label: ["I read ", { text: "this", href: "/terms" }] },
    { kind: "quiz", name: "sum", label: "2 + 2" },
    { kind: "captcha", name: "letters", label: "Letters" },
    { kind: "email", name: "mail", label: "Mail" },
    { kind: "email", name: "other", label: "Other" },
    { kind: "select", name: "why", label: "What is it about?", options: ["A"] },
    { kind: "file", name: "plan", label: "Plan" },
    { kind: "submit" },
  ];
  const mail = begun(fields);
  expect(mail).toMatchObject({ subject: "Write", replyTo: "[mail]", attachments: ["plan"] });
  expect(mail.body.split("\n")).toEqual([
    "Phone  mobile  or not: [phone]".replace(/\s+/g, " "),
    "from-page: [from-page]",
    "[ok]",
    "Mail: [mail]",
    "Other: [other]",
    "What is it about? [why]",
    "Plan: [plan]",
    "",
  ]);
  const handling = { meanings: {} };
  expect(problemsOfMail(mail, { definition: { fields }, handling })).toEqual([]);
});

test("The mail of a form as large as can be may be saved", () => {
  const fields = Array.from({ length: MAX_FIELDS }, (_, index) => ({
    ...({ kind: "textarea", label: "Label ".repeat(60) } as const),
    name: `${"field-".repeat(10)}${index}`,
  }));
  const mail = begun(fields, "Title ".repeat(30));
  expect(v.safeParse(formHandlingSchema, { mail }).success).toBe(true);
});
