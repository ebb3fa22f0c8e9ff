import { expect, test } from "vitest";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import { readForm, writeForm } from "./FormState.ts";
import { plainMail } from "./plainMail.ts";
import { renameField } from "./renameField.ts";
import { withHandlingOf } from "./withHandlingOf.ts";

const team: FormItem = { kind: "radio", name: "team", label: "Team", options: ["Shop", "Help"] };
const mine = readForm({
  ...{ version: 1, language: "en" },
  definition: { title: "Contact", locale: "en_US", fields: [team] },
  handling: {
    ...plainHandling,
    mail: { ...plainMail, to: "old@x.example", attachments: [] },
    questions: { sum: [{ question: "1 + 1", answer: "2" }] },
    meanings: { team: { Shop: "sales@x.example", Help: "gone@x.example" } },
  },
});

test("What an owner said meanwhile holds, with the questions and the renamed choices of whoever saves", () => {
  const theirs = {
    ...plainHandling,
    isOpen: false,
    mail: { ...plainMail, to: "new@x.example", attachments: ["plan"] },
    meanings: { team: { Sales: "sales@x.example", Help: "help@x.example" } },
  };
  expect(withHandlingOf(mine, theirs, mine).handling).toEqual({
    ...theirs,
    // A field that took files is gone here.
    mail: { ...theirs.mail, attachments: [] },
    questions: { sum: [{ question: "1 + 1", answer: "2" }] },
    meanings: { team: { Shop: "sales@x.example", Help: "help@x.example" } },
  });
});

test("What an owner took the meaning of has none any more", () => {
  expect(withHandlingOf(mine, plainHandling, mine).handling.meanings).toEqual({});
});

test("Mails call fields as whoever saves does, and their renamed files go along", () => {
  const name: FormItem = { kind: "text", name: "your-name", label: "Name" };
  const plan: FormItem = { kind: "file", name: "plan", label: "Plan" };
  const mail = {
    ...{ ...plainMail, to: "shop@x.example", subject: "From [your-name]" },
    ...{ body: "[_raw_your-name] wrote", replyTo: "[your-name]", attachments: ["plan"] },
  };
  const saved = readForm({
    ...{ version: 1, language: "en" },
    definition: { title: "Contact", locale: "en_US", fields: [name, plan] },
    handling: { ...plainHandling, mail },
  });
  const renamed = renameField(renameField(saved, "your-name", "who"), "plan", "drawing");
  const theirs = { ...plainHandling, mail: { ...mail, to: "new@x.example" } };
  expect(withHandlingOf(renamed, theirs, saved).handling.mail).toEqual({
    ...{ ...mail, to: "new@x.example", subject: "From [who]", body: "[_raw_who] wrote" },
    ...{ replyTo: "[who]", attachments: ["drawing"] },
  });
  const taken = readForm({ ...writeForm(renamed), version: 2, handling: theirs });
  expect(withHandlingOf(taken, theirs, saved)).toBe(taken);
});
