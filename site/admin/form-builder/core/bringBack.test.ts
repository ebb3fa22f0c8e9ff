import { expect, test } from "vitest";
import { type FormHandling, plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import { formIssues } from "../../../content/contact-forms/formIssues.ts";
import { bringBack } from "./bringBack.ts";
import { type FormState, nameOf, readForm, toBuilt, writeForm } from "./FormState.ts";
import { addItem, removeItem } from "./operations.ts";
import { plainMail } from "./plainMail.ts";

const note: FormItem = { kind: "note", text: "A note" };

function formOf(fields: readonly FormItem[], handling: Partial<FormHandling>): FormState {
  return readForm({
    version: 1,
    language: null,
    definition: { title: "Contact", locale: "en_US", fields },
    handling: { ...plainHandling, ...handling },
  });
}

const idOf = ({ items }: FormState, name: string) =>
  items.find(({ item }) => nameOf(item) === name)?.id ?? "none";

test("What was taken out comes back with all of it, also after more was done, unless its name is another's", () => {
  const team: FormItem = { kind: "select", name: "team", label: "Team", options: ["Sales"] };
  const meanings = { team: { Sales: "a@x.example" } };
  const before = formOf([team, { kind: "reflection", of: "team" }], { meanings });
  const id = idOf(before, "team");
  const gone = addItem(removeItem(before, id), toBuilt(note), 9);
  expect(gone.handling.meanings).toEqual({});
  const back = bringBack(gone, before, id);
  expect(formIssues(writeForm(back))).toEqual([]);
  expect(back.items.map(({ item }) => item.kind)).toEqual(["select", "reflection", "note"]);
  expect(back.handling.meanings).toEqual(meanings);
  expect(bringBack(back, before, id)).toBe(back);
  const taken = addItem(gone, toBuilt({ kind: "text", name: "team", label: "Team" }), 9);
  expect(bringBack(taken, before, id)).toBe(taken);
});

test("A file that went along with a mail does so again once its field is back, and with no other mail", () => {
  const file = (name: string): FormItem => ({ kind: "file", name, label: name });
  const mail = { ...plainMail, attachments: ["plan", "photo"] };
  const before = formOf([file("plan"), file("photo")], { mail, mail2: plainMail });
  const id = idOf(before, "plan");
  const gone = addItem(removeItem(before, id), toBuilt(note), 9);
  expect(gone.handling.mail?.attachments).toEqual(["photo"]);
  const { handling } = bringBack(gone, before, id);
  expect(handling.mail?.attachments).toEqual(["photo", "plan"]);
  expect(handling.mail2).toEqual(plainMail);
  const mailless = { ...gone, handling: { ...gone.handling, mail: null } };
  expect(bringBack(mailless, before, id).handling.mail).toBeNull();
});
