import type { Database } from "../../store/Store.ts";
import type { Role } from "../../store/schema.ts";
import { setRole } from "../../store/users.ts";
import { askAs, type Person, type Sent } from "./askAs.ts";
import { cookieOf, type VisitorSite } from "./startVisitorSite.ts";

/** Somebody who works on a site by its owner's screens. */
export type Worker = Person & {
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
  const person = { cookie, nonce };
  return { ...person, ask: (path, sent) => askAs(site, path, { ...sent, as: person }) };
}
