import { eq } from "drizzle-orm";
import { parse } from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BLOCKS_API } from "../../content/admin/blockWire.ts";
import {
  SETTINGS_API,
  type SettingsGroupView,
  settingsGroup,
  settingsList,
} from "../../content/admin/settingsWire.ts";
import { TARGETS_API, targetList } from "../../content/admin/targetWire.ts";
import { siteSettings } from "../../content/siteSettings.ts";
import { watchContentVersion } from "../../store/contentVersion.ts";
import { auditLog, settings, terms } from "../../store/schema.ts";
import { readSetting } from "../../store/settings.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { type Worker, workOn } from "../testing/workOn.ts";

describeEachStore("Settings over HTTP", ({ store }) => {
  let site: VisitorSite;
  let owner: Worker;
  let editor: Worker;

  beforeAll(async () => {
    const { db } = store();
    site = await startVisitorSite(db);
    owner = await workOn(site, db, { name: "Olga", role: "owner" });
    editor = await workOn(site, db, { name: "Edda", role: "editor" });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await store().db.delete(settings).where(eq(settings.key, siteSettings.key));
    await store().db.delete(auditLog);
  });

  async function groups(by: Worker): Promise<readonly SettingsGroupView[]> {
    return parse(settingsList, await (await by.ask(SETTINGS_API)).json()).groups;
  }
  async function group(key: string, by = owner): Promise<SettingsGroupView> {
    const found = (await groups(by)).find((one) => one.key === key);
    if (!found) throw new Error(`There is no group "${key}".`);
    return found;
  }
  function save(
    { key, value, version }: SettingsGroupView,
    { by = owner, ...change }: Readonly<Record<string, unknown>> & { readonly by?: Worker },
  ): Promise<Response> {
    const body = { based_on: version, value: { ...value, ...change } };
    return by.ask(`${SETTINGS_API}/${key}`, { method: "PUT", body });
  }

  test("an owner sees every group, an editor the menus alone", async () => {
    expect((await groups(owner)).map(({ key }) => key)).toEqual([
      "general",
      "reading",
      "menus",
      "theme",
      "consent",
      "media",
      "forms",
      "mail",
    ]);
    expect((await groups(editor)).map(({ key }) => key)).toEqual(["menus"]);
  });

  test("what is saved is stored, told to pages, noted, and has a version of its own", async () => {
    const before = await group("general");
    const versions: number[] = [];
    const watch = await watchContentVersion(store(), ({ version }) => versions.push(version));
    const answer = await save(before, { title: "Büro 日本 ✓" });
    expect(answer.status).toBe(200);
    const after = parse(settingsGroup, await answer.json());
    expect(after.value.title).toBe("Büro 日本 ✓");
    expect(after.version).not.toBe(before.version);
    expect((await readSetting(store().db, siteSettings)).title).toBe("Büro 日本 ✓");
    await expect.poll(() => versions.length).toBe(1);
    await watch.stop();
    const [noted] = await store().db.select().from(auditLog);
    expect(noted).toMatchObject({
      action: "settings.change",
      userName: "Olga",
      subjectId: "general",
      details: { fields: ["title"] },
    });
  });

  test("saving what is there already changes and notes nothing", async () => {
    const before = await group("theme");
    expect((await save(before, {})).status).toBe(200);
    expect(await store().db.select().from(auditLog)).toEqual([]);
  });

  test("of two people at once the second is told, and sees what the first saved", async () => {
    const seen = await group("general");
    expect((await save(seen, { title: "First" })).status).toBe(200);
    const answer = await save(seen, { tagline: "Second" });
    const { error } = await answer.json();
    expect([answer.status, error.code, error.current.value.title]).toEqual([
      409,
      "changed",
      "First",
    ]);
    expect((await readSetting(store().db, siteSettings)).tagline).toBe("Fast, calm and yours");
    // What is theirs is based on, so that it can be saved over.
    const again = await save({ ...seen, ...error.current }, { tagline: "Second" });
    expect((await again.json()).value).toMatchObject({ title: "First", tagline: "Second" });
  });

  test("two groups of one row do not stand in each other's way", async () => {
    const [general, menus] = [await group("general"), await group("menus")];
    expect((await save(general, { title: "New" })).status).toBe(200);
    const own = { main: [{ label: "A", href: "/a" }], footer: [] };
    expect((await save(menus, { own })).status).toBe(200);
    const { title, menu } = await readSetting(store().db, siteSettings);
    expect([title, menu]).toEqual(["New", own.main]);
  });

  describe("is refused", () => {
    test("to an editor, but for the menus", async () => {
      const answer = await save(await group("general"), { title: "Mine", by: editor });
      expect([answer.status, (await answer.json()).error.code]).toEqual([403, "owner"]);
      expect((await save(await group("menus", editor), { by: editor })).status).toBe(200);
    });

    test("where something is wrong, field by field, and nothing is stored", async () => {
      const answer = await save(await group("reading"), { postsAPage: 0, productsAPage: "many" });
      const { error } = await answer.json();
      expect([answer.status, error.code]).toEqual([422, "invalid"]);
      expect(error.issues.map(({ path }: { readonly path: unknown }) => path)).toEqual([
        ["value", "postsAPage"],
        ["value", "productsAPage"],
      ]);
      expect(await store().db.select().from(settings)).toEqual([]);
    });

    test("with script as the address of a menu", async () => {
      const main = [{ label: "A", href: "JaVaScRiPt:alert(1)" }];
      const answer = await save(await group("menus"), { own: { main, footer: [] } });
      expect((await answer.json()).error.issues[0].path).toEqual([
        "value",
        "own",
        "main",
        0,
        "href",
      ]);
    });

    test("for a group that there is not, and without a version", async () => {
      const known = await group("theme");
      expect((await save({ ...known, key: "secrets" }, {})).status).toBe(404);
      const body = { value: known.value };
      const answer = await owner.ask(`${SETTINGS_API}/theme`, { method: "PUT", body });
      expect(answer.status).toBe(422);
    });
  });

  test("characters that PostgreSQL cannot hold are left out of what is saved", async () => {
    const answer = await save(await group("general"), { title: "Nul\u0000l \ud800" });
    expect((await answer.json()).value.title).toBe("Null \ufffd");
  });

  test("what a field can name is found by its beginning: lists, pages, categories, forms", async () => {
    const { db } = store();
    await db.insert(terms).values({ kind: "category", slug: "ink", name: "Ink & <paper>" });
    const targets = async (path: string) =>
      parse(targetList, await (await editor.ask(`${TARGETS_API}/${path}`)).json()).items;
    expect(await targets("post-category?search=PAPER")).toEqual([
      { value: "ink", label: "Ink & <paper>" },
    ]);
    expect(await targets("product-category")).toEqual([]);
    expect(await targets("link?search=journ")).toContainEqual({
      value: "/journal",
      label: "Journal",
    });
    expect(await targets("link?search=A%20%3Cp")).toContainEqual({
      value: "/post",
      label: "A <post>",
    });
    expect(await targets("link?search=%25")).toEqual([]);
    expect(await targets("link?search=ink")).toContainEqual({
      value: "/journal/category/ink",
      label: "Ink & <paper>",
    });
    expect((await editor.ask(`${TARGETS_API}/passwords`)).status).toBe(404);
  });

  test("an editor is told what a page can contain", async () => {
    const kinds = await (await editor.ask(BLOCKS_API)).json();
    expect(kinds[0]).toMatchObject({ type: "heading", label: "Heading", initial: { text: "" } });
  });
});
