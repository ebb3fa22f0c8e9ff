import * as v from "valibot";
import {
  MAX_ATTACHMENTS,
  MAX_MAIL_BODY,
  type MailTemplate,
  mailTemplateSchema,
} from "../contact-forms/FormHandling.ts";
import type { FormItem } from "../contact-forms/FormItem.ts";
import { type MailText, problemsOfMail } from "../contact-forms/mail/problemsOfMail.ts";
import { recipientsIn } from "../contact-forms/mail/recipientsIn.ts";
import { fieldNameOf } from "../contact-forms/template/otherField.ts";
import type { FormTemplate } from "../contact-forms/template/readFormTemplate.ts";
import { type PhpValue, phpValue } from "./phpValue.ts";
import { plainText } from "./plainText.ts";
import { readMailHeaders } from "./readMailHeaders.ts";

export type ReadFormMail = {
  /** Null where the old form had none. */
  readonly mail: MailTemplate | null;
  /** What came otherwise, and whom it goes to. */
  readonly notes: readonly string[];
};

export type OldMail = {
  readonly serialized: string;
  /** What notes call it: "mail" or "second mail". */
  readonly name: string;
  /** Whether it is sent; undefined where it says so itself. */
  readonly isActive?: boolean;
};

/** What the form's template says. */
export type OldMailForm = Pick<FormTemplate, "items" | "meanings">;

/** A mail of the old system's forms, which PHP wrote. Its mail-tags are ours. */
export function readFormMail(
  { serialized, name, isActive }: OldMail,
  { items, meanings }: OldMailForm,
): ReadFormMail {
  const given = phpValue(serialized);
  if (!(given instanceof Map)) return { mail: null, notes: [] };
  const text = (key: string): string => withOwnNames(textOf(given.get(key)), items);
  const to = oneLine(text("recipient"));
  const body = text("body").replace(/\r\n?/g, "\n");
  if (to === "" && body.trim() === "") return { mail: null, notes: [] };
  const headers = readMailHeaders(text("additional_headers"));
  const sender = senderOf(text("sender"));
  const files = attachmentsOf(text("attachments"), items);
  const mail = v.parse(mailTemplateSchema, {
    isActive: isActive ?? isOn(given.get("active")),
    to: to.slice(0, 2000),
    cc: headers.cc.slice(0, 2000),
    bcc: headers.bcc.slice(0, 2000),
    replyTo: headers.replyTo.slice(0, 400),
    senderName: sender.name,
    subject: oneLine(text("subject")).slice(0, 998),
    body: body.slice(0, MAX_MAIL_BODY),
    isHtml: isOn(given.get("use_html")),
    excludesBlank: isOn(given.get("exclude_blank")),
    attachments: files.names,
  });
  const notes = [
    whereTo(mail),
    ...problemsOfMail(mail, { definition: { fields: [...items] }, handling: { meanings } }).map(
      ({ text: part, line, column, reason }) =>
        `has in its ${PARTS[part]}, line ${line}, column ${column}: ${reason.replace(/\.$/, "")}`,
    ),
    ...headers.notes,
    ...files.notes,
    ...(sender.address === ""
      ? []
      : [
          `came from ${plainText(sender.address, 200)}: here all mails come from the site's own address`,
        ]),
    ...(body.length > MAX_MAIL_BODY ? [`is cut after ${MAX_MAIL_BODY} characters`] : []),
  ];
  return { mail, notes: notes.map((note) => `its ${name} ${note}`) };
}

const PARTS: Readonly<Record<MailText, string>> = {
  to: "recipients",
  cc: "copies",
  bcc: "hidden copies",
  replyTo: "address for answers",
  senderName: "sender",
  subject: "subject",
  body: "text",
  attachments: "files",
};

function whereTo({ isActive, to, cc, bcc }: MailTemplate): string {
  if (!isActive) return "is switched off, as it was";
  const all = recipientsIn([to, cc, bcc].join(",")).map(({ address }) => address);
  return `goes to ${plainText(all.join(", "), 200) || "nobody"}: look whether that is still right`;
}

/** More than any mail may hold here; what is behind it is not looked at. */
const MAX_READ = 2 * MAX_MAIL_BODY;

function textOf(value: PhpValue | undefined): string {
  return typeof value === "string" ? value.slice(0, MAX_READ) : "";
}

function isOn(value: PhpValue | undefined): boolean {
  return value === true || value === 1 || value === "1";
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Tags of fields whose names are written otherwise here. */
function withOwnNames(text: string, items: readonly FormItem[]): string {
  const names = new Set(items.flatMap((item) => ("name" in item ? [item.name] : [])));
  return text.replace(
    /\[((?:_raw_|_format_)?)([a-z][\w:.-]{0,100})/gi,
    (tag, kind: string, name: string) => {
      const own = fieldNameOf(name);
      return own !== name && names.has(own) ? `[${kind}${own}` : tag;
    },
  );
}

/** As `Name <address>`, or either of them. */
function senderOf(text: string): { readonly name: string; readonly address: string } {
  const line = oneLine(text);
  const [, name = "", address = ""] = /^([^<]*)<([^<>]*)>$/.exec(line) ?? [];
  if (address !== "")
    return {
      name: name
        .trim()
        .replace(/^"(.*)"$/, "$1")
        .slice(0, 400),
      address,
    };
  return line.includes("@")
    ? { name: "", address: line }
    : { name: line.slice(0, 400), address: "" };
}

/** Lines of file fields' tags; others are paths on the old server. */
function attachmentsOf(text: string, items: readonly FormItem[]) {
  const files = new Set(items.flatMap((item) => (item.kind === "file" ? [item.name] : [])));
  const tags = [...text.matchAll(/\[([a-z][\w-]{0,63})\]/gi)].map(([, name = ""]) => name);
  const names = [...new Set(tags)].filter((name) => files.has(name)).slice(0, MAX_ATTACHMENTS);
  const rest = text.replace(/\[([a-z][\w-]{0,63})\]/gi, (tag, name) =>
    files.has(name) ? "" : tag,
  );
  const others = rest
    .split("\n")
    .map(oneLine)
    .filter((line) => line !== "");
  return {
    names,
    notes: others.map(
      (line) => `had "${plainText(line, 80)}" with it, which is no file field of the form`,
    ),
  };
}
