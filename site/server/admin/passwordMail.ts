import type { SiteSettings } from "../../content/siteSettings.ts";
import { localeOf } from "../../texts/localeOf.ts";
import type { Mail } from "../mail/sendMail.ts";

export type PasswordMailOptions = {
  readonly person: { readonly name: string; readonly email: string };
  readonly link: string;
  readonly endsAt: Date;
  readonly site: SiteSettings;
};

/** The mail that brings somebody the link by which they set their password; in the site's language. */
export function passwordMail({
  person,
  link,
  endsAt,
  site,
}: PasswordMailOptions): Omit<Mail, "id"> {
  const { say, date } = localeOf(site, site.language);
  const { name, email } = person;
  return {
    to: email,
    subject: say("accounts.mail.subject", { site: site.title }),
    text: say("accounts.mail.text", { name, link, site: site.title, date: date(endsAt) }),
  };
}
