import type { MailTemplate } from "../FormHandling.ts";
import { renameTags } from "./renameTags.ts";

/**
 * A mail once fields are called otherwise. Whom it goes to stays: who sends under another name might be
 * somebody else.
 * @param names the new name of each, by the one before
 */
export function withFieldNames(
  mail: MailTemplate,
  names: ReadonlyMap<string, string>,
): MailTemplate {
  return {
    ...mail,
    replyTo: renameTags(mail.replyTo, names),
    senderName: renameTags(mail.senderName, names),
    subject: renameTags(mail.subject, names),
    body: renameTags(mail.body, names),
  };
}
