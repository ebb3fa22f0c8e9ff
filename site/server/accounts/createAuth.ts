import { createHmac, randomUUID } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../content/accountLimits.ts";
import type { Database } from "../../store/Store.ts";
import { accounts, ROLES, signIns, users, verifications } from "../../store/schema.ts";
import { ACCOUNT_COOKIE, SIGN_IN_SECONDS } from "./accountRules.ts";

export type AuthOptions = {
  readonly db: Database;
  /** The site's secret. */
  readonly secret: string;
  /** The public address; without one the site is this machine's, and its cookies are not Secure. */
  readonly origin: string | undefined;
};

/**
 * The sign-in library on our tables. Load this file when the first visitor needs it, not before:
 * it takes a quarter of a second and 40 MB. Its own HTTP handler is not on the site: our forms
 * call it directly, check where a post comes from, and count attempts.
 */
export function createAuth({ db, secret, origin }: AuthOptions) {
  const schema = { user: users, account: accounts, session: signIns, verification: verifications };
  const isSecure = origin?.startsWith("https:") ?? false;
  return betterAuth({
    baseURL: origin ?? "http://localhost",
    // Signatures made for one purpose must not hold for another.
    secret: createHmac("sha256", secret).update("accounts").digest("base64url"),
    database: drizzleAdapter(db, { provider: "pg", schema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      // Then the answer to a registration is the same for an address that has an account.
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
    },
    // Nobody can choose a role; it is read with whoever is signed in.
    user: { additionalFields: { role: { type: [...ROLES], required: false, input: false } } },
    session: { expiresIn: SIGN_IN_SECONDS, disableSessionRefresh: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would write what visitors sent into the log; what fails is thrown, and logged by us.
    logger: { disabled: true },
    advanced: {
      useSecureCookies: isSecure,
      cookies: { session_token: { name: ACCOUNT_COOKIE } },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
  });
}
