import { MAX_ATTACHMENTS, type MailTemplate } from "../FormHandling.ts";
import { type FormItem, fileNamesOf, type NamedItem } from "../FormItem.ts";
import type { StoredFormDefinition } from "../formDefinitionSchema.ts";
import { isNameField } from "../isNameField.ts";
import { isQuestion } from "../isQuestion.ts";
import { labelOf } from "../labelOf.ts";

/** How much of a label stands in it, in characters: a mail holds that of every field. */
const LABEL_LENGTH = 100;

/** The mail that a form begins with, to whoever makes it: all that is sent, and the visitor gets the answer. */
export function begunMail(
  { title, fields }: Pick<StoredFormDefinition, "title" | "fields">,
  to: string,
): MailTemplate {
  const name = fields.find((item) => isNameField(item));
  const email = fields.find((item) => item.kind === "email");
  const lines = fields.flatMap((item) => (isTold(item) ? [lineOf(item)] : []));
  return {
    ...{ isActive: true, to, cc: "", bcc: "", replyTo: tagOf(email), senderName: "" },
    subject: [withoutTags(title), tagOf(name)].filter((part) => part !== "").join(": "),
    body: lines.join(""),
    attachments: [...fileNamesOf(fields)].slice(0, MAX_ATTACHMENTS),
    ...{ isHtml: false, excludesBlank: false },
  };
}

/** Whether what is sent in it tells something: the answers to questions have been judged by then. */
function isTold(item: FormItem): item is NamedItem {
  return "name" in item && !isQuestion(item);
}

function lineOf(field: NamedItem): string {
  const { kind, name } = field;
  // Its tag says to what somebody agreed.
  if (kind === "acceptance") return `[${name}]\n`;
  const label = withoutTags(labelOf(field)).replace(/\s+/g, " ").slice(0, LABEL_LENGTH).trim();
  const asked = /[.!?:…؟]$/.test(label) ? label : `${label}:`;
  return kind === "textarea" ? `\n${asked}\n[${name}]\n` : `${asked} [${name}]\n`;
}

function tagOf(item: FormItem | undefined): string {
  return item && "name" in item ? `[${item.name}]` : "";
}

/** Brackets would make a tag of it. */
function withoutTags(text: string): string {
  return text.replace(/[[\]]/g, " ");
}
