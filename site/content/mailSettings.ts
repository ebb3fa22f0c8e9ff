import * as v from "valibot";
import type { StoredSetting } from "./settings/SettingsGroup.ts";

/** How the connection to a mail server is kept from being read and changed on its way. */
export const SMTP_TLS = ["from-start", "upgraded", "none"] as const;
export type SmtpTls = (typeof SMTP_TLS)[number];

/** The ports of mail servers where none is named (RFC 8314, RFC 6409, RFC 5321). */
export const SMTP_PORTS = {
  "from-start": 465,
  upgraded: 587,
  none: 25,
} as const satisfies Record<SmtpTls, number>;

const schema = v.object({
  /** The server's name or address; without one mails wait. */
  host: v.optional(v.string()),
  tls: v.optional(v.picklist(SMTP_TLS), "from-start"),
  /** Default by `tls`. */
  port: v.optional(v.number()),
  /** Without one we do not sign in. */
  user: v.optional(v.string()),
  /** Sealed, and bound to the server by passwordUse. */
  password: v.optional(v.string()),
  /** Whom mails come from. */
  senderName: v.optional(v.string()),
  senderAddress: v.optional(v.string()),
});

/** How the site sends mail, as its owner set it. */
export type MailSetting = v.InferOutput<typeof schema>;

/** A row of its own: nothing of it is for pages. */
export const mailSetting: StoredSetting<MailSetting> = {
  key: "mail",
  schema,
  fallback: { tls: "from-start" },
};

/** What a password is for: it is shown to no other server, to no other port, and not under another name. */
export function passwordUse(to: Pick<MailSetting, "host" | "tls" | "port" | "user">): string {
  const { host = "", tls, user = "" } = to;
  return JSON.stringify(["mail", host.toLowerCase(), tls, to.port ?? SMTP_PORTS[tls], user]);
}
