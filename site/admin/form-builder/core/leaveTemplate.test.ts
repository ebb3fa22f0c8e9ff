import { expect, test } from "vitest";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import { formIssues } from "../../../content/contact-forms/formIssues.ts";
import { nameOf, readForm, toBuilt, writeForm } from "./FormState.ts";
import { leaveTemplate } from "./leaveTemplate.ts";
import { addItem } from "./operations.ts";
import { plainMail } from "./plainMail.ts";
import { takeTemplate } from "./takeTemplate.ts";

const fields: readonly FormItem[] = [
  { kind: "text", name: "who", label: "Who" },
  { kind: "count", of: "who" },
  { kind: "file", name: "plan", label: "Plan" },
  { kind: "quiz", name: "sum", label: "Sum" },
];
const before = readForm({
  version: 1,
  language: null,
  definition: {
    ...{ title: "Contact", locale: "en_US", fields },
    rules: [{ rule: "minlength", field: "who", threshold: 2 }],
  },
  handling: {
    ...plainHandling,
    mail: { ...plainMail, to: "shop@x.example", attachments: ["plan"] },
    questions: { sum: [{ question: "1 + 1", answer: "2" }] },
  },
});
const after = takeTemplate(before, {
  fields: [
    { kind: "email", name: "who", label: "Who" },
    { kind: "quiz", name: "day", label: "Day" },
  ],
  questions: { day: [{ question: "After Monday?", answer: "Tuesday" }] },
  meanings: {},
});

test("The fields that a template took the place of come back with all that went with them", () => {
  expect(leaveTemplate(after, { before, after })).toEqual(before);
});

test("What was done since stays, but for the template's own fields", () => {
  const note = toBuilt({ kind: "note", text: "Since" });
  const copy = toBuilt({ kind: "text", name: "sum", label: "Another" });
  const { mail } = after.handling;
  const since = {
    ...addItem(addItem(after, note, 0), copy, 9),
    about: { ...after.about, title: "Write to us" },
    handling: { ...after.handling, isOpen: false, mail: mail && { ...mail, subject: "New" } },
  };
  const back = leaveTemplate(since, { before, after });
  expect(formIssues(writeForm(back))).toEqual([]);
  // Its name is another's by now.
  const kept = before.items.filter(({ item }) => nameOf(item) !== "sum");
  expect(new Set(back.items)).toEqual(new Set([...kept, note, copy]));
  expect(back.about).toEqual({ ...before.about, title: "Write to us" });
  expect(back.handling).toEqual({
    ...{ ...before.handling, isOpen: false, questions: {} },
    mail: { ...before.handling.mail, subject: "New" },
  });
});
