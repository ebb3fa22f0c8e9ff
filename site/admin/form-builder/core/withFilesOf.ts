import type { MailTemplate } from "../../../content/contact-forms/FormHandling.ts";
import { type FormItem, fileNamesOf } from "../../../content/contact-forms/FormItem.ts";

/** A mail with which no other files go along than those that the fields take. */
export function withFilesOf(fields: readonly FormItem[], mail: MailTemplate): MailTemplate {
  const files = fileNamesOf(fields);
  return { ...mail, attachments: mail.attachments.filter((name) => files.has(name)) };
}
