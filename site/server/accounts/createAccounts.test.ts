import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { accounts as accountRows, auditLog, signIns, users } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { type Accounts, createAccounts } from "./createAccounts.ts";

const ada = { name: "Ada", email: "ada@example.com", password: "correct horse" };

/** The cookie that a browser sends back once it was signed in. */
const sentBack = (signedIn: Awaited<ReturnType<Accounts["signIn"]>>) =>
  signedIn?.cookies.map((cookie) => cookie.split(";")[0]).join("; ") ?? "";

/** A browser that is signed in nowhere. */
const fresh = { cookie: undefined };

describeEachStore("Accounts", ({ store }) => {
  let accounts: Accounts;

  beforeAll(async () => {
    accounts = createAccounts({ db: store().db, secret: "s".repeat(43), origin: undefined });
    await accounts.register(ada);
  });

  test("keep a hash of the password and what the browser calls itself, and no address", async () => {
    const userAgent = `Firefox/140.0 ${"x".repeat(1000)}`;
    const signedIn = await accounts.signIn(ada, { ...fresh, userAgent });
    expect(signedIn?.cookies).toHaveLength(1);
    const stored = JSON.stringify([
      await store().db.select().from(users),
      await store().db.select().from(accountRows),
      await store().db.select().from(signIns),
    ]);
    expect(stored).not.toContain(ada.password);
    expect(await store().db.select().from(signIns)).toMatchObject([
      {
        ipAddress: expect.toSatisfy((value) => !value),
        userAgent: userAgent.slice(0, 300),
      },
    ]);
  });

  test("sign in with any case of the address, and only with the whole password", async () => {
    expect(await accounts.signIn({ ...ada, email: "ADA@example.com" }, fresh)).toBeDefined();
    for (const password of ["", "correct hors", "Correct horse", "correct horse ", "'; drop"]) {
      expect(await accounts.signIn({ ...ada, password }, fresh)).toBeUndefined();
    }
    expect(
      await accounts.signIn({ email: "eve@example.com", password: ada.password }, fresh),
    ).toBeUndefined();
    expect(await accounts.signIn({ email: "no address", password: "x" }, fresh)).toBeUndefined();
  });

  test("are found by the cookie as it was given, and by no other", async () => {
    const cookie = sentBack(await accounts.signIn(ada, fresh));
    expect(await accounts.findSignedIn(cookie)).toMatchObject({
      name: "Ada",
      email: "ada@example.com",
    });
    const [name = "", value = ""] = cookie.split("=");
    const [token = ""] = decodeURIComponent(value).split(".");
    const forged = ["", "x", token, `${token}.`, `${token}.${"A".repeat(44)}`, "%", "%00.%00"];
    for (const wrong of forged) {
      expect(await accounts.findSignedIn(`${name}=${wrong}`)).toBeUndefined();
    }
  });

  test("end with signing out, and with signing in again in the same browser", async () => {
    const first = sentBack(await accounts.signIn(ada, fresh));
    const second = sentBack(await accounts.signIn(ada, { cookie: first }));
    expect(second).not.toBe(first);
    expect(await accounts.findSignedIn(first)).toBeUndefined();
    expect(await accounts.findSignedIn(second)).toBeDefined();
    const cleared = await accounts.signOut(second);
    expect(cleared.every((cookie) => /max-age=0/i.test(cookie))).toBe(true);
    expect(await accounts.findSignedIn(second)).toBeUndefined();
  });

  test("a session that someone else put into the browser is not taken over by signing in", async () => {
    const planted = "account_vitrine_session=planted.planted";
    const cookie = sentBack(await accounts.signIn(ada, { cookie: planted }));
    expect(cookie).not.toContain("planted");
    expect(await accounts.findSignedIn(planted)).toBeUndefined();
  });

  test("of one address there is one, however many register it at once, and the first stays", async () => {
    const many = Array.from({ length: 5 }, (_, index) =>
      accounts.register({ name: "M", email: "many@example.com", password: `password ${index}` }),
    );
    expect(await Promise.all(many)).toEqual(Array(5).fill("done"));
    expect(
      await accounts.register({ ...ada, email: "Ada@Example.com", password: "another one" }),
    ).toBe("done");
    expect(await accounts.signIn({ ...ada, password: "another one" }, fresh)).toBeUndefined();
    const emails = (await store().db.select().from(users)).map(({ email }) => email);
    expect(emails.sort()).toEqual(["ada@example.com", "many@example.com"]);
    expect(await store().db.$count(accountRows)).toBe(2);
  });

  test("of a site on https have a cookie that only goes by https", async () => {
    const origin = "https://shop.example";
    const secure = createAccounts({ db: store().db, secret: "s".repeat(43), origin });
    const signedIn = await secure.signIn(ada, fresh);
    expect(signedIn?.cookies).toMatchObject([
      expect.stringMatching(/^__Secure-account_vitrine_session=.*; Secure/),
    ]);
    expect(await secure.findSignedIn(sentBack(signedIn))).toMatchObject({ name: "Ada" });
  });

  test("cannot be had with an address that the library refuses", async () => {
    expect(await accounts.register({ ...ada, email: "no address" })).toBe("wrong-email");
    expect(await accounts.takesAddress("no address")).toBe(false);
    expect(await accounts.takesAddress("a!b@example.com")).toBe(false);
    expect(await accounts.takesAddress(ada.email)).toBe(true);
    expect(await accounts.takesAddress("new@example.com")).toBe(true);
  });

  test("know their password, and no other's", async () => {
    const signedIn = await accounts.signIn(ada, fresh);
    const id = signedIn?.user.userId ?? "";
    expect(await accounts.isPasswordOf(id, ada.password)).toBe(true);
    expect(await accounts.isPasswordOf(id, "another")).toBe(false);
    expect(await accounts.isPasswordOf("nobody", ada.password)).toBe(false);
  });

  test("say when they were last used, by one write an hour at most", async () => {
    const cookie = sentBack(await accounts.signIn(ada, fresh));
    const id = (await accounts.findSignedIn(cookie))?.sessionId ?? "";
    const usedAt = async (): Promise<number> => {
      const rows = await store().db.select().from(signIns).where(eq(signIns.id, id));
      return rows[0]?.updatedAt.getTime() ?? 0;
    };
    const ago = (minutes: number) =>
      store()
        .db.update(signIns)
        .set({ updatedAt: sql`now() - make_interval(mins => ${minutes})` })
        .where(eq(signIns.id, id));
    await ago(59);
    const before = await usedAt();
    await accounts.findSignedIn(cookie);
    expect(await usedAt()).toBe(before);
    await ago(61);
    await accounts.findSignedIn(cookie);
    expect(await usedAt()).toBeGreaterThan(before);
  });

  test("are noted as they sign in where they work on the site, and not where they visit it", async () => {
    await store().db.delete(auditLog);
    await accounts.signIn(ada, fresh);
    expect(await store().db.$count(auditLog)).toBe(0);
    await store().db.update(users).set({ role: "editor" }).where(eq(users.email, ada.email));
    const signedIn = await accounts.signIn(ada, fresh);
    expect(await store().db.select().from(auditLog)).toMatchObject([
      { action: "person.sign-in", userId: signedIn?.user.userId, userName: "Ada" },
    ]);
  });
});
