import type { FieldDescription } from "../../../content/admin/fieldWire.ts";
import type { MailTemplate } from "../../../content/contact-forms/FormHandling.ts";
import { MAILS } from "../../../content/contact-forms/FormHandling.ts";
import { plainMail } from "../core/plainMail.ts";
import type { FormSay } from "../FormWordsContext.ts";
import { createFields } from "../panel/createFields.ts";

export type MailFieldsOptions = {
  /** Names of the form's file fields. */
  readonly files: readonly string[];
  /** What the mail to the owner says before anything is written. */
  readonly begun: MailTemplate;
};

/** The two mails of a form. */
export function mailFields(
  say: FormSay,
  { files, begun }: MailFieldsOptions,
): readonly FieldDescription[] {
  return MAILS.map((name) => ({
    ...{
      name,
      label: say(`formBuilder.field.${name}`),
      help: say(`formBuilder.field.${name}Help`),
    },
    ...{
      isOptional: true,
      isNullable: true,
      kind: "group",
      initial: name === "mail" ? begun : plainMail,
    },
    fields: templateFields(say, files),
  }));
}

function templateFields(say: FormSay, files: readonly string[]): readonly FieldDescription[] {
  const field = createFields(say);
  const line = (name: "to" | "cc" | "bcc" | "replyTo" | "senderName", maxLength: number) =>
    field.text(name, name, { isOptional: false, maxLength, help: `${name}Help` });
  const attachments: FieldDescription = {
    ...{ name: "attachments", label: say("formBuilder.field.attachments"), isOptional: false },
    kind: "choices",
    options: files.map((value) => ({ value, label: value })),
  };
  return [
    field.toggle("isActive", "isActive", true),
    line("to", 2000),
    field.text("subject", "subject", { isOptional: false, maxLength: 998 }),
    field.text("body", "body", { isOptional: false, isLong: true, maxLength: 20_000 }),
    line("replyTo", 400),
    line("senderName", 400),
    ...[line("cc", 2000), line("bcc", 2000)],
    ...(files.length > 0 ? [attachments] : []),
    field.toggle("isHtml", "isHtml"),
    field.toggle("excludesBlank", "excludesBlank"),
  ];
}
