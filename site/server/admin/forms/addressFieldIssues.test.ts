import { expect, test } from "vitest";
import { plainMail } from "../../../admin/form-builder/core/plainMail.ts";
import { type FormHandling, plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { StoredFormDefinition } from "../../../content/contact-forms/formDefinitionSchema.ts";
import type { FormParts } from "../../../content/contact-forms/formHandlingIssues.ts";
import { addressFieldIssues } from "./addressFieldIssues.ts";

type Item = StoredFormDefinition["fields"][number];

const email: Item = { kind: "email", name: "email", label: "Email" };
const source: Item = { kind: "hidden", name: "source", value: "a@x.example" };
const team: Item = {
  ...{ kind: "select", name: "team", label: "Team", value: "a@x.example" },
  options: ["a@x.example", { value: "b@x.example", label: "B" }],
};
const desk: Item = { kind: "radio", name: "desk", label: "Desk", options: ["c@x.example"] };
const free: Item = { kind: "text", name: "free", label: "Free" };

const handling: FormHandling = {
  ...plainHandling,
  mail: {
    ...plainMail,
    to: "shop@x.example, [team]",
    bcc: "[source]",
    cc: "[desk]",
    replyTo: "Us <[email]>",
  },
  mail2: { ...plainMail, to: "[email]", isActive: false },
};
const form = (fields: readonly Item[], more: Partial<FormHandling> = {}): FormParts => ({
  definition: { title: "Contact", locale: "en_US", fields },
  handling: { ...handling, ...more },
});
const all = [email, source, team, free, desk] as const;
const before = form(all);
const issuesOf = (after: FormParts, from = before) =>
  addressFieldIssues(from, after).map(({ path }) => path.slice(2).join("."));

test.each<[string, Item, string]>([
  ["another kind", { kind: "hidden", name: "email", value: "me@evil.example" }, "0"],
  ["a value from the start", { ...email, value: "me@evil.example" }, "0.value"],
  ["another value", { ...source, value: "me@evil.example" } as Item, "1.value"],
  ["a new choice", { ...team, options: ["a@x.example", "me@evil.example"] } as Item, "2.options"],
  [
    "a choice that looks as before",
    { ...team, options: ["a@x.example", { value: "me@evil.example", label: "B" }] } as Item,
    "2.options",
  ],
  ["a choice that visitors write", { ...desk, freeText: true } as Item, "4.freeText"],
  ["another choice at first", { ...team, value: "b@x.example" } as Item, "2.value"],
])("A field that mails are addressed by may not have %s", (_, changed, place) => {
  const name = "name" in changed ? changed.name : "";
  const fields = all.map((one) => ("name" in one && one.name === name ? changed : one));
  expect(issuesOf(form(fields))).toEqual([place]);
});

test("Nor may one come in its place after it was taken out", () => {
  const without = form([source, team, free, desk]);
  expect(issuesOf(without)).toEqual([]);
  expect(issuesOf(before, without)).toEqual(["0"]);
});

test("Answers go to the same field also under another name, and to no other", () => {
  const mail = handling.mail && { ...handling.mail, replyTo: "Us <[address]>" };
  const alone = { mail2: null };
  const from = form(all, alone);
  const renamed = form([{ ...email, name: "address" } as Item, source, team, free, desk], {
    ...alone,
    mail,
  });
  expect(issuesOf(renamed, from)).toEqual([]);
  const evil: Item = { kind: "email", name: "address", label: "", value: "me@evil.example" };
  expect(issuesOf(form([evil, email, source, team, free, desk], { ...alone, mail }), from)).toEqual(
    ["0.value"],
  );
});

test("All else of such fields may change, and all of others", () => {
  const changed: readonly Item[] = [
    { ...free, kind: "hidden", value: "x@x.example" } as Item,
    { ...team, label: "Whom?", options: [{ value: "a@x.example", label: "Ada" }] } as Item,
    { kind: "hidden", name: "source" },
    { ...email, required: true, label: "Your email" } as Item,
  ];
  expect(issuesOf(form(changed))).toEqual([]);
});
