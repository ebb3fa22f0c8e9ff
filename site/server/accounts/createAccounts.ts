import { eq } from "drizzle-orm";
import { type Role, users } from "../../store/schema.ts";
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

export type Accounts = {
  /**
   * Makes an account, unless the address has one. Nobody is told which of the two it was.
   * @returns "wrong-email" for an address that cannot have an account
   */
  readonly register: (
    person: Credentials & { readonly name: string },
  ) => Promise<"done" | "wrong-email">;
  /**
   * @param cookie of the request: who was signed in with it is so no longer
   * @returns undefined where address and password do not belong together
   */
  readonly signIn: (
    credentials: Credentials,
    cookie: string | undefined,
  ) => Promise<SetCookies | undefined>;
  readonly signOut: (cookie: string | undefined) => Promise<SetCookies>;
  /** Asks nothing and loads nothing for a visitor without our cookie. */
  readonly findSignedIn: (cookie: string | undefined) => Promise<SignedIn | undefined>;
};

/** Registration and sign-in. The library for it is loaded with the first visitor who needs it. */
export function createAccounts(options: AuthOptions): Accounts {
  const load = loadOnce(options);

  async function signOut(cookie: string | undefined): Promise<SetCookies> {
    const { api } = await load();
    const { headers } = await api.signOut({ headers: withCookie(cookie), returnHeaders: true });
    return headers.getSetCookie();
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
    async signIn(credentials, cookie) {
      const { api } = await load();
      try {
        const { headers } = await api.signInEmail({
          body: { ...credentials },
          returnHeaders: true,
        });
        if (hasSessionCookie(cookie)) await signOut(cookie);
        return headers.getSetCookie();
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    },
    signOut,
    async findSignedIn(cookie) {
      if (!hasSessionCookie(cookie)) return undefined;
      const { api } = await load();
      const found = await api.getSession({ headers: withCookie(cookie) });
      if (!found) return undefined;
      const { user, session } = found;
      const { id: userId, name, email, role } = user;
      return { userId, sessionId: session.id, name, email, role: role ?? "visitor" };
    },
  };
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

const REFUSALS = ["INVALID_EMAIL_OR_PASSWORD", "INVALID_EMAIL", "VALIDATION_ERROR"];

function isRefusal(error: unknown): boolean {
  return REFUSALS.includes(codeOf(error));
}

/** The code of an error that the library throws on purpose; "" for others. */
function codeOf(error: unknown): string {
  const body = error instanceof Error && "body" in error ? error.body : undefined;
  return typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";
}
