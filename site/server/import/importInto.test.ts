import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { exportXml } from "../../../tests/support/exports/exportXml.ts";
import { wholeSite } from "../../../tests/support/exports/wholeSite.ts";
import { SAVE_EVERY_MS } from "../../content/import/createKeeper.ts";
import { siteSettings } from "../../content/siteSettings.ts";
import { findPublishedByPath } from "../../store/documents.ts";
import { findRedirect } from "../../store/redirects.ts";
import { StoreError } from "../../store/StoreError.ts";
import {
  comments,
  contentVersion,
  documents,
  imports,
  media,
  redirects,
  settings,
  terms,
} from "../../store/schema.ts";
import { readSetting, writeSetting } from "../../store/settings.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { createLog } from "../createLog.ts";
import { MediaUnavailable } from "../media/MediaUnavailable.ts";
import { openMedia } from "../media/openMedia.ts";
import { seedDemo } from "../seedDemo.ts";
import { importInto } from "./importInto.ts";
import type { ImportRequest } from "./importRequest.ts";
import { whyStopped } from "./whyStopped.ts";

describeEachStore("An old site", ({ store }) => {
  const db = () => store().db;
  let folder: string;
  let file: string;
  let opened: ReturnType<typeof openMedia>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-whole-"));
    file = join(folder, "site.xml");
    await writeFile(file, wholeSite());
    await mkdir(join(folder, "uploads/2019/04"), { recursive: true });
    for (const [name, red] of [
      ["press.png", 200],
      ["TYPE.png", 90],
    ] as const) {
      const picture = sharp({
        create: { width: 64, height: 48, channels: 3, background: { r: red, g: 9, b: 9 } },
      });
      await picture.png().toFile(join(folder, "uploads/2019/04", name));
    }
    const root = join(import.meta.dirname, "../../..");
    opened = openMedia({ root, mediaDir: folder, db: db(), log: createLog("silent").log });
    for (const table of [documents, terms, redirects, settings, imports, media])
      await db().delete(table);
  });
  afterEach(async () => {
    await opened.media.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (request: Partial<ImportRequest> = {}, signal?: AbortSignal) =>
    importInto(
      store(),
      { file, media: join(folder, "uploads"), download: false, ...request },
      { tell: () => {}, library: opened.library, signal },
    );
  const count = async () => ({
    documents: await db().$count(documents),
    comments: await db().$count(comments),
    terms: await db().$count(terms),
    media: await db().$count(media),
    redirects: await db().$count(redirects),
  });

  test("stands on this one: pages, comments, files, menus, redirects; the same again changes nothing", async () => {
    const { report, demoLeft } = await run();
    expect(demoLeft).toBe(0);
    expect(report.outcomes).toMatchObject({
      page: { created: 2 },
      post: { created: 2 },
      term: { created: 3 },
      comment: { created: 3 },
      file: { created: 2 },
    });
    expect(await count()).toMatchObject({ documents: 4, comments: 3, terms: 3, media: 2 });
    const about = await findPublishedByPath(db(), "/about");
    expect(about?.picture).toMatchObject({ width: 64, height: 48 });
    expect(about?.picture?.src).toMatch(/^\/media\/uploads\/\d{4}\/[0-9a-f]{32}\.png$/);
    expect(await findRedirect(db(), "/?p=12")).toBe("/2019/04/ink");
    expect(await readSetting(db(), siteSettings)).toMatchObject({
      title: "The press",
      language: "de",
    });
    const [before] = await db().select().from(contentVersion);
    const again = await run();
    expect(
      Object.values(again.report.outcomes).every(({ created, changed }) => created + changed === 0),
    ).toBe(true);
    expect((await db().select().from(contentVersion))[0]).toEqual(before);
  });

  test("is only told of in a trial, with the same report, and nothing is stored", async () => {
    const before = await count();
    const [version] = await db().select().from(contentVersion);
    const trial = await run({ dryRun: true });
    expect(await count()).toEqual(before);
    expect((await db().select().from(contentVersion))[0]).toEqual(version);
    expect(await db().$count(imports)).toBe(0);
    const { report } = await run();
    expect(trial.report).toEqual(report);
  });

  test("goes on where it was cut off, with one report of both halves", async () => {
    // Time enough passes between any two moments to remember how far it is.
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += SAVE_EVERY_MS));
    const many = Array.from({ length: 120 }, (_, n) => {
      return {
        id: String(n + 1),
        status: n % 7 ? "publish" : "trash",
        comments: [{ id: String(n + 1) }],
      };
    });
    await writeFile(file, exportXml(many));
    const whole = await run({ dryRun: true, media: undefined });
    const abort = new AbortController();
    const request = { file, download: false };
    const cut = importInto(store(), request, {
      library: opened.library,
      signal: abort.signal,
      tell: ({ step }) => step === "importing" && abort.abort(),
    });
    await expect(cut).rejects.toMatchObject({ name: "AbortError" });
    clock.mockRestore();
    expect(await db().$count(comments)).toBe(0);
    const { wentOnAfter, report } = await importInto(store(), request, {
      library: opened.library,
      tell: () => {},
    });
    expect(wentOnAfter).toBeGreaterThan(100);
    expect(report).toEqual(whole.report);
    expect(
      (await importInto(store(), request, { library: opened.library, tell: () => {} })).wentOnAfter,
    ).toBe(0);
  });

  test("takes the place of the demo where it is asked to, and of nothing that somebody changed", async () => {
    await seedDemo(db());
    await db()
      .update(documents)
      .set({ updatedAt: new Date() })
      .where(eq(documents.path, "/imprint"));
    const first = await run();
    expect(first.demoLeft).toBeGreaterThan(20);
    expect(await findPublishedByPath(db(), "/welcome")).toMatchObject({ title: "Welcome" });
    await db().delete(documents).where(eq(documents.sourceId, "1"));
    const { demoTaken, demoLeft, report } = await run({ replaceDemo: true });
    expect([demoTaken, demoLeft]).toEqual([first.demoLeft, 0]);
    expect(report.outcomes.page.created).toBe(1);
    expect(await findPublishedByPath(db(), "/")).toMatchObject({ title: "Welcome" });
    expect(await findPublishedByPath(db(), "/imprint")).toBeDefined();
  });

  test("leads its root to the journal where it has no first page", async () => {
    await writeFile(file, exportXml([{ id: "1" }]));
    await run({ replaceDemo: true });
    expect(await findRedirect(db(), "/")).toBe("/journal");
  });

  test("leads its root to what it has, where it has no posts either", async () => {
    const items = [
      { id: "1", type: "page", slug: "about us" },
      {
        id: "2",
        type: "nav_menu_item",
        terms: [{ domain: "nav_menu", slug: "main", name: "Main" }],
        meta: { _menu_item_type: "post_type", _menu_item_object_id: "1" },
      },
    ];
    await writeFile(file, exportXml(items));
    await run({ replaceDemo: true });
    expect(await findRedirect(db(), "/")).toBe((await db().select().from(documents))[0]?.path);
  });

  test("leaves the name and menus that an owner gave this one", async () => {
    const mine = { ...siteSettings.fallback, title: "Mine" };
    await writeSetting(db(), siteSettings, mine);
    const { report } = await run();
    expect(await readSetting(db(), siteSettings)).toEqual(mine);
    expect(report.settings.listed.at(-1)?.reason).toMatch(/given to it here/);
  });

  test("takes nothing of a file that is not sound, and leaves the demo", async () => {
    await seedDemo(db());
    const before = await count();
    await writeFile(file, (await readFile(file, "utf8")).slice(0, -40));
    await expect(run({ replaceDemo: true })).rejects.toMatchObject({ code: "cut-short" });
    expect(await count()).toEqual(before);
    await expect(run({ media: join(folder, "nowhere") })).rejects.toMatchObject({
      code: "no-media-folder",
    });
  });
});

describe("Why an import stopped", () => {
  const caused = (cause: object) =>
    new Error("Failed query: insert into x\nparams: secret", { cause });
  test.each([
    [caused(Object.assign(new Error("gone"), { code: "57P01" })), /database does not answer/],
    [
      caused(Object.assign(new Error("refused"), { code: "ECONNREFUSED" })),
      /database does not answer/,
    ],
    [caused(Object.assign(new Error("full"), { code: "53100" })), /no room left on the disk/],
    [Object.assign(new Error("full"), { code: "ENOSPC" }), /no room left on the disk/],
    [new MediaUnavailable("The disk is full."), /^The disk is full\.$/],
    [new StoreError("unreachable", "It stopped."), /^It stopped\.$/],
    [caused(new Error("odd.\nparams: secret")), /^odd\.$/],
    ["text", /^text\.$/],
  ])("is said without the statement: %s", (error, sentence) => {
    expect(whyStopped(error)).toMatch(sentence);
  });
});
