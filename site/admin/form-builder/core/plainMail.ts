import * as v from "valibot";
import {
  type MailTemplate,
  mailTemplateSchema,
} from "../../../content/contact-forms/FormHandling.ts";

/** A mail of which nothing is said yet. */
export const plainMail: MailTemplate = v.parse(mailTemplateSchema, {});
