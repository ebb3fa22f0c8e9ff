import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OLD_SITE } from "../../../tests/support/exports/exportXml.ts";
import { makeUploads } from "../../../tests/support/exports/makeUploads.ts";
import { wholeSite, wholeSiteItems } from "../../../tests/support/exports/wholeSite.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { STYLE_NAMES } from "../../styles/styleNames.ts";
import { readConfig } from "../config.ts";
import { followContent } from "../followContent.ts";
import { openMedia } from "../media/openMedia.ts";
import { createPageCache } from "../pageCache.ts";
import { type RunningSite, startSite } from "../startSite.ts";
import { storeSource } from "../storeSource.ts";
import { noAssets } from "../testing/noAssets.ts";
import { noDatabase } from "../testing/noDatabase.ts";
import { noLibrary } from "../testing/noLibrary.ts";
import { noVisitors } from "../testing/noVisitors.ts";
import { importFile } from "./importFile.ts";

/** What an attacker who may write an export would have a link lead to. */
const HOSTILE = [
  { id: "91", link: `${OLD_SITE}//evil.example/x/` },
  { id: "92", link: `${OLD_SITE}/\\evil.example/` },
  { id: "93", link: "https://evil.example/y/" },
  { id: "94", link: `${OLD_SITE}/%2F%2Fevil.example/` },
];

describeEachStore("An address of the old site", ({ store }) => {
  const cache = createPageCache();
  const log = pino({ level: "silent" });
  let folder: string;
  let site: RunningSite;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-old-"));
    const { db } = store();
    const root = join(import.meta.dirname, "../../..");
    const { media, library } = openMedia({ root, mediaDir: folder, db, log });
    const xml = wholeSite([...wholeSiteItems(), ...HOSTILE]);
    const file = join(folder, "site.xml");
    await writeFile(file, xml);
    const uploads = join(folder, "old");
    await mkdir(uploads);
    await makeUploads(xml, uploads);
    await rm(join(uploads, "lost.png"));
    const request = { file, media: uploads, download: false };
    await importFile(store(), request, { tell: () => {}, library });
    const source = storeSource(db);
    const following = await followContent({ store: store(), cache, source, log });
    site = await startSite({
      config: readConfig({ PORT: "0" }, "/"),
      secret: "s".repeat(43),
      source,
      assets: { ...noAssets, styles: new Map(STYLE_NAMES.map((name) => [name, { text: "" }])) },
      files: new Map(),
      cache,
      log,
      db: noDatabase,
      visitors: noVisitors,
      media,
      library: noLibrary,
      catchUp: following.catchUp,
      isReady: async () => true,
    });
    stop = async () => {
      await site.close();
      await following.stop();
      media.stop();
      await rm(folder, { recursive: true, force: true });
    };
  });
  afterAll(() => stop());

  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    fetch(site.address + path, { method, headers, redirect: "manual" });

  /** Where it leads for good, and what is there. */
  async function follow(path: string): Promise<readonly [string | null, number]> {
    const { status, headers } = await get(path);
    expect([path, status]).toEqual([path, 301]);
    // A page that moved may move back: browsers ask again.
    expect(headers.get("cache-control")).toBe("no-cache");
    const to = headers.get("location");
    return [to, (await get(to ?? "")).status];
  }

  test.each([
    ["/?p=12", "/2019/04/ink"],
    ["/?page_id=2", "/about"],
    ["/?p=12&preview=true", "/2019/04/ink"],
    ["/?cat=51", "/journal/category/craft"],
    ["/?cat=52", "/journal/category/press"],
    ["/category/craft", "/journal/category/craft"],
    ["/tag/wet", "/journal/tag/wet"],
    ["/2019/04", "/journal/month/2019-04"],
    ["/author/admin", "/journal/author/admin"],
    ["/?page_id=1", "/"],
  ])("such as %s leads to %s, which is there", async (from, to) => {
    expect(await follow(from)).toEqual([to, 200]);
  });

  test("leads to a file, by its number, its page and its own address", async () => {
    const [file, status] = await follow("/?attachment_id=21");
    expect(file).toMatch(/^\/media\/uploads\/\d{4}\/[0-9a-f]{32}\.png$/);
    expect(status).toBe(200);
    expect(await follow("/picture-21")).toEqual([file, 200]);
    expect(await follow("/wp-content/uploads/2019/04/press.png")).toEqual([file, 200]);
  });

  test.each([
    ...["/?p=999999", "/?page_id=0", "/?cat=999", "/?attachment_id=23", "/?p=13", "/?p=31"],
    ...["/?p=", "/?p=abc", "/?p=-12", "/?p=1e1", "/?p=99999999999999999999999", "/?other=12"],
    ...["/?p[]=12", "/?p=%00", "/?x=1&p=12", "/?p=12%20"],
    ...["/?p=//evil.example", "/?p=https://evil.example", "/?p=12//evil.example"],
  ])("that nothing stands behind, such as %s, shows the home page", async (path) => {
    const home = await get("/");
    const answer = await get(path);
    expect([answer.status, answer.headers.get("etag")]).toEqual([200, home.headers.get("etag")]);
    expect(await answer.text()).toBe(await home.text());
  });

  test("never leads to another site, whatever the export says that it was", async () => {
    for (const { id } of HOSTILE) {
      const { headers } = await get(`/?p=${id}`);
      const to = headers.get("location") ?? "/";
      expect(new URL(to, site.address).origin).toBe(site.address);
      expect(to).toMatch(/^\/(?![/\\])/);
    }
  });

  test("is not answered by what the home page is kept as", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    expect((await get("/", { "if-none-match": etag })).status).toBe(304);
    expect((await get("/?p=999999", { "if-none-match": etag })).status).toBe(304);
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await get("/?p=12", { "if-none-match": etag }, method);
      expect([status, headers.get("location")]).toEqual([301, "/2019/04/ink"]);
    }
  });
});
