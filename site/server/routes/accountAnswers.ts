import type { Context } from "hono";
import type { Database } from "../../store/Store.ts";
import type { Role } from "../../store/schema.ts";
import type { Accounts, AskingBrowser, SetCookies } from "../accounts/createAccounts.ts";
import type { SignInAttempt, SignInGuard } from "../accounts/createSignInGuard.ts";
import { ADMIN_ROOT } from "../admin/adminPages.tsx";
import type { ClientAddress } from "../clientAddress.ts";
import type { PersonalPages } from "../personalPages.tsx";
import type { CountAttempt } from "../rateLimit.ts";
import { visitorAddress } from "../visitorAddress.ts";

/** What the forms of accounts work with. */
export type AccountOptions = {
  readonly accounts: Accounts;
  readonly db: Database;
  readonly pages: PersonalPages;
  readonly signInGuard: SignInGuard;
  readonly countAttempt: CountAttempt;
  readonly clientAddress: ClientAddress;
  /** The public address, where its owner set one. */
  readonly origin: string | undefined;
};

/** Where somebody goes who signed in and wanted nothing else. */
export function homeOf(role: Role): string {
  return role === "visitor" ? "/account" : ADMIN_ROOT;
}

/** In the query of the sign-in page: whoever comes there has just signed in. */
export const SIGNED_IN = "signed-in";

/**
 * Leads who has signed in to where they wanted to go, by the sign-in page: that sees whether the browser kept the
 * cookie, and says so where it did not. Else they would be asked to sign in again, and not know why.
 * @param next default their home
 */
export function leadSignedIn(
  c: Context,
  options: Pick<AccountOptions, "pages">,
  next = "",
): Promise<Response> {
  const query = new URLSearchParams({ [SIGNED_IN]: "1", ...(next && { next }) });
  return leadTo(c, `/sign-in?${query}`, options);
}

/** What the browser that asks says of itself. */
export function browserOf(c: Context): AskingBrowser {
  return { cookie: c.req.header("cookie"), userAgent: c.req.header("user-agent") };
}

/** An attempt to sign in, by whoever asks. */
export function attemptOf(
  c: Context,
  email: string,
  { clientAddress }: Pick<AccountOptions, "clientAddress">,
): SignInAttempt {
  const address = visitorAddress(c, clientAddress);
  return { email, address, cookie: c.req.header("cookie") };
}

/** Leads to a page of this site, in the language of this one. */
export async function leadTo(
  c: Context,
  path: string,
  { pages }: Pick<AccountOptions, "pages">,
): Promise<Response> {
  const { link } = await pages.findLocale(c);
  c.header("cache-control", "private, no-store");
  return c.redirect(link(path), 303);
}

export function setCookies(c: Context, cookies: SetCookies): void {
  for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
}

/** Says when somebody may try again. @returns in how many minutes; undefined where they may now */
export function waitMinutes(c: Context, seconds: number | undefined): number | undefined {
  if (seconds === undefined) return undefined;
  c.header("retry-after", String(seconds));
  return Math.ceil(seconds / 60);
}
