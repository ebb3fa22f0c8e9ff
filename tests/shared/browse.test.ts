import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { axeFindings } from "../support/axeFindings.ts";
import { makeUploads } from "../support/exports/makeUploads.ts";
import { importInto } from "../support/importInto.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { openPages } from "../support/openPages.ts";
import { overflow } from "../support/overflow.ts";
import { readOn } from "../support/readOn.ts";
import { settled } from "../support/settled.ts";

const file = resolve(import.meta.dirname, "../../../shared/data/theme-unit-test.xml");
const open = openPages();

/** Rules that only the text's own author can keep: its links' words, its heading order. */
const OF_THE_AUTHOR = ["heading-order", "link-name", "empty-heading", "image-alt"];

/** Milliseconds for a walk over all of its pages. */
const WALK = 600_000;

describe.skipIf(!existsSync(file))("the real export, with pictures, imported and browsed", () => {
  const uploads = mkdtempSync(join(tmpdir(), "vitrine-uploads-"));
  let site: LaunchedSite;
  let paths: string[] = [];
  let output = "";

  beforeAll(async () => {
    const pictures = await makeUploads(readFileSync(file, "utf8"), uploads);
    expect(pictures).toBeGreaterThanOrEqual(40);
    site = await launchSite();
    const before = new Set(await addresses(site.address));
    const imported = await importInto(site.dataDir, file, ["--media", uploads, "--no-download"]);
    expect(imported.code).toBe(0);
    output = imported.output;
    const pages = (await addresses(site.address)).filter((path) => !before.has(path));
    paths = [...pages, ...(await archivesOf(pages))];
  }, WALK);

  afterAll(async () => {
    await site.stop();
    rmSync(uploads, { recursive: true });
  });

  /** Archives that the pages lead to. */
  async function archivesOf(pages: readonly string[]): Promise<readonly string[]> {
    const found = new Set(["/journal", "/journal?page=2"]);
    for (const path of pages) {
      const html = await (await fetch(site.address + path)).text();
      for (const [, href = ""] of html.matchAll(
        / href="(\/journal\/(?:category|tag|author|month)\/[^"]+)"/g,
      )) {
        found.add(href);
      }
    }
    return [...found].filter((path) => !pages.includes(path));
  }

  test("every page and archive opens, and the report says what did not come along", async () => {
    expect(paths.length).toBeGreaterThanOrEqual(45);
    expect(output).toMatch(/posts: 37 new/);
    expect(output).toMatch(/pages: 15 new/);
    for (const path of paths)
      expect([path, (await fetch(site.address + path)).status]).toEqual([path, 200]);
  });

  test(
    "no page throws, moves, overflows or asks another host for anything",
    async () => {
      const page = await open({ viewport: { width: 360, height: 740 } });
      await countLayoutShift(page);
      for (const path of paths) {
        await page.goto(site.address + path);
        await readOn(page, 6, 800);
        await settled(page);
        const shift = (await layoutShift(page)).toFixed(2);
        expect([path, shift, await overflow(page)]).toEqual([path, "0.00", 0]);
      }
    },
    WALK,
  );

  test(
    "axe finds nothing in our own markup on any of them",
    async () => {
      const page = await open({ bypassCSP: true });
      const findings: string[] = [];
      for (const path of paths) {
        await page.goto(site.address + path);
        for (const finding of await axeFindings(page)) findings.push(`${path} ${finding}`);
      }
      expect(findings.filter((one) => !isOfTheAuthor(one))).toEqual([]);
    },
    WALK,
  );

  test(
    "its galleries open over the page, and captions show",
    async () => {
      const page = await open();
      let galleries = 0;
      let captions = 0;
      for (const path of paths) {
        const html = await (await fetch(site.address + path)).text();
        captions += html.split("<figcaption").length - 1;
        if (!/wp-block-gallery[\s\S]*?<a [^>]*href="\/media\//.test(html)) continue;
        galleries += 1;
        await page.goto(site.address + path);
        await settled(page);
        await page.locator('.wp-block-gallery a[href^="/media/"]').first().click();
        const dialog = page.getByRole("dialog");
        await dialog.waitFor();
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      }
      expect(galleries).toBeGreaterThan(0);
      expect(captions).toBeGreaterThan(5);
    },
    WALK,
  );
});

/** All public addresses, as the site's map names them. */
async function addresses(address: string): Promise<readonly string[]> {
  const locations = async (path: string): Promise<readonly string[]> => {
    const xml = await (await fetch(address + path)).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => {
      const { pathname, search } = new URL(loc);
      return pathname + search;
    });
  };
  const parts = await locations("/sitemap.xml");
  return (await Promise.all(parts.map(locations))).flat();
}

function isOfTheAuthor(finding: string): boolean {
  return OF_THE_AUTHOR.some((rule) => finding.includes(` ${rule}: `));
}

test.runIf(!existsSync(join(file)))(
  "the real export is not on this machine, so it is not browsed",
  () => {
    expect(existsSync(file)).toBe(false);
  },
);
