import { eq } from "drizzle-orm";
import { parse, serialize } from "hono/utils/cookie";
import { audit } from "../../store/auditLog.ts";
import type { Database } from "../../store/Store.ts";
import { users } from "../../store/schema.ts";
import {
  type CountAttempt,
  KNOWN_SIGN_IN_LIMIT,
  type RateLimit,
  SIGN_IN_LIMIT,
} from "../rateLimit.ts";
import { createGrowingWait } from "./growingWait.ts";
import { isKnownBrowser, KNOWN_BROWSER_COOKIE, KNOWN_DAYS, knownBrowser } from "./knownBrowser.ts";

export type SignInGuardOptions = {
  readonly db: Database;
  /** The site's secret. */
  readonly secret: string;
  /** The public address; its cookies are Secure where it is https. */
  readonly origin: string | undefined;
  readonly countAttempt: CountAttempt;
};

export type SignInAttempt = {
  /** As readEmail gives it. */
  readonly email: string;
  /** Where it comes from. */
  readonly address: string;
  /** All cookies that were sent. */
  readonly cookie: string | undefined;
};

export type SignInGuard = {
  /**
   * Counts an attempt, before the password is looked at. Where it has to wait, and it is at the account of
   * somebody who works on the site, the audit log says so.
   * @returns undefined while it is allowed, else in how many seconds it is again
   */
  readonly count: (attempt: SignInAttempt) => Promise<number | undefined>;
  /** Once the password was right. @returns the cookie to set, by which the browser is known from then on */
  readonly succeed: (attempt: SignInAttempt) => Promise<string>;
};

/**
 * Makes guessing slow and keeps nobody out who has the password: browsers in which it was right before have
 * attempts of their own, which strangers cannot use up. All others share those of their network, and those at
 * the account, whose waits grow.
 */
export function createSignInGuard(options: SignInGuardOptions): SignInGuard {
  const { db, secret, origin, countAttempt } = options;
  const strangers = createGrowingWait(db, secret);

  function countStranger({ email, address }: SignInAttempt): Promise<number | undefined> {
    // The network first: what it refuses must not be counted at the account.
    return countAttempt(SIGN_IN_LIMIT, address).then((wait) => wait ?? strangers.count(email));
  }

  return {
    async count(attempt) {
      const { email, cookie } = attempt;
      const isKnown = isKnownBrowser({ value: knownValueOf(cookie), email, secret });
      const wait = await (isKnown
        ? countAttempt(KNOWN_SIGN_IN_LIMIT, email.toLowerCase())
        : countStranger(attempt));
      if (wait !== undefined) await noteRefused(email, options);
      return wait;
    },
    async succeed({ email, cookie }) {
      const known = { value: knownValueOf(cookie), email, secret };
      if (!isKnownBrowser(known)) await strangers.takeBack(email);
      return serialize(KNOWN_BROWSER_COOKIE, knownBrowser(known), {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: origin?.startsWith("https:") ?? false,
        maxAge: KNOWN_DAYS * 24 * 60 * 60,
      });
    },
  };
}

function knownValueOf(cookie = ""): string | undefined {
  return parse(cookie, KNOWN_BROWSER_COOKIE)[KNOWN_BROWSER_COOKIE];
}

/** How often it is noted that attempts at one account were refused. */
const NOTE_LIMIT: RateLimit = { name: "refused-sign-ins", count: 1, windowSeconds: 10 * 60 };

/** Of those who only visit nobody else needs to know. */
async function noteRefused(
  email: string,
  { db, countAttempt }: Pick<SignInGuardOptions, "db" | "countAttempt">,
): Promise<void> {
  const [tried] = await db
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  if (!tried || tried.role === "visitor") return;
  if ((await countAttempt(NOTE_LIMIT, tried.id)) !== undefined) return;
  const subject = { kind: "person", id: tried.id, name: tried.name };
  await audit(db, { by: NOBODY, action: "person.refuse-sign-in", subject });
}

/** Whoever it was is not known. */
const NOBODY = { id: null, name: "" } as const;
