import type { MailTemplate } from "../../../content/contact-forms/FormHandling.ts";
import type { MailAttachment } from "../../../store/jobs/queues.ts";
import type { Filling } from "./createFilling.ts";

/** How much is attached to one mail at most, in bytes: many mail servers take 25 MB, and files are a third larger in it. */
export const MAX_ATTACHED = 18 * 1024 * 1024;

/** The files that go along with a mail, and a line for those that are too large for it. */
export function attachmentsOf(
  { attachments: names }: MailTemplate,
  { sent, locale }: Filling,
): { readonly attachments: readonly MailAttachment[]; readonly lines: readonly string[] } {
  const attachments: MailAttachment[] = [];
  const left: string[] = [];
  let room = MAX_ATTACHED;
  for (const { field, size, path, name, type } of sent.files) {
    if (!names.includes(field)) continue;
    if (size > room) {
      left.push(name);
      continue;
    }
    room -= size;
    attachments.push({ path, name, type, ifGone: locale.say("formMail.fileGone", { name }) });
  }
  const line = locale.say("formMail.filesTooLarge", { names: left.join(", ") });
  return { attachments, lines: left.length > 0 ? [line] : [] };
}
