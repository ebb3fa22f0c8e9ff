import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CHOICES_API, choiceList } from "../../content/admin/choiceWire.ts";
import {
  type EditedTermKind,
  type RemovedTerm,
  removedTerms,
  TERMS_API,
  type TermSave,
  termList,
  termMade,
  termUses,
} from "../../content/admin/termWire.ts";
import type { Block } from "../../content/documentBody.ts";
import { listTerms } from "../../store/listTerms.ts";
import { findRedirect } from "../../store/redirects.ts";
import { auditLog, documents, documentTerms, redirects, terms } from "../../store/schema.ts";
import { pageContent } from "../../store/testing/content.ts";
import { countQueries } from "../../store/testing/countQueries.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { writeDocument } from "../../store/writeDocument.ts";
import { codeOf } from "../testing/startMediaSite.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

describeEachStore("Categories and tags of the owner's screens", ({ store }) => {
  const db = () => store().db;
  let on: AdminSite;

  beforeAll(async () => {
    on = await startAdminSite(db());
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    for (const table of [documents, terms, redirects, auditLog]) await db().delete(table);
  });

  const saved = (name: string, more: Partial<TermSave> = {}): TermSave => {
    return { name, slug: "", description: "", parent_id: null, ...more };
  };
  async function make(
    name: string,
    { kind = "category", ...more }: Partial<TermSave> & { readonly kind?: EditedTermKind } = {},
  ): Promise<string> {
    const body = { kind, ...saved(name, more) };
    return v.parse(termMade, await on.told(TERMS_API, { body })).id;
  }
  const change = (id: string, body: TermSave) =>
    on.ask(`${TERMS_API}/${id}`, { method: "PUT", body });
  const place = (id: string, parent_id: string | null, to: number) =>
    on.ask(`${TERMS_API}/${id}/place`, { method: "PUT", body: { parent_id, place: to } });
  const list = async (query = "") =>
    v.parse(termList, await on.told(`${TERMS_API}?kind=category${query}`));
  /** As it is seen: a step to the right for each that stands above. */
  const tree = async (query = "") =>
    (await list(query)).items.map(({ depth, name }) => "-".repeat(depth) + name);
  const remove = async (...ids: string[]): Promise<readonly RemovedTerm[]> =>
    v.parse(removedTerms, await on.told(`${TERMS_API}/delete`, { body: { ids } })).removed;
  const restore = (removed: readonly RemovedTerm[]) =>
    on.ask(`${TERMS_API}/restore`, { body: { removed } });
  const write = async (path: string, termIds: readonly string[]): Promise<string> =>
    (
      await writeDocument(db(), {
        content: pageContent({ path, kind: "post", termIds: [...termIds] }),
      })
    ).id;
  const actions = async () =>
    (await db().select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action);

  test("are found by any part of their names, and offered below anything but themselves", async () => {
    const ink = await make("Ink");
    const etching = await make("Etching ink", { parent_id: ink });
    await make("Soft ink", { parent_id: etching });
    await make("Drinking glass");
    const offered = async (query: string) =>
      v
        .parse(choiceList, await on.told(`${CHOICES_API}?kind=category&search=ink${query}`))
        .items.map(({ name, note }) => [note, name].filter(Boolean).join(" › "));
    const glass = "Drinking glass";
    expect(await offered("")).toEqual([
      glass,
      "Ink › Etching ink",
      "Ink",
      "Ink › Etching ink › Soft ink",
    ]);
    expect(await offered(`&not_below=${etching}`)).toEqual([glass, "Ink"]);
    expect(await offered(`&not_below=${ink}`)).toEqual([glass]);
    expect(await offered(`&not_below=${NOBODY}`)).toHaveLength(4);
    expect((await on.ask(`${CHOICES_API}?kind=category&not_below=1`)).status).toBe(400);
  });

  test("are counted alike in every order, without what is in the trash, by two queries", async () => {
    const [ink, grid, none] = [await make("Ink"), await make("Grid"), await make("None")];
    for (const path of ["/journal/a", "/journal/b", "/journal/c"]) await write(path, [ink, grid]);
    const thrownAway = await write("/journal/d", [ink]);
    const trashed = {
      path: "/journal/d",
      status: "published",
      at: "2026-01-02T03:04:05.000Z",
    } as const;
    await db()
      .update(documents)
      .set({ status: "trash", trashed })
      .where(eq(documents.id, thrownAway));
    await write("/journal/e", [ink]);
    const counts = async (query: string) =>
      (await list(query)).items.map(({ name, count }) => `${name} ${count}`);
    expect(await counts("&sort=name")).toEqual(["Grid 3", "Ink 4", "None 0"]);
    expect(await counts("&sort=-count")).toEqual(["Ink 4", "Grid 3", "None 0"]);
    expect(await counts("&search=non")).toEqual(["None 0"]);
    expect(none).not.toBe(ink);
    for (const sort of ["tree", "count"] as const) {
      const question = { kind: "category", search: "", sort, page: 1, pageSize: 20 } as const;
      const { queries } = await countQueries(db(), (counted) => listTerms(counted, question));
      expect(queries).toBe(2);
    }
  });

  test("stand as a tree, each with how many have it and the address of its list", async () => {
    const ink = await make("Ink");
    const blue = await make("Blue", { parent_id: ink });
    await make("Paper", { slug: "Fine Paper" });
    await make("Ink", { kind: "tag" });
    await write("/one", [blue]);
    await write("/two", [blue]);
    expect(await tree()).toEqual(["Ink", "-Blue", "Paper"]);
    expect((await list()).items[1]).toMatchObject({
      slug: "blue",
      parent_id: ink,
      place: 0,
      siblings: 1,
      count: 2,
      path: "/journal/category/blue",
    });
    expect((await list("&sort=-count")).items[0]?.name).toBe("Blue");
    expect(await tree("&search=ÍNK")).toEqual(["Ink"]);
    expect(await tree("&search=paper&per=50")).toEqual(["Paper"]);
    expect((await list("&page=2")).items).toEqual([]);
    expect((await list()).items[2]?.path).toBe("/journal/category/fine-paper");
  });

  test("take names of every script, and make an address of them", async () => {
    await make("日本語 と العربية");
    expect((await list()).items[0]).toMatchObject({
      name: "日本語 と العربية",
      slug: "日本語-と-العربية",
    });
    const body = { kind: "category", ...saved("…!") };
    const refused = await on.ask(TERMS_API, { body });
    expect(refused.status).toBe(422);
    expect((await refused.json()).error.issues).toMatchObject([{ path: ["slug"] }]);
  });

  test("have addresses of their own, and never stand below themselves", async () => {
    const ink = await make("Ink");
    const blue = await make("Blue", { parent_id: ink });
    const pale = await make("Pale", { parent_id: blue });
    const issueOf = async (answer: Response) => (await answer.json()).error.issues[0].path;
    expect(await issueOf(await change(blue, saved("Ink")))).toEqual(["slug"]);
    expect(await issueOf(await change(ink, saved("Ink", { parent_id: pale })))).toEqual([
      "parent_id",
    ]);
    expect(await issueOf(await place(ink, ink, 0))).toEqual(["parent_id"]);
    expect(await issueOf(await place(ink, NOBODY, 0))).toEqual(["parent_id"]);
    const tag = await make("Tag", { kind: "tag" });
    expect(await issueOf(await place(ink, tag, 0))).toEqual(["parent_id"]);
    expect(await tree()).toEqual(["Ink", "-Blue", "--Pale"]);
  });

  test("lead from the old address of their list to the new one", async () => {
    const ink = await make("Ink");
    expect((await change(ink, saved("Inks", { slug: "inks" }))).status).toBe(204);
    expect(await findRedirect(db(), "/journal/category/ink")).toBe("/journal/category/inks");
    await make("Ink");
    expect(await findRedirect(db(), "/journal/category/ink")).toBeUndefined();
    expect(await actions()).toEqual(["term.make", "term.change", "term.make"]);
  });

  test("are put in an order, and below one another", async () => {
    const [a, b, c] = [await make("A"), await make("B"), await make("C")];
    await place(c, null, 0);
    expect(await tree()).toEqual(["C", "A", "B"]);
    await place(c, null, 99);
    expect(await tree()).toEqual(["A", "B", "C"]);
    await place(a, c, 0);
    await place(b, c, 0);
    expect(await tree()).toEqual(["C", "-B", "-A"]);
    await make("0");
    expect(await tree()).toEqual(["C", "-B", "-A", "0"]);
    await place(a, null, 1);
    expect(await tree()).toEqual(["C", "-B", "A", "0"]);
    await make("D");
    expect((await tree()).at(-1)).toBe("D");
  });

  test("that are deleted can be made again, with all that they held", async () => {
    const ink = await make("Ink", { description: "All about ink" });
    const blue = await make("Blue", { parent_id: ink });
    const pale = await make("Pale", { parent_id: blue });
    const one = await write("/one", [blue, ink]);
    const removed = await remove(ink, blue);
    expect(await tree()).toEqual(["Pale"]);
    expect(await db().select().from(documentTerms)).toEqual([]);
    expect((await restore(removed)).status).toBe(204);
    expect(await tree()).toEqual(["Ink", "-Blue", "--Pale"]);
    const found = await db().select().from(documentTerms);
    expect(found.map(({ documentId, termId }) => [documentId, termId]).sort()).toEqual(
      [
        [one, ink],
        [one, blue],
      ].sort(),
    );
    expect((await list()).items[0]?.description).toBe("All about ink");
    expect(pale).not.toBe("");
    expect((await actions()).slice(-4)).toEqual([
      "term.delete",
      "term.delete",
      "term.restore",
      "term.restore",
    ]);
  });

  test("are not made again where another has their address by now", async () => {
    const removed = await remove(await make("Ink"));
    await make("Ink");
    expect(await codeOf(await restore(removed))).toEqual([409, "slug-taken"]);
    expect(await tree()).toEqual(["Ink"]);
    const [first] = removed;
    const forged = { ...first, documents: ["x"] } as RemovedTerm;
    expect((await restore([forged])).status).toBe(422);
    const lost = { ...first, slug: "lost", id: NOBODY, parent_id: NOBODY, documents: [NOBODY] };
    expect((await restore([lost as RemovedTerm])).status).toBe(204);
    expect(await tree()).toEqual(["Ink", "Ink"]);
  });

  test("become one, whose list takes the visitors of the other", async () => {
    const ink = await make("Ink");
    const inks = await make("Inks", { parent_id: ink });
    const blue = await make("Blue", { parent_id: ink });
    await write("/one", [ink, inks]);
    await write("/two", [ink]);
    const merge = (id: string, into: string) =>
      on.ask(`${TERMS_API}/${id}/merge`, { body: { into } });
    expect((await merge(ink, inks)).status).toBe(204);
    expect(await tree()).toEqual(["Inks", "-Blue"]);
    expect((await list()).items[0]?.count).toBe(2);
    expect(await findRedirect(db(), "/journal/category/ink")).toBe("/journal/category/inks");
    for (const [id, into] of [
      [inks, inks],
      [inks, NOBODY],
      [NOBODY, inks],
      [await make("Tag", { kind: "tag" }), blue],
    ] as const) {
      expect(await codeOf(await merge(id, into))).toEqual([409, "missing"]);
    }
  });

  test("are for those who may work on the content, and say what is wrong", async () => {
    const id = await make("Ink");
    expect((await on.ask(`${TERMS_API}?kind=tag`, { as: on.editor })).status).toBe(200);
    const none = { cookie: on.owner.cookie };
    const body = { ids: [id] };
    expect(await codeOf(await on.ask(`${TERMS_API}/delete`, { body, as: none }))).toEqual([
      403,
      "nonce",
    ]);
    for (const path of [`${TERMS_API}?kind=tag`, `${TERMS_API}/${id}`]) {
      expect((await on.ask(path, { as: {} })).status).toBe(401);
      expect((await on.ask(path, { as: on.visitor })).status).toBe(403);
    }
    expect((await on.ask(`${TERMS_API}?kind=virus`)).status).toBe(400);
    expect((await on.ask(`${TERMS_API}?kind=tag&per=7`)).status).toBe(400);
    expect((await on.ask(`${TERMS_API}/delete`, { body: { ids: ["x"] } })).status).toBe(422);
    expect(await codeOf(await on.ask(`${TERMS_API}/delete`, { body: { ids: [NOBODY] } }))).toEqual([
      404,
      "missing",
    ]);
    expect((await change(NOBODY, saved("X"))).status).toBe(404);
    expect((await on.ask(TERMS_API, { body: { kind: "tag", ...saved(" ") } })).status).toBe(422);
  });

  test("tell what names one, before it goes: menus, links, and lists by each address that it had", async () => {
    const id = await make("Ink");
    const other = await make("Inkjet");
    const page = (title: string, blocks: readonly Omit<Block, "id">[]) => {
      const made = blocks.map((one, at) => ({ id: `b${at}`, ...one }));
      const content = { path: `/${title.toLowerCase()}`, title };
      const body = { version: 1, blocks: made } as const;
      return writeDocument(db(), { content: pageContent({ ...content, body }) });
    };
    const listOf = (category: string) => ({ type: "post-list", fields: { category } });
    const text = (html: string) => ({ type: "text", fields: { html } });
    await change(id, saved("Ink", { slug: "inks" }));
    await page("Begin", [
      { type: "columns", fields: {}, slots: { first: [{ id: "x", ...listOf("ink") }] } },
    ]);
    await page("Contents", [listOf("inks")]);
    await page("Depot", [text('<p><a href="/de/journal/category/inks?page=2">All</a></p>')]);
    await page("Else", [
      listOf("inkjet"),
      text('<a href="/journal/category/inks-and-more">More</a>'),
    ]);
    await page("Foreign", [{ type: "product-list", fields: { category: "inks" } }]);
    const { groups } = (await on.told("/api/admin/settings")) as {
      groups: { key: string; value: { own: object }; version: string }[];
    };
    const menus = groups.find(({ key }) => key === "menus");
    const main = [{ label: "By ink", href: "/journal/category/inks" }];
    const value = { ...menus?.value, own: { ...menus?.value.own, main } };
    const body = { based_on: menus?.version, value };
    await on.told("/api/admin/settings/menus", { method: "PUT", body });

    const uses = async (of: string) =>
      v
        .parse(termUses, await on.told(`${TERMS_API}/${of}/uses`))
        .items.map(({ kind, title }) => `${kind}: ${title}`);
    expect(await uses(id)).toEqual([
      "menu: By ink",
      "list: Begin",
      "list: Contents",
      "link: Depot",
    ]);
    expect(await uses(other)).toEqual(["list: Else"]);
    expect(await uses(await make("Brush", { kind: "product-tag" }))).toEqual([]);
    expect((await on.ask(`${TERMS_API}/${NOBODY}/uses`)).status).toBe(404);
  });
});
