import type { MailTemplate } from "../../../content/contact-forms/FormHandling.ts";
import { fillMailTags } from "../../../content/contact-forms/mail/fillMailTags.ts";
import { cleanLine } from "../../cleanText.ts";
import type { QueuedMail } from "../../mail/enqueueMails.ts";
import { withLines } from "../../mail/withLines.ts";
import { addressesOf } from "./addressesOf.ts";
import { attachmentsOf } from "./attachmentsOf.ts";
import { bodiesOf } from "./bodiesOf.ts";
import type { Filling } from "./createFilling.ts";

/** What a mail says, to whomever it goes. */
export type MailContent = Omit<QueuedMail, "to" | "shownTo" | "cc" | "submission">;

/** The longest subject and the longest name of a sender, in characters. */
const MAX_SUBJECT = 400;
const MAX_NAME = 100;

/** A template, filled with what was sent. */
export function mailContent(template: MailTemplate, filling: Filling): MailContent {
  const fill = (text: string) => cleanLine(fillMailTags(text, filling.tagValue));
  const senderName = fill(template.senderName).slice(0, MAX_NAME);
  const [replyTo] = addressesOf(template.replyTo, filling).addresses;
  const { attachments, lines } = attachmentsOf(template, filling);
  return {
    subject: fill(template.subject).slice(0, MAX_SUBJECT) || filling.form.definition.title,
    ...withLines(bodiesOf(template, filling), lines),
    ...(senderName !== "" && { senderName }),
    ...(replyTo !== undefined && { replyTo }),
    ...(attachments.length > 0 && { attachments }),
  };
}
