import {
  type MailSetting,
  mailSetting,
  passwordUse,
  SMTP_PORTS,
} from "../../content/mailSettings.ts";
import type { Database } from "../../store/Store.ts";
import { readSetting } from "../../store/settings.ts";
import { openText } from "../sealText.ts";
import type { MailSettings } from "./sendMail.ts";

/** How mails are to be sent, as it stands now. */
export type MailSource = {
  /** What the environment says: it counts before what an owner has set. */
  readonly fixed: MailSettings | undefined;
  /** Undefined while mails have to wait. On a transaction, asks by that. */
  readonly read: (db: Database) => Promise<MailSettings | undefined>;
};

/** Reads the settings at the time when they are needed, so that a change holds on every server at once. */
export function createMailSource(fixed: MailSettings | undefined, secret: string): MailSource {
  return {
    fixed,
    read: async (db) => fixed ?? settingsOf(await readSetting(db, mailSetting), secret),
  };
}

function settingsOf(setting: MailSetting, secret: string): MailSettings | undefined {
  const { host, tls, port = SMTP_PORTS[tls], user, password, senderName, senderAddress } = setting;
  if (host === undefined || senderAddress === undefined) return undefined;
  const from = { name: senderName ?? "", address: senderAddress };
  if (user === undefined) return { from, server: { host, port, tls, account: undefined } };
  const opened = openText(password ?? "", { secret, boundTo: passwordUse(setting) });
  // With another secret than when it was written: mails wait for it to be written again.
  if (password !== undefined && opened === undefined) return undefined;
  return { from, server: { host, port, tls, account: { user, password: opened ?? "" } } };
}
