import { resolve } from "node:path";
import * as v from "valibot";
import { readSender } from "./mail/readSender.ts";
import { readSmtpUrl } from "./mail/readSmtpUrl.ts";
import type { MailSettings } from "./mail/sendMail.ts";
import { EXIT, StartError } from "./StartError.ts";

/** How the server runs, from the environment. */
export type Config = {
  /** PORT, default 3000; 0 lets the system choose. */
  readonly port: number;
  /** HOST, the address listened on, default 127.0.0.1: this machine only. */
  readonly host: string;
  /** DATA_DIR, default `data` beside package.json. */
  readonly dataDir: string;
  /** MEDIA_DIR, what owners upload and what is made of it, default the data folder. Servers may share it. */
  readonly mediaDir: string;
  /** DATABASE_URL, a PostgreSQL server; without it the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** ORIGIN, the public address, as in https://shop.example; without it, this machine's. */
  readonly origin: string | undefined;
  /** TRUST_PROXY, addresses and networks whose forwarded headers count, default none. */
  readonly trustProxy: readonly string[];
  /** VITRINE_SECRET, at least 32 characters; without it, data/secret. */
  readonly secret: string | undefined;
  /** SMTP_URL and MAIL_FROM, the mail server and whom mails come from; without them an owner says. */
  readonly mail: MailSettings | undefined;
  /** LOG_LEVEL of the JSON log on standard output, default "info"; "silent" for none. */
  readonly logLevel: string;
};

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, "must be an address such as https://shop.example, without a path"),
);

const schema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, "must be a number from 0 to 65535"),
      v.transform(Number),
      v.maxValue(65535, "must be a number from 0 to 65535"),
    ),
    "3000",
  ),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, "must be an address or a name")), "127.0.0.1"),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, "must be a folder")), "data"),
  MEDIA_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "must start with postgres://")),
  ),
  ORIGIN: v.optional(origin),
  TRUST_PROXY: v.optional(v.string(), ""),
  VITRINE_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, "must have at least 32 characters")),
  ),
  SMTP_URL: v.optional(readBy(readSmtpUrl)),
  MAIL_FROM: v.optional(
    readBy((text) => readSender(text) ?? "must be an address such as The shop <shop@shop.example>"),
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`), "info"),
});

/**
 * Reads the configuration from environment variables; empty ones count as not set.
 * @throws StartError that names each wrong variable and what it must be
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const result = v.safeParse(schema, set);
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw unusable(wrong.join("; "));
  }
  const values = result.output;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(root, values.DATA_DIR),
    mediaDir: resolve(root, values.MEDIA_DIR ?? values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    origin: values.ORIGIN && new URL(values.ORIGIN).origin,
    trustProxy: values.TRUST_PROXY.split(/[\s,]+/).filter(Boolean),
    secret: values.VITRINE_SECRET,
    mail: mailSettings(values.SMTP_URL, values.MAIL_FROM),
    logLevel: values.LOG_LEVEL,
  };
}

/** @throws StartError where there is one without the other: mails would wait, and nobody know why */
function mailSettings(
  server: MailSettings["server"] | undefined,
  from: MailSettings["from"] | undefined,
): MailSettings | undefined {
  if (server && from) return { server, from };
  if (!server && !from) return undefined;
  throw unusable("SMTP_URL and MAIL_FROM must be set together");
}

function unusable(reason: string): StartError {
  return new StartError(`The settings cannot be used: ${reason}.`, EXIT.usage);
}

/** A setting that a function reads; where it cannot, that says what is wrong. */
function readBy<Value extends object>(read: (text: string) => Value | string) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value);
      if (typeof value !== "string") return value;
      addIssue({ message: value });
      return NEVER;
    }),
  );
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === "/" && !search && !hash;
}
