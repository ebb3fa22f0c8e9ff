import type { Database } from "../../store/Store.ts";
import type { Role } from "../../store/schema.ts";
import { setRole } from "../../store/users.ts";
import { cookieOf, type VisitorSite } from "./startVisitorSite.ts";

export type Sent = {
  /** Default GET, or POST with a body. */
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Somebody who works on a site by its owner's screens. */
export type Worker = {
  readonly cookie: string;
  readonly nonce: string;
  /** Asks as their browser does. */
  readonly ask: (path: string, sent?: Sent) => Promise<Response>;
};

/** What everybody's password is who is made here. */
export const PASSWORD = "correct horse";

/** Makes an account on a site, gives it a role and signs it in. */
export async function workOn(
  site: VisitorSite,
  db: Database,
  { name, role }: { readonly name: string; readonly role: Role },
): Promise<Worker> {
  const email = `${name.toLowerCase()}@example.com`;
  await site.post("/register", { name, user_email: email, password: PASSWORD });
  await setRole(db, { email, role });
  return signInAs(site, email);
}

/** Signs in with an account that there is. */
export async function signInAs(
  site: VisitorSite,
  email: string,
  password: string = PASSWORD,
): Promise<Worker> {
  const cookie = cookieOf(await site.post("/sign-in", { email, password }));
  return workWith(site, cookie);
}

/** Goes on with the cookie that an answer set. */
export async function workWith(site: VisitorSite, cookie: string): Promise<Worker> {
  const { nonce } = await (await site.get("/api/visitor", { cookie })).json();
  return {
    cookie,
    nonce,
    ask(path, { method, body, headers } = {}) {
      const given = {
        origin: site.address,
        "sec-fetch-site": "same-origin",
        cookie,
        "x-wp-nonce": nonce,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const does = method ?? (body === undefined ? "GET" : "POST");
      return fetch(site.address + path, { method: does, headers: given, ...sent });
    },
  };
}
