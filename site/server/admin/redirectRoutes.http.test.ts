import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { REDIRECTS_API, redirectList, removedRedirects } from "../../content/admin/redirectWire.ts";
import { auditLog, documents, redirects } from "../../store/schema.ts";
import { pageContent } from "../../store/testing/content.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { writeDocument } from "../../store/writeDocument.ts";
import { codeOf } from "../testing/startMediaSite.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

describeEachStore("Redirects of the owner's screens", ({ store }) => {
  const db = () => store().db;
  let on: AdminSite;

  beforeAll(async () => {
    on = await startAdminSite(db());
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    for (const table of [documents, redirects, auditLog]) await db().delete(table);
  });

  const add = (from: string, to: string) => on.ask(REDIRECTS_API, { body: { from, to } });
  const change = (was: string, from: string, to: string) =>
    on.ask(REDIRECTS_API, { method: "PUT", body: { was, from, to } });
  const list = async (query = "") => v.parse(redirectList, await on.told(REDIRECTS_API + query));
  const all = async () =>
    Object.fromEntries((await list("?sort=from")).items.map(({ from, to }) => [from, to]));
  const problem = async (answer: Response) => {
    expect(answer.status).toBe(422);
    return (await answer.json()).error.issues.map(({ path }: { path: string[] }) => path[0]);
  };

  test("are listed by words, order and page, and say where nothing is found", async () => {
    await writeDocument(db(), { content: pageContent({ path: "/new" }) });
    await add("/old", "/new");
    await add("/lost", "/nowhere");
    await add("/shopping", "/shop/category/x");
    expect((await list()).items.map(({ from }) => from)).toEqual(["/shopping", "/lost", "/old"]);
    expect((await list("?sort=from")).items.map(({ has_goal }) => has_goal)).toEqual([
      false,
      true,
      true,
    ]);
    expect((await list("?search=NOWH")).items.map(({ from }) => from)).toEqual(["/lost"]);
    expect(await list("?per=25&page=2")).toMatchObject({ items: [], total: 3 });
    expect((await on.ask(`${REDIRECTS_API}?sort=age`)).status).toBe(400);
  });

  test("take addresses as people have them", async () => {
    await add(`${on.site.address}/a%20b/`, "/caf%C3%A9");
    await add("old//page", "/日本");
    await add("/?p=12", on.site.address);
    expect(await all()).toEqual({ "/?p=12": "/", "/a b": "/café", "/old/page": "/日本" });
  });

  test("lead nowhere else, and not from what can be no address", async () => {
    const wrong: readonly (readonly [string, string, string])[] = [
      ["/a", "https://evil.example/x", "to"],
      ["/a", "//evil.example", "to"],
      ["/a", "javascript:alert(1)", "to"],
      ["/a", `${on.site.address}.evil.example/`, "to"],
      ["/a", "/\\evil.example", "to"],
      ["/a", "/../x", "to"],
      ["/a", "/b?c", "to"],
      ["/a", "/?p=3", "to"],
      ["/a?b=c", "/b", "from"],
      ["/%zz", "/b", "from"],
      [`/${"é".repeat(1100)}`, "/b", "from"],
      ["/", "/b", "from"],
      ["/admin/x", "/b", "from"],
      ["/de/shop", "/b", "from"],
    ];
    for (const [from, to, field] of wrong)
      expect(await problem(await add(from, to))).toEqual([field]);
    expect(await problem(await add("/a?b", "x:"))).toEqual(["from", "to"]);
    const { error } = await (await add("", " ")).json();
    expect(error.issues).toMatchObject([
      { path: ["from"], message: "Give an address of this site, such as /about-us." },
      { path: ["to"], message: "Give an address of this site, such as /about-us." },
    ]);
    expect(await all()).toEqual({});
  });

  test("begin where no page stands and no other begins, and never go in a circle", async () => {
    await writeDocument(db(), { content: pageContent({ path: "/page" }) });
    await add("/b", "/c");
    expect(await problem(await add("/page", "/c"))).toEqual(["from"]);
    expect(await problem(await add("/b", "/d"))).toEqual(["from"]);
    expect(await problem(await add("/a", "/a"))).toEqual(["to"]);
    expect(await problem(await add("/c", "/b"))).toEqual(["to"]);
    expect(await (await add("/a", "/b")).json()).toEqual({ from: "/a", to: "/c" });
    expect((await add("/c", "/d")).status).toBe(201);
    expect(await all()).toEqual({ "/a": "/d", "/b": "/d", "/c": "/d" });
  });

  test("are changed", async () => {
    await add("/a", "/x");
    await add("/b", "/y");
    expect((await change("/a", "/a", "/z")).status).toBe(200);
    expect((await change("/a", "/c", "/z")).status).toBe(200);
    expect(await problem(await change("/c", "/b", "/z"))).toEqual(["from"]);
    expect(await all()).toEqual({ "/b": "/y", "/c": "/z" });
    const noted = await db().select().from(auditLog).orderBy(auditLog.id);
    expect(noted.map(({ action }) => action)).toEqual([
      "redirect.make",
      "redirect.make",
      "redirect.change",
      "redirect.change",
    ]);
  });

  test("that are deleted can be brought back, as they were", async () => {
    await add("/?p=12", "/x");
    await add("/b", "/y");
    const before = await list();
    const from = ["/?p=12", "/b", "/none", "/\0"];
    const told = await on.told(`${REDIRECTS_API}/delete`, { body: { from } });
    const { removed } = v.parse(removedRedirects, told);
    expect(await all()).toEqual({});
    const restore = (body: unknown) => on.ask(`${REDIRECTS_API}/restore`, { body });
    expect((await restore({ removed })).status).toBe(204);
    expect(await list()).toEqual(before);
    const at = new Date(0).toISOString();
    for (const to of ["//evil.example", "/a/../b", "\ud800", "x"]) {
      const forged = { removed: [{ from: "/c", to, created_at: at }] };
      expect((await restore(forged)).status).toBe(422);
    }
    expect(await codeOf(await restore({ removed }))).toEqual([409, "taken"]);
    expect(await list()).toEqual(before);
  });

  test("are for those who may work on the content", async () => {
    const body = { from: "/a", to: "/b" };
    expect((await on.ask(REDIRECTS_API, { body, as: on.editor })).status).toBe(201);
    expect((await on.ask(REDIRECTS_API, { body, as: {} })).status).toBe(401);
    expect((await on.ask(REDIRECTS_API, { body, as: on.visitor })).status).toBe(403);
    expect((await on.ask(REDIRECTS_API, { body, as: { cookie: on.owner.cookie } })).status).toBe(
      403,
    );
  });
});
