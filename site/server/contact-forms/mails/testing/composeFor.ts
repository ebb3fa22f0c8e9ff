import * as v from "valibot";
import type { FormDefinition } from "vitrine/contact-form";
import {
  formHandlingSchema,
  type MailTemplate,
} from "../../../../content/contact-forms/FormHandling.ts";
import { siteSettings } from "../../../../content/siteSettings.ts";
import { type ComposedMails, composeFormMails } from "../composeFormMails.ts";
import type { FormSent } from "../FormSent.ts";

const DEFINITION: FormDefinition = {
  id: 7,
  title: "Write to us",
  locale: "en_US",
  fields: [
    { kind: "text", name: "your-name", label: "Name" },
    { kind: "email", name: "your-email", label: "E-mail" },
    { kind: "textarea", name: "message", label: "Message" },
    { kind: "date", name: "day", label: "Day" },
    { kind: "checkbox", name: "teams", label: "Teams", options: ["Sales", "Help"], freeText: true },
    { kind: "acceptance", name: "terms", label: ["I accept the ", { text: "terms", href: "/t" }] },
    { kind: "file", name: "cv", label: "CV" },
    { kind: "file", name: "other", label: "Other" },
  ],
};
const MEANINGS = {
  teams: { Sales: "sales@x.example", Help: "help@x.example, Boss <boss@x.example>" },
};
export const SENT: FormSent = {
  values: {
    "your-name": ["Vera <b>"],
    "your-email": ["vera@bücher.example"],
    message: ["One\nTwo"],
    day: ["2026-05-31"],
    teams: ["Sales", "Help"],
    terms: ["1"],
  },
  files: [],
  page: "/contact",
  userAgent: "Browser/1",
  at: new Date("2026-11-23T21:05:00Z"),
  site: { ...siteSettings.fallback, title: "The shop", tagline: "Prints" },
  origin: "https://shop.example",
  submissionId: "6b1f5c1e-54a1-4d0f-9a40-0d9f6f1d3c11",
  adminEmail: "owner@shop.example",
};

/** What a test is about; the rest is as it usually is. */
export type Given = {
  readonly mail?: Partial<MailTemplate> | null;
  readonly mail2?: Partial<MailTemplate>;
  readonly sent?: Partial<FormSent>;
  readonly values?: FormSent["values"];
  readonly language?: string;
};

/** The mails of a form with fields of each kind, to its owner as a rule. */
export function composeFor({ mail = {}, mail2, sent, values, language }: Given): ComposedMails {
  const template = mail && { to: "owner@shop.example", subject: "s", body: "b", ...mail };
  const handling = v.parse(formHandlingSchema, { mail: template, mail2, meanings: MEANINGS });
  const form = { key: "contact", language: language ?? null, definition: DEFINITION, handling };
  return composeFormMails(form, { ...SENT, ...sent, values: { ...SENT.values, ...values } });
}
