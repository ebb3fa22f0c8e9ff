import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type MailTemplate, mailTemplateSchema } from "../FormHandling.ts";
import { type MailedForm, problemsOfMail } from "./problemsOfMail.ts";

const FORM: MailedForm = {
  definition: {
    fields: [
      { kind: "text", name: "your-name", label: "Name" },
      { kind: "email", name: "your-email", label: "E-mail" },
      { kind: "date", name: "day", label: "Day" },
      { kind: "file", name: "cv", label: "CV" },
      { kind: "select", name: "team", label: "Team", options: ["Sales", "Help"] },
      { kind: "select", name: "colour", label: "Colour", options: ["Red", "Blue"] },
      { kind: "note", text: "A note" },
    ],
  },
  handling: { meanings: { team: { Sales: "sales@x.example", Help: "a@x.example, b@x.example" } } },
};

const problems = (template: Partial<MailTemplate>) =>
  problemsOfMail(v.parse(mailTemplateSchema, { to: "owner@x.example", ...template }), FORM).map(
    ({ text, line, column, reason }) => `${text} ${line}:${column} ${reason}`,
  );

describe("A mail of a form", () => {
  test("without a fault has no problem, nor one that is not sent", () => {
    expect(
      problems({
        to: 'owner@x.example, "Doe, Jane" <jane@x.example>, [team], [your-email]',
        cc: "Vera <[your-name]@x.example>, [_site_admin_email]",
        replyTo: "[your-email]",
        subject: "[your-name]: [_raw_team]",
        body: 'On [_format_day "d.m.Y"] of [_site_title] [[your-title]] [a b]',
        attachments: ["cv"],
      }),
    ).toEqual([]);
    expect(problems({ isActive: false, to: "nonsense", body: "[unknown]" })).toEqual([]);
  });

  test("is told of tags that no field fills, where they stand", () => {
    expect(
      problems({ body: "Hi\n  [your-nmae]", subject: "[_remote_ip]", senderName: "[x]" }),
    ).toEqual([
      "senderName 1:1 The form has no field for [x], so it stands in the mail as it is.",
      "subject 1:1 Nothing fills [_remote_ip] here: this site does not keep it.",
      "body 2:3 The form has no field for [your-nmae], so it stands in the mail as it is.",
    ]);
  });

  test("is told of dates that cannot be written in another form", () => {
    const reason = (tag: string) =>
      `body 1:1 A tag such as [${tag}] needs a field for a date, and how to write it in quotes.`;
    expect(problems({ body: "[_format_day]" })).toEqual([reason("_format_day")]);
    expect(problems({ body: '[_format_cv "Y"]' })).toEqual([reason("_format_cv")]);
  });

  test("is told of recipients that can never be addresses", () => {
    expect(problems({ to: "owner@x.example, nobody", bcc: "[day], [colour], [team]" })).toEqual([
      "to 1:18 Mail cannot go to “nobody”.",
      "bcc 1:1 What is sent in [day] is no address that mail can go to.",
      "bcc 1:8 What is sent in [colour] is no address that mail can go to.",
    ]);
    expect(problems({ to: " " })).toEqual([
      "to 1:1 This mail goes to nobody yet: name an address.",
    ]);
    expect(problems({ replyTo: "a@x.example, b@x.example" })).toEqual([
      "replyTo 1:1 Answers can go to one address only.",
    ]);
    const many = Array.from({ length: 21 }, (_, index) => `a${index}@x.example`).join(", ");
    expect(problems({ to: many })).toEqual([
      "to 1:1 A mail goes to 20 addresses at most, so those behind are left out.",
    ]);
  });

  test("is told of attachments that are no files of the form", () => {
    expect(problems({ attachments: ["cv", "your-name"] })).toEqual([
      "attachments 2:1 The form has no field for files of the name “your-name”.",
    ]);
  });
});
