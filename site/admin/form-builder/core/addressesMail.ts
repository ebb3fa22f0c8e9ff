import type { FormHandling } from "../../../content/contact-forms/FormHandling.ts";
import { fieldTag } from "../../../content/contact-forms/mail/fieldTag.ts";
import { mailTagsOf } from "../../../content/contact-forms/mail/mailTagsOf.ts";

/** Whether a mail of the form goes to what is sent in a field. */
export function addressesMail({ mail, mail2 }: FormHandling, field: string): boolean {
  const lists = [mail, mail2].flatMap((one) => (one ? [one.to, one.cc, one.bcc] : []));
  return lists.some((list) => mailTagsOf(list).some(({ name }) => fieldTag(name).field === field));
}
