import { beforeAll, expect, test } from "vitest";
import { accounts as accountRows, signIns, users } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { type Accounts, createAccounts } from "./createAccounts.ts";

const ada = { name: "Ada", email: "ada@example.com", password: "correct horse" };

/** The cookie that a browser sends back. */
const sentBack = (cookies: readonly string[] = []) =>
  cookies.map((cookie) => cookie.split(";")[0]).join("; ");

describeEachStore("Accounts", ({ store }) => {
  let accounts: Accounts;

  beforeAll(async () => {
    accounts = createAccounts({ db: store().db, secret: "s".repeat(43), origin: undefined });
    await accounts.register(ada);
  });

  test("keep a hash of the password, and nothing of the visitor's machine", async () => {
    const cookies = await accounts.signIn(ada, undefined);
    expect(cookies).toHaveLength(1);
    const stored = JSON.stringify([
      await store().db.select().from(users),
      await store().db.select().from(accountRows),
      await store().db.select().from(signIns),
    ]);
    expect(stored).not.toContain(ada.password);
    expect(await store().db.select().from(signIns)).toMatchObject([
      {
        ipAddress: expect.toSatisfy((value) => !value),
        userAgent: expect.toSatisfy((value) => !value),
      },
    ]);
  });

  test("sign in with any case of the address, and only with the whole password", async () => {
    expect(await accounts.signIn({ ...ada, email: "ADA@example.com" }, undefined)).toBeDefined();
    for (const password of ["", "correct hors", "Correct horse", "correct horse ", "'; drop"]) {
      expect(await accounts.signIn({ ...ada, password }, undefined)).toBeUndefined();
    }
    expect(
      await accounts.signIn({ email: "eve@example.com", password: ada.password }, undefined),
    ).toBeUndefined();
    expect(
      await accounts.signIn({ email: "no address", password: "x" }, undefined),
    ).toBeUndefined();
  });

  test("are found by the cookie as it was given, and by no other", async () => {
    const cookie = sentBack(await accounts.signIn(ada, undefined));
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
    const first = sentBack(await accounts.signIn(ada, undefined));
    const second = sentBack(await accounts.signIn(ada, first));
    expect(second).not.toBe(first);
    expect(await accounts.findSignedIn(first)).toBeUndefined();
    expect(await accounts.findSignedIn(second)).toBeDefined();
    const cleared = await accounts.signOut(second);
    expect(cleared.every((cookie) => /max-age=0/i.test(cookie))).toBe(true);
    expect(await accounts.findSignedIn(second)).toBeUndefined();
  });

  test("a session that someone else put into the browser is not taken over by signing in", async () => {
    const planted = "account_vitrine_session=planted.planted";
    const cookie = sentBack(await accounts.signIn(ada, planted));
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
    expect(await accounts.signIn({ ...ada, password: "another one" }, undefined)).toBeUndefined();
    const emails = (await store().db.select().from(users)).map(({ email }) => email);
    expect(emails.sort()).toEqual(["ada@example.com", "many@example.com"]);
    expect(await store().db.$count(accountRows)).toBe(2);
  });

  test("of a site on https have a cookie that only goes by https", async () => {
    const origin = "https://shop.example";
    const secure = createAccounts({ db: store().db, secret: "s".repeat(43), origin });
    const cookies = (await secure.signIn(ada, undefined)) ?? [];
    expect(cookies).toMatchObject([
      expect.stringMatching(/^__Secure-account_vitrine_session=.*; Secure/),
    ]);
    expect(await secure.findSignedIn(sentBack(cookies))).toMatchObject({ name: "Ada" });
  });

  test("cannot be had with an address that the library refuses", async () => {
    expect(await accounts.register({ ...ada, email: "no address" })).toBe("wrong-email");
  });
});
