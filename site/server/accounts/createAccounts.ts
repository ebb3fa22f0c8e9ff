import { eq } from "drizzle-orm";
import { audit } from "../../store/auditLog.ts";
import { findPasswordHash } from "../../store/passwords.ts";
import type { Database } from "../../store/Store.ts";
import { type Role, users } from "../../store/schema.ts";
import { LAST_USED_STEP_S, touchSignIn } from "../../store/signIns.ts";
import { SESSION_COOKIE } from "../createFrontDoor.ts";
import type { AuthOptions, createAuth } from "./createAuth.ts";

/** Who is signed in. */
export type SignedIn = {
  readonly userId: string;
  /** Of this time of being signed in; no secret. */
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
};

export type Credentials = { readonly email: string; readonly password: string };

/** Cookies that the answer must set. */
export type SetCookies = readonly string[];

/** What a browser says of itself with a request. */
export type AskingBrowser = {
  readonly cookie: string | undefined;
  readonly userAgent?: string | undefined;
};

export type Accounts = {
  /**
   * Makes an account, unless the address has one. Nobody is told which of the two it was.
   * @returns "wrong-email" for an address that cannot have an account
   */
  readonly register: (
    person: Credentials & { readonly name: string },
  ) => Promise<"done" | "wrong-email">;
  /** Whether an address can have an account: the library takes fewer than mail does. */
  readonly takesAddress: (email: string) => Promise<boolean>;
  /**
   * Noted in the audit log where it is somebody who works on the site.
   * @param browser who was signed in with its cookie is so no longer
   * @returns undefined where address and password do not belong together
   */
  readonly signIn: (
    credentials: Credentials,
    browser: AskingBrowser,
  ) => Promise<{ readonly cookies: SetCookies; readonly user: SignedIn } | undefined>;
  readonly signOut: (cookie: string | undefined) => Promise<SetCookies>;
  /** Asks nothing and loads nothing for a visitor without our cookie. */
  readonly findSignedIn: (cookie: string | undefined) => Promise<SignedIn | undefined>;
  /** What is stored of a password. */
  readonly hashPassword: (password: string) => Promise<string>;
  readonly isPasswordOf: (userId: string, password: string) => Promise<boolean>;
};

/** Registration and sign-in. The library for it is loaded with the first visitor who needs it. */
export function createAccounts(options: AuthOptions): Accounts {
  const load = loadOnce(options);

  async function signOut(cookie: string | undefined): Promise<SetCookies> {
    const { api } = await load();
    const { headers } = await api.signOut({ headers: withCookie(cookie), returnHeaders: true });
    return headers.getSetCookie();
  }

  async function findSignedIn(cookie: string | undefined): Promise<SignedIn | undefined> {
    if (!hasSessionCookie(cookie)) return undefined;
    const { api } = await load();
    const found = await api.getSession({ headers: withCookie(cookie) });
    if (!found) return undefined;
    const { user, session } = found;
    if (isStale(session.updatedAt)) await touchSignIn(options.db, session.id);
    const { id: userId, name, email, role } = user;
    return { userId, sessionId: session.id, name, email, role: role ?? "visitor" };
  }

  return {
    async register({ name, email, password }) {
      const { api } = await load();
      try {
        await api.signUpEmail({ body: { name, email, password } });
      } catch (error) {
        if (codeOf(error) === "INVALID_EMAIL" || codeOf(error) === "VALIDATION_ERROR") {
          return "wrong-email";
        }
        // Two who register the same address at once: the second finds it taken.
        if (!(await hasAccount(options, email))) throw error;
      }
      return "done";
    },
    async takesAddress(email) {
      const { api } = await load();
      try {
        await api.signInEmail({ body: { email, password: "" } });
        return true;
      } catch (error) {
        if (isRefusal(error)) return codeOf(error) === WRONG_CREDENTIALS;
        throw error;
      }
    },
    async signIn(credentials, { cookie, userAgent = "" }) {
      const { api } = await load();
      try {
        const { headers } = await api.signInEmail({
          body: { ...credentials },
          headers: new Headers({ "user-agent": userAgent.slice(0, MAX_USER_AGENT) }),
          returnHeaders: true,
        });
        if (hasSessionCookie(cookie)) await signOut(cookie);
        const cookies = headers.getSetCookie();
        const user = await findSignedIn(sentBack(cookies));
        if (!user) return undefined;
        await noteSignIn(options.db, user);
        return { cookies, user };
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    },
    signOut,
    findSignedIn,
    async hashPassword(password) {
      const { password: hashes } = await (await load()).$context;
      return hashes.hash(password);
    },
    async isPasswordOf(userId, password) {
      const hash = await findPasswordHash(options.db, userId);
      if (hash === undefined) return false;
      const { password: hashes } = await (await load()).$context;
      return hashes.verify({ hash, password });
    },
  };
}

/** Of sign-ins nobody else needs to know but whoever owns the site: visitors' are not kept. */
async function noteSignIn(db: Database, { userId, name, role }: SignedIn): Promise<void> {
  if (role === "visitor") return;
  const subject = { kind: "person", id: userId, name };
  await audit(db, { by: { id: userId, name }, action: "person.sign-in", subject });
}

function isStale(lastUsed: Date): boolean {
  return Date.now() - lastUsed.getTime() > LAST_USED_STEP_S * 1000;
}

/** How much is kept of what a browser calls itself, in UTF-16 units. */
const MAX_USER_AGENT = 300;

/** What a browser sends back of the cookies that it is to set. */
function sentBack(cookies: SetCookies): string {
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** A failed load is tried again by the next who needs it. */
function loadOnce(options: AuthOptions): () => Promise<ReturnType<typeof createAuth>> {
  let loading: Promise<ReturnType<typeof createAuth>> | undefined;
  return () => {
    loading ??= import("./createAuth.ts").then((module) => module.createAuth(options));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

/** The library gets the cookie only: it has no business with the rest of the request. */
function withCookie(cookie = ""): Headers {
  return new Headers({ cookie });
}

function hasSessionCookie(cookie: string | undefined): boolean {
  return cookie?.includes(`${SESSION_COOKIE}=`) ?? false;
}

async function hasAccount({ db }: AuthOptions, email: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return found.length > 0;
}

const WRONG_CREDENTIALS = "INVALID_EMAIL_OR_PASSWORD";
const REFUSALS = [WRONG_CREDENTIALS, "INVALID_EMAIL", "VALIDATION_ERROR"];

function isRefusal(error: unknown): boolean {
  return REFUSALS.includes(codeOf(error));
}

/** The code of an error that the library throws on purpose; "" for others. */
function codeOf(error: unknown): string {
  const body = error instanceof Error && "body" in error ? error.body : undefined;
  return typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";
}
