import { isThisMachine } from "../../content/isThisMachine.ts";
import { SMTP_PORTS, type SmtpTls } from "../../content/mailSettings.ts";

/** A mail server that takes our mail. */
export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  readonly tls: SmtpTls;
  /** Without one we do not sign in. */
  readonly account: { readonly user: string; readonly password: string } | undefined;
};

/** Mail servers' ports where an address names none. */
const PORTS = { "smtp:": SMTP_PORTS.upgraded, "smtps:": SMTP_PORTS["from-start"] };

/**
 * Reads SMTP_URL, as in smtps://user:password@mail.example. With "smtp:" the connection is upgraded
 * by STARTTLS, which the server must offer; "?tls=none" gives that up, for a server in the own
 * network and without a password. To this machine nothing needs to be hidden.
 * @returns what is wrong, as the end of a sentence, where it cannot be used
 */
export function readSmtpUrl(text: string): SmtpServer | string {
  if (!URL.canParse(text)) return EXAMPLE;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text);
  if (!isKnown(protocol) || hostname === "" || !["", "/"].includes(pathname)) return EXAMPLE;
  const [[option, value] = ["tls", undefined], ...others] = [...searchParams];
  const isOpen = value === "none";
  if (option !== "tls" || others.length > 0 || (value !== undefined && !isOpen)) {
    return "knows no option but tls=none";
  }
  const host = hostname.replace(/^\[|\]$/g, "");
  const decoded = [username, password].map(decode);
  if (decoded.includes(undefined)) return EXAMPLE;
  const [user = "", secret = ""] = decoded;
  if (isOpen && secret !== "")
    return "must not send a password with tls=none, where anyone could read it";
  return {
    host,
    port: Number(port) || PORTS[protocol],
    tls: protocol === "smtps:" ? "from-start" : isOpen || isThisMachine(host) ? "none" : "upgraded",
    account: user === "" ? undefined : { user, password: secret },
  };
}

const EXAMPLE = "must be an address such as smtps://user:password@mail.example:465";

function isKnown(protocol: string): protocol is keyof typeof PORTS {
  return protocol in PORTS;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
