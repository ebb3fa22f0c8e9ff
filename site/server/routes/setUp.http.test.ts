import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeLink } from "../../store/accountLinks.ts";
import { offerSetUp } from "../../store/owners.ts";
import { auditLog, rateLimits, signIns, users, verifications } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { FREE_ATTEMPTS } from "../accounts/growingWait.ts";
import { ledTo } from "../testing/ledTo.ts";
import { cookieOf, startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { workOn } from "../testing/workOn.ts";

const ada = { name: "Ada", user_email: "ada@example.com", password: "correct horse" };

describeEachStore("A link that works once, over HTTP", ({ store }) => {
  let site: VisitorSite;

  beforeAll(async () => {
    site = await startVisitorSite(store().db);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    for (const table of [users, rateLimits, verifications, auditLog])
      await store().db.delete(table);
  });

  const offer = async () => (await offerSetUp(store().db))?.token ?? "";
  const take = (token: string, fields: Readonly<Record<string, string>> = ada, headers = {}) =>
    site.post("/set-up", { ...fields, token }, headers);
  const owners = () => store().db.$count(users, eq(users.role, "owner"));
  const idOf = async (email: string) =>
    (await store().db.select().from(users).where(eq(users.email, email)))[0]?.id ?? "";

  describe("of a site without an owner", () => {
    test("opens a plain form that is kept by nobody and tells nobody its address", async () => {
      const token = await offer();
      for (const _ of ["opened", "opened again"]) {
        const answer = await site.get(`/set-up?token=${token}`);
        const page = await answer.text();
        expect(answer.status).toBe(200);
        expect(page).toContain("Become the owner of this site");
        expect(page).toContain('action="/set-up"');
        expect(page).toContain(`value="${token}"`);
        expect(answer.headers.get("referrer-policy")).toBe("strict-origin");
        expect(answer.headers.get("cache-control")).toBe("private, no-store");
        expect(page).toContain('name="robots"');
      }
      expect(site.lines.join()).toContain("/set-up?token=…");
      expect(site.lines.join()).not.toContain(token);
    });

    test("makes the owner, signs them in and leads to the owner's screens; then it is worthless", async () => {
      const token = await offer();
      const answer = await take(token);
      expect([answer.status, await ledTo(site, answer)]).toEqual([303, "/admin"]);
      const cookie = cookieOf(answer);
      const me = await site.get("/api/admin/me", { cookie });
      expect((await me.json()).user).toMatchObject({ email: ada.user_email, role: "owner" });
      const again = await take(token, { ...ada, user_email: "eve@example.com" });
      expect(again.status).toBe(410);
      expect(await again.text()).toContain("npm run role");
      expect((await site.get(`/set-up?token=${token}`)).status).toBe(410);
      expect(await owners()).toBe(1);
      expect(site.lines.join()).not.toContain(token);
    });

    test("makes one owner where two use it at once, and the other is not signed in", async () => {
      const token = await offer();
      const other = await offer();
      const answers = await Promise.all([
        take(token),
        take(token, { ...ada, user_email: "eve@example.com" }),
        take(other, { ...ada, user_email: "ivo@example.com" }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
      expect(answers.filter((answer) => answer.headers.getSetCookie().length > 0)).toHaveLength(1);
      expect(await owners()).toBe(1);
      expect(await store().db.$count(signIns)).toBe(1);
    });

    test("makes an account that there is the owner's, if its password proves whose it is", async () => {
      await site.post("/register", ada);
      const token = await offer();
      const wrong = await take(token, { ...ada, password: "another one" });
      expect(wrong.status).toBe(422);
      expect(await wrong.text()).toContain("has an account on this site already");
      expect(await owners()).toBe(0);
      expect(await ledTo(site, await take(token))).toBe("/admin");
      expect(await owners()).toBe(1);
    });

    test("says what is wrong, keeps what was written but for the password, and holds on", async () => {
      const token = await offer();
      for (const fields of [
        { name: "", user_email: "", password: "" },
        { ...ada, user_email: "a!b@example.com" },
        { ...ada, password: "7 chars" },
      ]) {
        const answer = await take(token, fields);
        const page = await answer.text();
        expect(answer.status).toBe(422);
        expect(page).toContain("form-summary");
        expect(page).not.toContain("7 chars");
        expect(answer.headers.get("referrer-policy")).toBe("strict-origin");
      }
      expect((await take(token)).status).toBe(303);
    });

    test("speaks every language of the site, and leads to the owner's screens from each", async () => {
      const token = await offer();
      const page = await (await site.get(`/ar/set-up?token=${token}`)).text();
      expect(page).toMatch(/<html lang="ar" dir="rtl"/);
      expect(page).toContain('action="/ar/set-up"');
      const answer = await site.post("/ar/set-up", { ...ada, token });
      expect(await ledTo(site, answer)).toBe("/admin");
    });
  });

  test.each([
    ["none", ""],
    ["one of nobody's", "A".repeat(43)],
    ["one with a zero character", "%00"],
    ["markup", "%3Cscript%3E"],
  ])("with a token that is %s leads on with a sentence", async (_what, token) => {
    const answer = await site.get(`/set-up?token=${token}`);
    const page = await answer.text();
    expect(answer.status).toBe(410);
    expect(page).toContain("leads nowhere any more");
    expect(page).toContain("each time it is started");
    expect(page).not.toContain("<script>");
    expect((await take(decodeURIComponent(token))).status).toBe(410);
    expect(await store().db.$count(users)).toBe(0);
  });

  test("leads nowhere where it has expired, or somebody is an owner by now", async () => {
    const expired = await offer();
    await store().db.update(verifications).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await take(expired)).status).toBe(410);
    const token = await offer();
    await workOn(site, store().db, { name: "Ivo", role: "owner" });
    expect((await site.get(`/set-up?token=${token}`)).status).toBe(410);
    expect((await take(token)).status).toBe(410);
    expect(await owners()).toBe(1);
  });

  test("cannot be used by a page of another site, nor more often than one may sign in", async () => {
    const token = await offer();
    const foreign = await take(token, ada, { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    await site.post("/register", ada);
    for (let count = 0; count < FREE_ATTEMPTS; count += 1) {
      expect((await take(token, { ...ada, password: "wrong horse" })).status).toBe(422);
    }
    const refused = await take(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await owners()).toBe(0);
  });

  describe("that sets a password", () => {
    const password = "a new horse";

    test("shows whose it is, sets it, ends what was signed in, and signs in", async () => {
      const editor = await workOn(site, store().db, { name: "Ada", role: "editor" });
      const { token } = await makeLink(store().db, { userId: await idOf(ada.user_email) });
      const page = await (await site.get(`/set-up?token=${token}`)).text();
      expect(page).toContain("Choose your password");
      expect(page).toMatch(/<input[^>]*readOnly[^>]*value="ada@example.com"/i);
      const weak = await take(token, { password: "7 chars" });
      expect(weak.status).toBe(422);
      const answer = await take(token, { password, user_email: "eve@example.com" });
      expect([answer.status, await ledTo(site, answer)]).toEqual([303, "/admin"]);
      expect((await editor.ask("/api/admin/me")).status).toBe(401);
      const me = await site.get("/api/admin/me", { cookie: cookieOf(answer) });
      expect((await me.json()).user.email).toBe(ada.user_email);
      const old = { email: ada.user_email, password: ada.password };
      expect((await site.post("/sign-in", old)).status).toBe(422);
      expect((await take(token, { password })).status).toBe(410);
    });

    test("holds while strangers guess at the account, and makes the browser known", async () => {
      await workOn(site, store().db, { name: "Ada", role: "editor" });
      const { token } = await makeLink(store().db, { userId: await idOf(ada.user_email) });
      const guess = { email: ada.user_email, password: "wrong horse" };
      for (let count = 0; count < FREE_ATTEMPTS; count += 1) await site.post("/sign-in", guess);
      const right = { email: ada.user_email, password };
      const taken = await take(token, { password });
      expect(taken.status).toBe(303);
      for (let count = 0; count < 2; count += 1) await site.post("/sign-in", guess);
      expect((await site.post("/sign-in", right)).status).toBe(429);
      const known = { cookie: cookieOf(taken) };
      expect((await site.post("/sign-in", right, known)).status).toBe(303);
    });

    test("sets one password where two use it at once; the other changes nothing, and is told the way on", async () => {
      await workOn(site, store().db, { name: "Ada", role: "editor" });
      const { token } = await makeLink(store().db, { userId: await idOf(ada.user_email) });
      const passwords = ["a new horse", "a newer horse", "the newest horse"];
      const answers = await Promise.all(passwords.map((one) => take(token, { password: one })));
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
      for (const [at, answer] of answers.entries()) {
        const isSet = answer.status === 303;
        const credentials = { email: ada.user_email, password: passwords[at] ?? "" };
        expect((await site.post("/sign-in", credentials)).status).toBe(isSet ? 303 : 422);
        expect(answer.headers.getSetCookie().length > 0).toBe(isSet);
        if (!isSet) expect(await answer.text()).toMatch(/your password is set.*href="\/sign-in"/s);
      }
    });

    test("tells who is signed in as somebody else that this ends, and whose link it is", async () => {
      const eve = await workOn(site, store().db, { name: "Eve", role: "owner" });
      await workOn(site, store().db, { name: "Ada", role: "editor" });
      const { token } = await makeLink(store().db, { userId: await idOf(ada.user_email) });
      const opened = (cookie: string) => site.get(`/set-up?token=${token}`, { cookie });
      const page = await (await opened(eve.cookie)).text();
      expect(page).toContain("You are signed in as Eve in this browser");
      expect(page).toContain('value="ada@example.com"');
      // Only opened, it ends nothing.
      expect((await eve.ask("/api/admin/me")).status).toBe(200);
      const weak = await take(token, { password: "7 chars" }, { cookie: eve.cookie });
      expect(await weak.text()).toContain("You are signed in as Eve");
      const answer = await take(token, { password }, { cookie: eve.cookie });
      const me = await site.get("/api/admin/me", { cookie: cookieOf(answer) });
      expect((await me.json()).user.email).toBe(ada.user_email);
      expect((await eve.ask("/api/admin/me")).status).toBe(401);
      expect(await owners()).toBe(1);
    });

    test("says nothing of that to whose link it is, and to strangers", async () => {
      const editor = await workOn(site, store().db, { name: "Ada", role: "editor" });
      const { token } = await makeLink(store().db, { userId: await idOf(ada.user_email) });
      for (const cookie of [editor.cookie, ""]) {
        const page = await (await site.get(`/set-up?token=${token}`, { cookie })).text();
        expect(page).not.toContain("You are signed in as");
      }
    });

    test("of somebody who only visits leads to their account", async () => {
      await site.post("/register", ada);
      const { token } = await makeLink(store().db, { userId: await idOf(ada.user_email) });
      expect(await ledTo(site, await take(token, { password }))).toBe("/account");
    });

    test("goes with the account", async () => {
      await site.post("/register", ada);
      const { token } = await makeLink(store().db, { userId: await idOf(ada.user_email) });
      await store().db.delete(users);
      expect((await site.get(`/set-up?token=${token}`)).status).toBe(410);
      expect((await take(token, { password })).status).toBe(410);
    });
  });

  describe("signing in", () => {
    test("leads who works on the site to its screens, and others to their account", async () => {
      await workOn(site, store().db, { name: "Ada", role: "editor" });
      await workOn(site, store().db, { name: "Eve", role: "visitor" });
      const lead = async (email: string, fields = {}) =>
        ledTo(site, await site.post("/de/sign-in", { email, password: ada.password, ...fields }));
      expect(await lead("ada@example.com")).toBe("/admin");
      expect(await lead("ada@example.com", { next: "/admin/posts?page=2" })).toBe(
        "/admin/posts?page=2",
      );
      expect(await lead("ada@example.com", { next: "/journal" })).toBe("/de/journal");
      expect(await lead("eve@example.com")).toBe("/de/account");
    });

    test("too often at the account of somebody who works here is noted once", async () => {
      await workOn(site, store().db, { name: "Ada", role: "editor" });
      await workOn(site, store().db, { name: "Eve", role: "visitor" });
      await store().db.delete(auditLog);
      await store().db.delete(rateLimits);
      const wrong = (email: string) => site.post("/sign-in", { email, password: "wrong horse" });
      const tried = [ada.user_email, "eve@example.com", "no@example.com"];
      for (const email of tried) {
        for (let count = 0; count < FREE_ATTEMPTS; count += 1) await wrong(email);
      }
      expect(await store().db.$count(auditLog)).toBe(0);
      for (const email of [...tried, ada.user_email]) {
        expect((await wrong(email)).status).toBe(429);
      }
      expect(await store().db.select().from(auditLog)).toMatchObject([
        { action: "person.refuse-sign-in", userId: null, userName: "", subjectName: "Ada" },
      ]);
    });
  });
});
