import { domainToASCII } from "node:url";
import * as v from "valibot";
import { cleanLine } from "./cleanText.ts";

/** The longest address that mail can go to, in characters (RFC 5321, 4.5.3.1). */
export const MAX_EMAIL_LENGTH = 254;

export type EmailProblem = "missing" | "long" | "wrong";

export type ReadEmail = {
  /** As it is stored: with the domain as mail servers write it. As it was sent where it is wrong. */
  readonly email: string;
  readonly problem?: EmailProblem;
};

/**
 * Reads an email address as a visitor wrote it; domains in every script count. One that programs would
 * decode (RFC 2047) is none: decoded, it would be another's.
 */
export function readEmail(text: string): ReadEmail {
  const email = cleanLine(text);
  if (email === "") return { email, problem: "missing" };
  if (email.length > MAX_EMAIL_LENGTH) return { email, problem: "long" };
  const at = email.lastIndexOf("@");
  const stored = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
  if (at < 1 || email.includes("=?") || !isEmail(stored)) return { email, problem: "wrong" };
  return stored.length > MAX_EMAIL_LENGTH ? { email, problem: "long" } : { email: stored };
}

/** As browsers check it, and with a domain of at least two names. */
function isEmail(text: string): boolean {
  return v.is(v.pipe(v.string(), v.rfcEmail(), v.regex(/\.[a-z][a-z\d-]+$/i)), text);
}
