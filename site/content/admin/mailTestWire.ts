import * as v from "valibot";
import { SETTINGS_API } from "./settingsWire.ts";

/** POST: sends a mail to whoever asks, by the server that is set. 409 `unset` where there is none, 429 `wait` too often. */
export const MAIL_TEST_API = `${SETTINGS_API}/mail/test`;

/** Why a mail server could not be used. */
export const MAIL_PROBLEMS = [
  /** Nobody knows its name. */
  "host",
  "unreachable",
  "silent",
  /** What answers there is something else. */
  "foreign",
  /** It speaks without TLS, or with it from the start, where the other was asked for. */
  "security",
  "certificate",
  "sign-in",
  "sender",
  "recipient",
  /** It said no to the mail itself. */
  "refused",
] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** What became of the mail. */
export const mailTest = v.object({
  to: v.string(),
  /** Its name and port. */
  server: v.string(),
  /** Null where it took the mail. */
  problem: v.nullable(v.picklist(MAIL_PROBLEMS)),
  /** In the server's own words; null where it said none. */
  answer: v.nullable(v.string()),
});
export type MailTest = v.InferOutput<typeof mailTest>;
