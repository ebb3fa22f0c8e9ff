import { expect, test } from "vitest";
import type { FormHandling } from "../../../content/contact-forms/FormHandling.ts";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import { formIssues } from "../../../content/contact-forms/formIssues.ts";
import { readForm, writeForm } from "./FormState.ts";
import { plainMail } from "./plainMail.ts";
import { takeTemplate } from "./takeTemplate.ts";

const file = (name: string): FormItem => ({ kind: "file", name, label: name });
const select = (name: string, ...options: string[]): FormItem => ({
  ...{ kind: "select", name, label: name, options },
});

const handling: FormHandling = {
  ...plainHandling,
  mail: { ...plainMail, attachments: ["plan", "photo"] },
  mail2: { ...plainMail, attachments: ["plan"] },
  meanings: { team: { Sales: "s@x.example", Press: "p@x.example" }, city: { Rome: "r@x.example" } },
};

const before = readForm({
  version: 1,
  language: null,
  definition: {
    ...{ title: "Contact", locale: "en_US" },
    fields: [file("plan"), file("photo"), select("team", "Sales", "Press"), select("city", "Rome")],
  },
  handling,
});

test("A template leaves nothing of the fields that it replaces: it can be saved at once", () => {
  const fields: readonly FormItem[] = [
    file("photo"),
    { kind: "text", name: "plan", label: "Plan" },
    select("team", "Sales", "Shop"),
  ];
  const taken = takeTemplate(before, { fields, questions: {}, meanings: handling.meanings });
  expect(formIssues(writeForm(taken))).toEqual([]);
  expect(taken.handling.mail?.attachments).toEqual(["photo"]);
  expect(taken.handling.mail2?.attachments).toEqual([]);
  expect(taken.handling.meanings).toEqual({ team: { Sales: "s@x.example" } });
});
