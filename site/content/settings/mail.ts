import * as v from "valibot";
import type { FieldIssue } from "../admin/fieldWire.ts";
import { choiceOf } from "../fields/asField.ts";
import { secretField } from "../fields/secretField.ts";
import { isThisMachine } from "../isThisMachine.ts";
import { type MailSetting, mailSetting, passwordUse } from "../mailSettings.ts";
import { defineSettings } from "./SettingsGroup.ts";

/** A name, an IPv4 address or an IPv6 address; nothing that could be taken for more. */
const HOST = /^(?:[a-z\d](?:[a-z\d._-]*[a-z\d])?|[\da-f:]*:[\da-f:.]*)$/i;

/** As browsers check an address, with a domain of two names at least. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]+$/i;

const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest),
    v.regex(/^\P{Cc}*$/u, "Write it on one line."),
  );

const fields = v.object({
  host: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(253),
      v.regex(HOST, "Write the server’s name alone, such as mail.example.com."),
      v.title("Mail server"),
      v.description("Whoever hosts your mail tells its name. While it is empty, mails wait."),
    ),
  ),
  tls: v.optional(
    v.pipe(
      choiceOf({
        "from-start": "Encrypted from the start (TLS)",
        upgraded: "Encrypted after a greeting (STARTTLS)",
        none: "Not encrypted",
      }),
      v.title("Security"),
      v.description("Not encrypted is for a server in your own network that asks for no password."),
    ),
    mailSetting.fallback.tls,
  ),
  port: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(65_535),
      v.title("Port"),
      v.description("Empty for the usual one: 465, 587 with STARTTLS, 25 without encryption."),
    ),
  ),
  user: v.optional(
    v.pipe(
      line(320),
      v.title("User name"),
      v.description("Often the whole email address. Empty where the server asks for none."),
    ),
  ),
  password: v.optional(
    v.pipe(
      secretField,
      v.title("Password"),
      v.description("Kept encrypted, and never shown again. It is for this server alone."),
    ),
  ),
  senderName: v.optional(
    v.pipe(
      line(80),
      v.title("Sender’s name"),
      v.description("Whom mails come from, such as the site’s name."),
    ),
  ),
  senderAddress: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(254),
      v.regex(EMAIL, "Write an address like shop@example.com, in Latin letters."),
      v.title("Sender’s address"),
      v.description("One that this mail server may send from. Answers go there."),
    ),
  ),
});

type Mail = v.InferOutput<typeof fields>;

const schema = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ host, senderAddress }) => host === undefined || senderAddress !== undefined,
      "Mails need an address that they come from.",
    ),
    ["senderAddress"],
  ),
  v.forward(
    v.check(
      ({ password, user }) => password === undefined || user !== undefined,
      "The password needs a user name. Write it, or remove the password.",
    ),
    ["user"],
  ),
  v.forward(
    v.check(
      ({ tls, host = "", password }) =>
        password === undefined || tls !== "none" || isThisMachine(host),
      "Without encryption anyone on the way could read the password. Choose another security, or remove the password.",
    ),
    ["tls"],
  ),
);

/** Which server sends the site's mails, and whom they come from. */
export const mail = defineSettings({
  key: "mail",
  label: "Mail",
  help: "Which server sends the site’s mails, and whom they come from.",
  schema,
  stored: mailSetting,
  read: ({ password, ...rest }) => ({
    ...rest,
    ...(password !== undefined && { password: { kept: markOf(password) } }),
  }),
  refuse,
  write: ({ password: before }, { password, ...rest }, seal) => {
    const kept = typeof password === "object" ? before : undefined;
    const sealed = typeof password === "string" ? seal(password, passwordUse(rest)) : kept;
    return { ...rest, ...(sealed !== undefined && { password: sealed }) };
  },
});

/** What is stored for one server must not be sent to another, whoever asks for it. */
function refuse(stored: MailSetting, { password, ...rest }: Mail): FieldIssue | undefined {
  if (typeof password !== "object") return undefined;
  const isStored = stored.password !== undefined && markOf(stored.password) === password.kept;
  if (isStored && passwordUse(stored) === passwordUse(rest)) return undefined;
  return {
    path: ["password"],
    message: "Write the password again: the one that is stored is for another server or user.",
  };
}

/** See Seal. */
function markOf(sealed: string): string {
  return sealed.slice(0, 16);
}
