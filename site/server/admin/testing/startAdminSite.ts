import type { Database } from "../../../store/Store.ts";
import type { Role } from "../../../store/schema.ts";
import { setRole } from "../../../store/users.ts";
import type { SiteOptions } from "../../createListener.ts";
import { cookieOf, startVisitorSite, type VisitorSite } from "../../testing/startVisitorSite.ts";

/** Who asks, as the browser of someone who is signed in. */
export type Person = { readonly cookie: string; readonly nonce: string };

export type Asked = {
  /** Default GET; POST with a body. */
  readonly method?: string;
  /** Default an owner. */
  readonly as?: Partial<Person>;
  /** Sent as JSON; text as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type AdminSite = {
  readonly site: VisitorSite;
  readonly owner: Person;
  readonly editor: Person;
  readonly visitor: Person;
  /** Signs someone in, once more where they were before. */
  readonly signIn: (name: string, role: Role) => Promise<Person>;
  /** Asks as a page of the owner's screens does. */
  readonly ask: (path: string, asked?: Asked) => Promise<Response>;
  /** The same where it is answered as asked. @returns what the answer says */
  readonly told: (path: string, asked?: Asked) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

const PASSWORD = "correct horse";

/** A site with an owner, an editor and a visitor, for tests of the owner's side. */
export async function startAdminSite(
  db: Database,
  options: Partial<Pick<SiteOptions, "media" | "library">> = {},
): Promise<AdminSite> {
  const site = await startVisitorSite(db, {}, options);

  async function signIn(name: string, role: Role): Promise<Person> {
    const email = `${name}@example.com`;
    await site.post("/register", { name, user_email: email, password: PASSWORD });
    await setRole(db, { email, role });
    const cookie = cookieOf(await site.post("/sign-in", { email, password: PASSWORD }));
    const { nonce } = await (await site.get("/api/visitor", { cookie })).json();
    return { cookie, nonce };
  }

  const owner = await signIn("olga", "owner");
  const ask: AdminSite["ask"] = (path, { as = owner, body, headers = {}, ...asked } = {}) => {
    const method = asked.method ?? (body === undefined ? "GET" : "POST");
    const given = {
      origin: site.address,
      "sec-fetch-site": "same-origin",
      ...(as.cookie && { cookie: as.cookie }),
      ...(as.nonce && { "x-wp-nonce": as.nonce }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    };
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    const init = { method, headers: given, ...(body !== undefined && { body: sent }) };
    return fetch(site.address + path, { redirect: "manual", ...init });
  };
  return {
    site,
    owner,
    editor: await signIn("ed", "editor"),
    visitor: await signIn("vic", "visitor"),
    signIn,
    ask,
    async told(path, asked) {
      const answer = await ask(path, asked);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? undefined : answer.json();
    },
    close: () => site.close(),
  };
}
