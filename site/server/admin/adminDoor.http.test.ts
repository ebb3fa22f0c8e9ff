import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { me } from "../../content/admin/sessionWire.ts";
import { savedView, viewList } from "../../content/admin/viewWire.ts";
import { rateLimits } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { makeNonce } from "../nonce.ts";
import { codeOf } from "../testing/startMediaSite.ts";
import { cookieOf, SECRET } from "../testing/startVisitorSite.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

describeEachStore("The door of the owner's side", ({ store }) => {
  let on: AdminSite;

  beforeAll(async () => {
    on = await startAdminSite(store().db);
  });
  afterAll(() => on.close());

  test("leads who is not signed in to where they can, and back to what they asked for", async () => {
    for (const path of ["/admin", "/admin/", "/admin/posts?state=draft", "/admin/a/b/c"]) {
      const answer = await on.ask(path, { as: {} });
      const next = new URLSearchParams({ next: path });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `/sign-in?${next}`]);
      expect(await answer.text()).toBe("");
    }
  });

  test("shows a visitor with an account nothing but a sentence", async () => {
    const answer = await on.ask("/admin", { as: on.visitor, headers: { accept: "text/html" } });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("Its owner can allow it");
  });

  test("opens to editors and owners, with a policy of its own, kept by nobody", async () => {
    for (const as of [on.owner, on.editor]) {
      const answer = await on.ask("/admin/posts", { as });
      expect(answer.status).toBe(200);
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      const html = await answer.text();
      expect(html).toContain('<div id="admin"></div>');
      expect(html).not.toMatch(/<script(?![^>]*(?: src=|application\/json))/);
    }
  });

  test("says who is there, with a nonce of their own session", async () => {
    const answer = await on.ask("/api/admin/me", { as: on.editor });
    const { user, nonce } = v.parse(me, await answer.json());
    expect(user).toMatchObject({ name: "ed", role: "editor", language: "en" });
    expect(nonce).toBe(on.editor.nonce);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await codeOf(await on.ask("/api/admin/me", { as: {} }))).toEqual([401, "signed-out"]);
    expect(await codeOf(await on.ask("/api/admin/me", { as: on.visitor }))).toEqual([403, "role"]);
  });

  test("lets nobody through without a session, a role, our own page and this session's nonce", async () => {
    const other = await on.signIn("olga", "owner");
    const view = { method: "POST", body: { screen: "posts", name: "x", query: "" } };
    const path = "/api/admin/views";
    const refusals: readonly [Parameters<typeof on.ask>[1], number, string][] = [
      [{ ...view, as: {} }, 401, "signed-out"],
      [{ ...view, as: { nonce: makeNonce({ secret: SECRET, session: "" }) } }, 401, "signed-out"],
      [{ ...view, as: on.visitor }, 403, "role"],
      [{ ...view, as: { cookie: on.owner.cookie } }, 403, "nonce"],
      [{ ...view, as: { cookie: on.owner.cookie, nonce: other.nonce } }, 403, "nonce"],
      [{ ...view, as: { cookie: on.owner.cookie, nonce: on.editor.nonce } }, 403, "nonce"],
      [{ ...view, headers: { origin: "https://evil.example" } }, 403, "foreign"],
      [{ ...view, headers: { origin: "null" } }, 403, "foreign"],
      [{ ...view, headers: { "sec-fetch-site": "cross-site" } }, 403, "foreign"],
    ];
    for (const [asked, status, code] of refusals) {
      expect(await codeOf(await on.ask(path, asked))).toEqual([status, code]);
    }
    const listed = await on.ask(`${path}?screen=posts`);
    expect(v.parse(viewList, await listed.json()).items).toEqual([]);
  });

  test("says of what is not there that it is not, to those who may know", async () => {
    expect(await codeOf(await on.ask("/api/admin/nothing"))).toEqual([404, "missing"]);
    expect(await codeOf(await on.ask("/api/admin/nothing", { as: {} }))).toEqual([
      401,
      "signed-out",
    ]);
  });

  test("refuses what is no JSON, what does not fit, and what is too long", async () => {
    const post = (body: unknown, headers = {}) =>
      on.ask("/api/admin/views", { method: "POST", body, headers });
    expect(await codeOf(await post("{"))).toEqual([400, "broken"]);
    expect(await codeOf(await post("{}", { "content-type": "text/plain" }))).toEqual([415, "type"]);
    const wrong = await post({ screen: "posts", name: "", query: "" });
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).error).toMatchObject({
      code: "invalid",
      issues: [{ path: ["name"] }],
    });
    expect((await post(`"${"x".repeat(13 * 1024 * 1024)}"`)).status).toBe(413);
  });

  test("keeps views of lists for the person who saved them", async () => {
    const body = { screen: "posts", name: "Drafts", query: "state=draft" };
    const made = await on.ask("/api/admin/views", { method: "POST", body, as: on.editor });
    expect(made.status).toBe(201);
    const { id } = v.parse(savedView, await made.json());
    const path = `/api/admin/views/${id}`;
    expect(await codeOf(await on.ask(path, { method: "DELETE" }))).toEqual([404, "missing"]);
    expect((await on.ask(path, { method: "DELETE", as: on.editor })).status).toBe(204);
    expect(await codeOf(await on.ask("/api/admin/views?screen=1"))).toEqual([400, "invalid"]);
  });

  describe("lets somebody in again in the middle of work", () => {
    const again = (body: unknown, headers = {}) =>
      on.ask("/api/admin/sign-in", { method: "POST", as: {}, body, headers });
    const olga = { email: "olga@example.com", password: "correct horse" };

    test("who has the password, with a new session and its nonce", async () => {
      await store().db.delete(rateLimits);
      const answer = await again(olga);
      expect(answer.status).toBe(200);
      const { nonce } = v.parse(me, await answer.json());
      const person = { cookie: cookieOf(answer), nonce };
      const view = { screen: "posts", name: "Mine", query: "" };
      const made = await on.ask("/api/admin/views", { method: "POST", body: view, as: person });
      expect(made.status).toBe(201);
    });

    test("and nobody else", async () => {
      await store().db.delete(rateLimits);
      expect(await codeOf(await again({ ...olga, password: "wrong horse" }))).toEqual([
        401,
        "wrong",
      ]);
      const vic = { email: "vic@example.com", password: "correct horse" };
      const visitor = await again(vic);
      expect(visitor.headers.getSetCookie()).toEqual([]);
      expect(await codeOf(visitor)).toEqual([403, "role"]);
      expect(await codeOf(await again(olga, { origin: "https://evil.example" }))).toEqual([
        403,
        "foreign",
      ]);
      for (let tries = 0; tries < 10; tries += 1) await again({ ...olga, password: "wrong" });
      const late = await again(olga);
      expect([late.status, Number(late.headers.get("retry-after")) > 0]).toEqual([429, true]);
      await store().db.delete(rateLimits);
    });
  });
});
