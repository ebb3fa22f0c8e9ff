import type { Context } from "hono";
import { Hono } from "hono";
import { ADMIN_API, type Me, signIn } from "../../content/admin/sessionWire.ts";
import { languageOfUser } from "../../store/users.ts";
import type { SignedIn } from "../accounts/createAccounts.ts";
import { requireEditor } from "../accounts/requireEditor.ts";
import { isFromHere } from "../isFromHere.ts";
import { makeNonce } from "../nonce.ts";
import { readEmail } from "../readEmail.ts";
import { attemptOf, browserOf, setCookies } from "../routes/accountAnswers.ts";
import { SiteError } from "../SiteError.ts";
import type { AdminEnv, AdminOptions } from "./AdminOptions.ts";
import { readBody } from "./readBody.ts";
import { tooOften } from "./tooOften.ts";

/** Who is signed in; and signing in again, where a session ended in the middle of something. */
export function sessionRoutes(options: AdminOptions): Hono<AdminEnv> {
  return new Hono<AdminEnv>()
    .get(`${ADMIN_API}/me`, async (c) =>
      c.json(await describe(await requireEditor(c, options), options)),
    )
    .post(`${ADMIN_API}/sign-in`, (c) => signInAgain(c, options));
}

async function signInAgain(c: Context<AdminEnv>, options: AdminOptions): Promise<Response> {
  const { accounts, origin, signInGuard } = options;
  if (!isFromHere(c, origin)) throw new SiteError(403, FOREIGN, { code: "foreign" });
  const credentials = await readBody(c, signIn);
  const { email } = readEmail(credentials.email);
  const attempt = attemptOf(c, email, options);
  const wait = await signInGuard.count(attempt);
  if (wait !== undefined) throw tooOften(wait, waitSentence);
  const signedIn = await accounts.signIn({ ...credentials, email }, browserOf(c));
  if (!signedIn) throw new SiteError(401, WRONG, { code: "wrong" });
  if (signedIn.user.role === "visitor") throw new SiteError(403, VISITOR, { code: "role" });
  setCookies(c, [...signedIn.cookies, await signInGuard.succeed(attempt)]);
  return c.json(await describe(signedIn.user, options));
}

async function describe(
  { userId, sessionId, name, email, role }: SignedIn,
  { db, secret, source }: AdminOptions,
): Promise<Me> {
  const site = await source.readSite();
  const language = (await languageOfUser(db, userId)) ?? site.language;
  return {
    user: { id: userId, name, email, role: role === "owner" ? "owner" : "editor", language },
    nonce: makeNonce({ secret, session: sessionId }),
    site: { title: site.title, language: site.language, currency: site.currency },
  };
}

const FOREIGN = "This was not sent from a page of this site, so nothing was done.";
const WRONG = "This address and this password do not belong together. Try again.";
const VISITOR = "This account may not work on the site's content. Its owner can allow it.";

const waitSentence = (minutes: number): string =>
  `There were too many attempts to sign in. Wait ${minutes} minutes, then try again.`;
