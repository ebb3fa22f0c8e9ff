import { createHmac, timingSafeEqual } from "node:crypto";

/** The cookie by which a browser is known again. It signs nobody in. */
export const KNOWN_BROWSER_COOKIE = "vitrine_known";

/** How long a browser is known after a password was right in it, in days. */
export const KNOWN_DAYS = 180;

/** How many accounts a browser is known for at most: a family may share one. */
const MAX_ACCOUNTS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

export type KnownFor = {
  /** The cookie's value; undefined where there is none. */
  readonly value: string | undefined;
  readonly email: string;
  /** The site's secret. */
  readonly secret: string;
};

/** Whether the password of this account was right in this browser before. */
export function isKnownBrowser(known: KnownFor, now: number = Date.now()): boolean {
  return entriesOf(known.value).some((entry) => isFor(entry, known, now));
}

/** The value that makes a browser known for an account, beside those that it is known for already. */
export function knownBrowser(known: KnownFor, now: number = Date.now()): string {
  const others = entriesOf(known.value).filter((entry) => !isFor(entry, known, now));
  const day = Math.floor(now / DAY_MS);
  return [`${day}-${sign(known, day)}`, ...others].slice(0, MAX_ACCOUNTS).join(".");
}

function entriesOf(value = ""): readonly string[] {
  return value.split(".").filter((entry) => ENTRY.test(entry));
}

/** A day, counted from 1970, and a signature. */
const ENTRY = /^\d{1,6}-[\w-]{22}$/;
/** Of a signature, in characters: 132 bits. */
const LENGTH = 22;

function isFor(entry: string, known: KnownFor, now: number): boolean {
  const day = Number(entry.slice(0, entry.indexOf("-")));
  const age = Math.floor(now / DAY_MS) - day;
  if (age < 0 || age > KNOWN_DAYS) return false;
  return timingSafeEqual(Buffer.from(entry.slice(-LENGTH)), Buffer.from(sign(known, day)));
}

function sign({ secret, email }: KnownFor, day: number): string {
  return createHmac("sha256", secret)
    .update(`known-browser\n${email.toLowerCase()}\n${day}`)
    .digest("base64url")
    .slice(0, LENGTH);
}
