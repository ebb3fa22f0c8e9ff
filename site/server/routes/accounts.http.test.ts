import { parse } from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitorSchema } from "vitrine/runtime";
import { rateLimits, signIns, users } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { FIRST_WAIT_S, FREE_ATTEMPTS } from "../accounts/growingWait.ts";
import { isNonce } from "../nonce.ts";
import { KNOWN_SIGN_IN_LIMIT, REGISTRATION_LIMIT, SIGN_IN_LIMIT } from "../rateLimit.ts";
import { ledTo } from "../testing/ledTo.ts";
import {
  cookieOf,
  SECRET,
  startVisitorSite,
  type VisitorSite,
} from "../testing/startVisitorSite.ts";

const ada = { name: "Ada", user_email: "ada@example.com", password: "correct horse" };
const adaSignsIn = { email: ada.user_email, password: ada.password };

describeEachStore("Accounts over HTTP", ({ store }) => {
  let site: VisitorSite;

  beforeAll(async () => {
    site = await startVisitorSite(store().db);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await store().db.delete(users);
    await store().db.delete(rateLimits);
    await site.post("/register", ada);
  });

  const signIn = (fields: Readonly<Record<string, string>> = {}, headers = {}) =>
    site.post("/sign-in", { ...adaSignsIn, ...fields }, headers);
  const visitor = async (cookie?: string) =>
    parse(visitorSchema, await (await site.get("/api/visitor", cookie ? { cookie } : {})).json());

  describe("registering", () => {
    test("makes an account and leads to the sign-in, where a notice is shown", async () => {
      const answer = await site.post("/register", { ...ada, user_email: "Eve@Example.com" });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sign-in#registered"]);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await (await site.get("/sign-in")).text()).toContain('id="registered"');
      expect((await signIn({ email: "eve@example.com" })).status).toBe(303);
    });

    test("is answered the same for an address that has an account, which stays as it was", async () => {
      const known = await site.post("/register", { ...ada, password: "someone else's" });
      const fresh = await site.post("/register", { ...ada, user_email: "new@example.com" });
      const seen = async (answer: Response) => [
        answer.status,
        await answer.text(),
        [...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name)),
      ];
      expect(await seen(known)).toEqual(await seen(fresh));
      expect((await signIn({ password: "someone else's" })).status).toBe(422);
      expect((await signIn()).status).toBe(303);
    });

    test("says what is wrong, and shows what was written but for the password", async () => {
      const wrong = { name: "<b>", user_email: "ada@", password: "7 chars" };
      const answer = await site.post("/register", wrong);
      const page = await answer.text();
      expect(answer.status).toBe(422);
      expect(page).toContain('href="#register-user_email"');
      expect(page).toContain("Use at least 8 characters");
      expect(page).toContain('value="&lt;b&gt;"');
      expect(page).toContain('"user_email":"ada@"');
      expect(page).not.toContain("7 chars");
    });

    test.each([
      ["an empty form", {}],
      ["a name of nothing to see", { ...ada, name: "\u200b\0" }],
      ["a name of 81 characters", { ...ada, name: "a".repeat(81) }],
      ["two addresses", { ...ada, user_email: "a@example.com, b@example.com" }],
      ["a password of 129 characters", { ...ada, password: "p".repeat(129) }],
      ["an address that mail knows and accounts do not", { ...ada, user_email: "a!b@example.com" }],
    ])("is refused with %s", async (_what, fields) => {
      const answer = await site.post("/register", { ...fields });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain("form-summary");
      expect(await store().db.$count(users)).toBe(1);
    });

    test("takes passwords of 8 to 128 characters of any script, as they are", async () => {
      for (const [index, password] of ["  8 long", "密码".repeat(64), "a\0b\nc<&>'\""].entries()) {
        const email = `p${index}@example.com`;
        await site.post("/register", { ...ada, user_email: email, password });
        expect((await signIn({ email, password })).status).toBe(303);
      }
    });
  });

  describe("signing in", () => {
    test("sets one cookie that signs in, which scripts cannot read and other sites do not send", async () => {
      const answer = await signIn();
      expect([answer.status, await ledTo(site, answer)]).toEqual([303, "/account"]);
      const [cookie = "", ...more] = answer.headers.getSetCookie();
      expect(more).toEqual([expect.stringMatching(/^vitrine_known=/)]);
      expect(cookie).toMatch(/^account_vitrine_session=/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; Max-Age=2592000/);
      expect(cookie).not.toMatch(/; Secure|; Domain/);
      expect(await (await site.get("/account", { cookie: cookieOf(answer) })).text()).toContain(
        "ada@example.com",
      );
    });

    test("fails with one sentence for a wrong password and for an unknown address", async () => {
      const wrong = await (await signIn({ password: "wrong horse" })).text();
      const unknown = await (await signIn({ email: "eve@example.com" })).text();
      expect(wrong).toContain("do not belong together");
      expect(unknown.replaceAll("eve@example.com", ada.user_email)).toBe(wrong);
      expect(wrong).not.toContain("wrong horse");
    });

    test("gives a new session, never one that was in the browser before, and ends that", async () => {
      const planted = "account_vitrine_session=planted.by-someone";
      const first = cookieOf(await signIn({}, { cookie: planted }));
      expect(first).not.toContain("planted");
      const second = cookieOf(await signIn({}, { cookie: first }));
      expect((await visitor(first)).current_user).toEqual({});
      expect((await visitor(second)).current_user).toEqual({
        display_name: "Ada",
        user_email: ada.user_email,
      });
      expect(await store().db.$count(signIns)).toBe(1);
    });

    test.each([
      ["//evil.example", "/account"],
      ["https://evil.example/", "/account"],
      ["/\\evil.example", "/account"],
      ["/.//evil.example", "/account"],
      ["/\r\nset-cookie: a=b//", "/set-cookie:%20a=b//"],
      ["/journal/a?b=c#d", "/journal/a?b=c#d"],
    ])("leads to a path of this site only: next=%j", async (next, location) => {
      const answer = await signIn({ next });
      expect(await ledTo(site, answer)).toBe(location);
      expect(answer.headers.getSetCookie()).toHaveLength(2);
      const page = await (await site.get(`/sign-in?next=${encodeURIComponent(next)}`)).text();
      expect(page).not.toContain("evil.example");
    });

    test("with a browser that keeps no cookies says so, in place of asking again without a word", async () => {
      const answer = await signIn({ next: "/journal/a?b=c#d" });
      const page = await (await site.get(answer.headers.get("location") ?? "")).text();
      expect(page).toMatch(/role="alert"[^>]*>Your browser has forgotten/);
      expect(page).toContain('name="next" value="/journal/a?b=c#d"');
      expect(await (await site.get("/sign-in")).text()).not.toContain("has forgotten");
    });

    test("in another language stays in it", async () => {
      const page = await (await site.get("/ar/sign-in")).text();
      expect(page).toMatch(/<html lang="ar" dir="rtl"/);
      expect(page).toContain('action="/ar/sign-in"');
      const answer = await site.post("/ar/sign-in", adaSignsIn);
      expect(await ledTo(site, answer)).toBe("/ar/account");
    });
  });

  describe("signing out", () => {
    test("ends the session and takes the cookie away", async () => {
      const cookie = cookieOf(await signIn());
      const answer = await site.post("/sign-out", "", { cookie });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sign-in#signed-out"]);
      expect(answer.headers.getSetCookie().join()).toMatch(
        /account_vitrine_session=;[^,]*Max-Age=0/,
      );
      expect((await visitor(cookie)).current_user).toEqual({});
    });

    test("cannot be done by a link, nor from another site", async () => {
      const cookie = cookieOf(await signIn());
      const linked = await site.get("/sign-out", { cookie });
      expect([linked.status, linked.headers.get("allow")]).toEqual([405, "POST"]);
      const foreign = await site.post("/sign-out", "", { cookie, origin: "https://evil.example" });
      expect(foreign.status).toBe(403);
      expect((await visitor(cookie)).current_user).not.toEqual({});
    });

    test("without being signed in does no harm", async () => {
      expect((await site.post("/sign-out", "")).status).toBe(303);
    });
  });

  describe("the account", () => {
    test("leads who is not signed in to the sign-in, and from there back", async () => {
      for (const cookie of ["", "account_vitrine_session=", "account_vitrine_session=%00.x"]) {
        const answer = await site.get("/de/account", { cookie });
        expect(answer.headers.get("location")).toBe("/de/sign-in?next=/account");
      }
      expect(await (await site.get("/sign-in?next=/account")).text()).toContain('value="/account"');
    });

    test("where a visitor wanted to go outlives a change of language and a registration", async () => {
      const next = "/de/shop/pear?a=1&b=2";
      const query = new URLSearchParams({ next });
      for (const path of ["/de/sign-in", "/de/register"]) {
        const page = await (await site.get(`${path}?${query}`)).text();
        expect(page.match(/name="next" value="([^"]*)"/)?.[1]).toBe(next.replace("&", "&amp;"));
        const others = [...page.matchAll(/<a href="([^"]*(?:sign-in|register)\?[^"]*)"/g)];
        expect(others).toHaveLength(4);
        for (const [, href = ""] of others) {
          expect(new URL(href, "http://a.example").searchParams.get("next")).toBe(next);
        }
      }
      const answer = await site.post("/de/register", {
        name: "Noa",
        user_email: "noa@example.com",
        password: "noa's password",
        next,
      });
      expect(answer.headers.get("location")).toBe(`/de/sign-in?${query}#registered`);
      const evil = await site.get("/register?next=//evil.example");
      expect(await evil.text()).not.toContain("evil.example");
      const cookie = cookieOf(await signIn());
      expect((await site.get("/sign-in", { cookie })).headers.get("location")).toBe("/account");
    });

    test("shows a name of markup as it is, and is kept by nobody", async () => {
      await site.post("/register", { ...ada, name: "<img src=x>", user_email: "x@example.com" });
      const cookie = cookieOf(await signIn({ email: "x@example.com" }));
      const answer = await site.get("/account", { cookie });
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(await answer.text()).toContain("&lt;img src=x&gt;");
    });
  });

  test("A visitor's data hold who is signed in, and a nonce for this session alone", async () => {
    const stranger = await visitor();
    const cookie = cookieOf(await signIn());
    const user = await visitor(cookie);
    expect(stranger.current_user).toEqual({});
    expect(user.current_user).toEqual({
      display_name: "Ada",
      user_email: "ada@example.com",
    });
    const [session] = await store().db.select({ id: signIns.id }).from(signIns);
    expect(isNonce(user.nonce, { secret: SECRET, session: session?.id ?? "" })).toBe(true);
    expect(isNonce(user.nonce, { secret: SECRET, session: "" })).toBe(false);
    expect(isNonce(stranger.nonce, { secret: SECRET, session: "" })).toBe(true);
  });

  describe("attempts", () => {
    const from = { "x-forwarded-for": "198.51.100.7" };

    const guess = (headers = {}, email = adaSignsIn.email) =>
      signIn({ email, password: "guess guess" }, headers);
    /** As many networks as there are attempts. */
    const fromAnywhere = (count: number) => ({ "x-forwarded-for": `203.0.113.${count}` });

    test("at one account come ever more slowly, wherever from, the right password included", async () => {
      for (let count = 0; count < FREE_ATTEMPTS; count += 1) {
        expect((await guess(fromAnywhere(count))).status).toBe(422);
      }
      const answer = await signIn({}, fromAnywhere(100));
      expect(answer.status).toBe(429);
      const seconds = Number(answer.headers.get("retry-after"));
      expect(seconds).toSatisfy((it: number) => it > FIRST_WAIT_S - 10 && it <= FIRST_WAIT_S);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.text()).toContain("too many attempts");
      expect((await guess(fromAnywhere(101), "nobody@example.com")).status).toBe(422);
    });

    test("are answered the same at an address without an account", async () => {
      const statuses = async (email: string) => {
        const seen: number[] = [];
        for (let count = 0; count < FREE_ATTEMPTS + 2; count += 1) {
          seen.push((await guess(fromAnywhere(count), email)).status);
        }
        return seen;
      };
      expect(await statuses("nobody@example.com")).toEqual(await statuses(adaSignsIn.email));
    });

    test("of strangers keep nobody out of a browser in which they were signed in", async () => {
      const cookie = cookieOf(await signIn({}, from));
      for (let count = 0; count < SIGN_IN_LIMIT.count; count += 1) await guess(from);
      const known = { ...from, cookie };
      expect((await signIn({}, from)).status).toBe(429);
      expect((await signIn({}, known)).status).toBe(303);
      expect((await guess(known, "eve@example.com")).status).toBe(429);
    });

    test("in a browser that is known end after ten in ten minutes", async () => {
      const known = { ...from, cookie: cookieOf(await signIn({}, from)) };
      expect(KNOWN_SIGN_IN_LIMIT).toMatchObject({ count: 10, windowSeconds: 600 });
      for (let count = 0; count < KNOWN_SIGN_IN_LIMIT.count; count += 1) {
        expect((await guess(known)).status).toBe(422);
      }
      expect((await signIn({}, known)).status).toBe(429);
    });

    test("from one network end after thirty in ten minutes, whichever account they are at", async () => {
      for (let count = 0; count < SIGN_IN_LIMIT.count; count += 1) {
        expect((await guess(from, `a${count}@example.com`)).status).toBe(422);
      }
      expect((await signIn({}, from)).status).toBe(429);
      expect((await signIn({}, fromAnywhere(1))).status).toBe(303);
    });

    test("that are right are none at the account", async () => {
      for (let count = 0; count < FREE_ATTEMPTS + 2; count += 1) {
        expect((await signIn({}, fromAnywhere(count))).status).toBe(303);
      }
    });

    test("leave a cookie that signs nobody in and that no script reads", async () => {
      const cookies = (await signIn()).headers.getSetCookie();
      const known = cookies.find((one) => one.startsWith("vitrine_known=")) ?? "";
      expect(known).toMatch(/Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(known).not.toContain("ada");
      const account = await site.get("/account", { cookie: known.split(";")[0] ?? "" });
      expect(account.status).toBe(303);
    });

    test("to register end after five in an hour; what is not right does not count", async () => {
      expect(REGISTRATION_LIMIT.count).toBe(5);
      for (let count = 0; count < 7; count += 1) {
        const answer = await site.post("/register", { ...ada, password: "short" }, from);
        expect(answer.status).toBe(422);
      }
      for (let count = 0; count < 5; count += 1) {
        const fields = { ...ada, user_email: `a${count}@example.com` };
        expect((await site.post("/register", fields, from)).status).toBe(303);
      }
      expect((await site.post("/register", ada, from)).status).toBe(429);
    });
  });

  test.each(["/register", "/sign-in", "/sign-out"])(
    "%s takes no form from elsewhere, of another type, or too large",
    async (path) => {
      const fields = { ...ada, ...adaSignsIn };
      const origin = "https://evil.example";
      expect((await site.post(path, fields, { origin })).status).toBe(403);
      expect((await site.post(path, "{}", { "content-type": "application/json" })).status).toBe(
        415,
      );
      expect((await site.post(path, `name=${"a".repeat(10 * 1024 * 1024)}`)).status).toBe(413);
    },
  );

  test("The sign-in library's own addresses are not on the site", async () => {
    for (const path of ["/api/auth/sign-up/email", "/api/auth/get-session", "/api/auth/ok"]) {
      expect((await site.get(path)).status).toBe(404);
    }
  });

  test("The log holds no password, address or name", async () => {
    await signIn({ password: "a very secret guess" });
    await site.post("/register", { ...ada, user_email: "unmistakable@example.com" });
    expect(site.lines.join("")).not.toMatch(/secret guess|unmistakable|correct horse|ada@/i);
  });
});
