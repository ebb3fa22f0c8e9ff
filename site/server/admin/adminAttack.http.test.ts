import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../store/Store.ts";
import { rateLimits, signIns, users } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { setRole } from "../../store/users.ts";
import { LANGUAGES } from "../../texts/languages.ts";
import { makeNonce, NONCE_TICK } from "../nonce.ts";
import type { Person } from "../testing/askAs.ts";
import { SECRET } from "../testing/startVisitorSite.ts";
import { addressesOf, isWriting, type Route, routesOf } from "./testing/attackedRoutes.ts";
import {
  type AttackedSite,
  CONFIDENTIAL,
  printOf,
  startAttackedSite,
} from "./testing/attackedSite.ts";
import type { Asked } from "./testing/startAdminSite.ts";

const ROUTES = routesOf("owners");

/** Who signs in asks for nothing that anybody has. Its own checks: adminDoor.http.test.ts. */
const BEFORE_THE_DOOR = ["POST /api/admin/sign-in"];

/** What only owners may do; of settings, by their groups. A route that is not here is for editors, too. */
const OF_OWNERS = [
  /^POST \/api\/admin\/settings\/mail\/test$/,
  /\/api\/admin\/(?:people|activity|jobs)(?:\/|$)/,
  /PUT \/api\/admin\/settings\/(?:consent|forms|general|mail|media|reading|theme)$/,
];

/** All that may be sent without the door, in any language. What a new one lets pass is to be thought about. */
const OPEN_TO_VISITORS = [
  // Refuse it: these are for reading.
  "/*",
  "/api/v1/*",
  "/api/contact-form-7/v1/contact-forms/:id{[0-9]+}/feedback",
  "/comments",
  "/register",
  "/set-up",
  "/sign-in",
  "/sign-out",
  "/wp-admin/admin-ajax.php",
];

type Attack = { readonly name: string } & Pick<Asked, "as" | "headers">;

/** For all requests of a test, on a busy machine, in milliseconds. */
const PATIENCE = 120_000;

describeEachStore("Whoever attacks the owner's side", ({ store }) => {
  let on: AttackedSite;
  const db = (): Database => store().db;

  beforeAll(async () => {
    on = await startAttackedSite(db());
  }, 60_000);
  afterAll(() => on.close());

  /** Every request that the routes take. */
  const targets = (routes: readonly Route[]) =>
    routes.flatMap(({ method, path }) =>
      addressesOf(path, on.ids).map((address) => ({ method, address })),
    );

  /** Attacks everything, and looks whether anything has come of it. */
  async function attack(routes: readonly Route[], attacks: readonly Attack[]): Promise<void> {
    const before = await printOf(db());
    for (const { name, ...attacker } of attacks) {
      await Promise.all(
        targets(routes).map(async ({ method, address }) => {
          const body = isWriting({ method }) && { body: {} };
          const answer = await on.ask(address, { method, ...body, ...attacker });
          const text = await answer.text();
          const told = [name, method, address, answer.status, text.slice(0, 200)].join(" · ");
          expect(isTurnedAway(answer), told).toBe(true);
          expect(text.includes(CONFIDENTIAL) || text.includes("@example.com"), told).toBe(false);
          for (const header of ["access-control-allow-origin", "etag", "set-cookie"]) {
            expect(answer.headers.get(header), told).toBe(null);
          }
        }),
      );
    }
    expect(await printOf(db())).toEqual(before);
  }

  const behind = ROUTES.filter((one) => !BEFORE_THE_DOOR.includes(`${one.method} ${one.path}`));
  const writing = behind.filter(isWriting);

  /** Somebody who was signed in, and what became of that. */
  async function former(name: string, end: (person: Person) => Promise<unknown>): Promise<Attack> {
    await db().delete(rateLimits);
    const person = await on.signIn(name, "owner");
    expect((await on.ask("/api/admin/me", { as: person })).status).toBe(200);
    await end(person);
    return { name, as: person };
  }

  test("finds every route that there is, and none beside the door that takes what is sent", () => {
    expect(writing.length).toBeGreaterThan(30);
    const open = routesOf("visitors").filter(isWriting);
    const prefix = new RegExp(`^/(?:${LANGUAGES.map(({ tag }) => tag).join("|")})(?=/)`);
    const plain = open.map(({ path }) => path.replace(prefix, ""));
    expect([...new Set(plain)].sort()).toEqual(OPEN_TO_VISITORS.toSorted());
  });

  test("gets nowhere without being signed in, as somebody who was, or as a visitor", {
    timeout: PATIENCE,
  }, async () => {
    const past = { expiresAt: sql`now() - interval '1 second'` };
    const forged = on.owner.cookie.replace(/=.{4}/, "=AAAA");
    await attack(behind, [
      { name: "nobody", as: {} },
      { name: "nobody with a nonce of everybody", as: { nonce: nonceOf("") } },
      { name: "nobody with the owner's nonce", as: { nonce: on.owner.nonce } },
      { name: "a visitor", as: on.visitor },
      { name: "a visitor with the owner's nonce", as: { ...on.visitor, nonce: on.owner.nonce } },
      { name: "a forged cookie", as: { ...on.owner, cookie: forged } },
      { name: "a cookie that was made up", as: { cookie: "vitrine_session=x.y" } },
      await former("left", ({ cookie }) => on.site.post("/sign-out", {}, { cookie })),
      await former("ended", () => db().delete(signIns).where(ofPerson("ended"))),
      await former("expired", () => db().update(signIns).set(past).where(ofPerson("expired"))),
      await former("removed", () => db().delete(users).where(withEmail("removed"))),
      await former("demoted", () =>
        setRole(db(), { email: "demoted@example.com", role: "visitor" }),
      ),
    ]);
  });

  test("gets nowhere with the cookie of an owner from a page that is not ours", {
    timeout: PATIENCE,
  }, async () => {
    const { host, port } = new URL(on.site.address);
    const here = { "sec-fetch-site": "same-origin" };
    const from = (origin: string, site = "same-origin"): Attack => ({
      name: `from ${origin} (${site})`,
      headers: { origin, "sec-fetch-site": site },
    });
    await attack(writing, [
      from("https://evil.example", "cross-site"),
      from("https://evil.example"),
      from("null"),
      from("null", "none"),
      from(on.site.address, "cross-site"),
      from(on.site.address, "same-site"),
      from(`http://${host}.evil.example`),
      from(`http://evil.example/${host}`),
      from(`http://${host}@evil.example`),
      from(`http://127.0.0.1:${Number(port) + 1}`),
      from(`ftp://${host}`),
      from(""),
      {
        name: "named by X-Forwarded-Host",
        headers: { ...here, origin: "https://evil.example", "x-forwarded-host": "evil.example" },
      },
    ]);
  });

  test("gets nowhere with the cookie of an owner and a nonce that is not this session's", {
    timeout: PATIENCE,
  }, async () => {
    const other = await on.signIn("olga", "owner");
    const ended = await former("gone", ({ cookie }) => on.site.post("/sign-out", {}, { cookie }));
    const { cookie } = on.owner;
    const [session] = await db()
      .select({ id: signIns.id })
      .from(signIns)
      .where(ofPerson("olga"))
      .orderBy(signIns.createdAt);
    const own = session?.id ?? "";
    expect(nonceOf(own)).toBe(on.owner.nonce);
    const nonces = {
      none: "",
      "everybody's": nonceOf(""),
      "the same person's of another session": other.nonce,
      "an editor's": on.editor.nonce,
      "a visitor's": on.visitor.nonce,
      "one of a session that ended": ended.as?.nonce ?? "",
      "two ticks old": nonceOf(own, -2),
      "of a tick to come": nonceOf(own, 1),
      "cut short": on.owner.nonce.slice(0, -1),
      "in capitals": on.owner.nonce.toUpperCase(),
      "sent twice": `${on.owner.nonce}, ${on.owner.nonce}`,
      "of another secret": makeNonce({ secret: "t".repeat(43), session: own }),
    };
    const named = Object.entries(nonces).map(([name, nonce]) => ({ name, as: { cookie, nonce } }));
    await attack(writing, named);
  });

  test("is refused as an editor what only owners may do, and nothing else", {
    timeout: PATIENCE,
  }, async () => {
    for (const { method, address } of targets(behind)) {
      const isOfOwners = OF_OWNERS.some((pattern) => pattern.test(`${method} ${address}`));
      const body = isWriting({ method }) ? { body: "[" } : {};
      const answer = await on.ask(address, { method, ...body, as: on.editor });
      const told = [method, address, answer.status].join(" ");
      const text = await answer.text();
      expect([told, text.includes('"owner"')]).toEqual([told, isOfOwners]);
      expect([told, answer.status === 403]).toEqual([told, isOfOwners]);
    }
  });
});

/** Refused, or led to where one can sign in. */
function isTurnedAway({ status, headers }: Response): boolean {
  const isLed = headers.get("location")?.startsWith("/sign-in?next=%2F") ?? false;
  return status === 401 || status === 403 || (status === 303 && isLed);
}

function withEmail(name: string) {
  return eq(users.email, `${name}@example.com`);
}

function ofPerson(name: string) {
  return inArray(
    signIns.userId,
    sql`(select id from users where email = ${`${name}@example.com`})`,
  );
}

function nonceOf(session: string, ticks = 0): string {
  return makeNonce({ secret: SECRET, session }, Date.now() + ticks * NONCE_TICK);
}
