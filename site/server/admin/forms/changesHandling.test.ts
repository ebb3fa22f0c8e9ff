import { expect, test } from "vitest";
import {
  type FormState,
  nameOf,
  readForm,
  writeForm,
} from "../../../admin/form-builder/core/FormState.ts";
import { nameItem, removeItem } from "../../../admin/form-builder/core/operations.ts";
import { plainMail } from "../../../admin/form-builder/core/plainMail.ts";
import { type MailTemplate, plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import { changesHandling } from "./changesHandling.ts";

const mail: MailTemplate = {
  ...plainMail,
  ...{
    to: "shop@x.example",
    replyTo: "[email]",
    senderName: "[name]",
    subject: "From [_raw_name]",
  },
  body: 'Name: [name]\nDay: [_format_day "d.m."]\n[[name]] [_site_title] [gone]',
  attachments: ["plan", "photo"],
};
const before = readForm({
  version: 1,
  language: null,
  definition: {
    ...{ title: "Contact", locale: "en_US" },
    fields: [
      { kind: "text", name: "name", label: "Name" },
      { kind: "email", name: "email", label: "Email" },
      { kind: "date", name: "day", label: "Day" },
      { kind: "file", name: "plan", label: "Plan" },
      { kind: "file", name: "photo", label: "Photo" },
      { kind: "quiz", name: "sum", label: "Sum" },
    ],
  },
  handling: { ...plainHandling, mail, mail2: { ...plainMail, to: "[email]", body: "Dear [name]" } },
});

const idOf = (state: FormState, name: string) =>
  state.items.find(({ item }) => nameOf(item) === name)?.id ?? "none";
const rename = (state: FormState, from: string, to: string) =>
  nameItem(state, idOf(state, from), to);
const without = (state: FormState, name: string) => removeItem(state, idOf(state, name));
const isRefused = (after: FormState) => changesHandling(writeForm(before), writeForm(after));
const withMail = (state: FormState, change: Partial<MailTemplate>): FormState => ({
  ...state,
  handling: { ...state.handling, mail: { ...mail, ...change } },
});

test("What mails say of fields may follow those that are renamed or taken out", () => {
  const renamed = rename(rename(rename(before, "name", "who"), "day", "when"), "plan", "sketch");
  expect(renamed.handling.mail).toMatchObject({
    ...{ senderName: "[who]", subject: "From [_raw_who]", attachments: ["sketch", "photo"] },
    body: 'Name: [who]\nDay: [_format_when "d.m."]\n[[name]] [_site_title] [gone]',
  });
  expect(isRefused(renamed)).toBe(false);
  expect(isRefused(without(without(renamed, "sketch"), "sum"))).toBe(false);
  expect(isRefused(without(without(before, "plan"), "photo"))).toBe(false);
  // Each has the other's name.
  const exchanged = rename(rename(rename(before, "name", "x"), "day", "name"), "x", "day");
  expect(isRefused(exchanged)).toBe(false);
});

test("To whom a mail goes does not follow them", () => {
  expect(isRefused(rename(before, "email", "address"))).toBe(true);
});

test.each<[string, Partial<MailTemplate>]>([
  ["another text", { body: `${mail.body}!` }],
  ["another tag than the field's", { subject: "From [name]" }],
  ["a field in one place only", { subject: "From [_raw_day]" }],
  ["what the site knows", { senderName: "[_site_title]" }],
  ["a tag for words", { replyTo: "me@evil.example" }],
  ["a file that does not go along while its field is there", { attachments: ["plan"] }],
  ["a file that went along with no mail", { attachments: ["plan", "photo", "extra"] }],
  ["another address", { to: "me@evil.example" }],
  ["a copy", { bcc: "me@evil.example" }],
  ["a mail that is off", { isActive: false }],
])("%s in a mail is a change for owners", (_, change) => {
  const extra = { id: "extra", item: { kind: "file", name: "extra", label: "Extra" } } as const;
  expect(isRefused(withMail({ ...before, items: [...before.items, extra] }, change))).toBe(true);
});

test("So is a mail that is there no more", () => {
  expect(isRefused({ ...before, handling: { ...before.handling, mail2: null } })).toBe(true);
});
