import { mail } from "../../content/settings/mail.ts";
import type { SettingsGroup } from "../../content/settings/SettingsGroup.ts";
import type { MailSettings } from "../mail/sendMail.ts";
import type { AdminOptions } from "./AdminOptions.ts";

export type FixedSettings = {
  /** What holds, without what is secret. */
  readonly value: Readonly<Record<string, unknown>>;
  /** Why nobody can change it here. */
  readonly reason: string;
};

/** What whoever runs the site has set in place of an owner; undefined where an owner decides. */
export function fixedSettings(
  { key }: SettingsGroup,
  source: AdminOptions["mail"],
): FixedSettings | undefined {
  if (key !== mail.key || !source.fixed) return undefined;
  return { value: shownOf(source.fixed), reason: BY_ENVIRONMENT };
}

function shownOf({ server: { host, port, tls, account }, from }: MailSettings) {
  return {
    host,
    port,
    tls,
    ...(account && { user: account.user }),
    ...(from.name !== "" && { senderName: from.name }),
    senderAddress: from.address,
  };
}

const BY_ENVIRONMENT =
  "These are set where the site is started, by SMTP_URL and MAIL_FROM, and count before what is saved here. To change them here, start the site without both.";
