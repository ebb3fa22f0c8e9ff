import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { importInto } from "../support/importInto.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { openPages } from "../support/openPages.ts";
import { overflow } from "../support/overflow.ts";

const file = resolve(import.meta.dirname, "../../../shared/data/theme-unit-test.xml");
const open = openPages();

/** Rules that only the text's own author can keep: its links' words, its heading order. */
const OF_THE_AUTHOR = ["heading-order", "link-name", "empty-heading", "image-alt"];

describe.skipIf(!existsSync(file))("the real export, imported and browsed", () => {
  let site: LaunchedSite;
  let paths: string[] = [];

  beforeAll(async () => {
    site = await launchSite();
    const { code } = await importInto(site.dataDir, file);
    expect(code).toBe(0);
    paths = await publishedPaths(site.address);
  });

  afterAll(async () => {
    await site.stop();
  });

  /** The posts that the journal lists, page by page, and the pages we know to be in the file. */
  async function publishedPaths(address: string): Promise<string[]> {
    const found = new Set(["/about", "/page-markup-and-formatting", "/page-image-alignment"]);
    let next: string | undefined = "/journal";
    while (next) {
      const html: string = await (await fetch(address + next)).text();
      for (const [, path] of html.matchAll(/<h2><a [^>]*href="([^"]+)"/g)) found.add(String(path));
      next = /<a [^>]*rel="next" href="([^"]+)"/.exec(html)?.[1];
    }
    return [...found];
  }

  test("every post is listed, and every page opens", async () => {
    expect(paths.length).toBeGreaterThanOrEqual(37);
    for (const path of paths)
      expect([path, (await fetch(site.address + path)).status]).toEqual([path, 200]);
  });

  test("no page throws, moves, overflows or asks another host for anything", async () => {
    const page = await open({ viewport: { width: 360, height: 740 } });
    await countLayoutShift(page);
    for (const path of paths) {
      await page.goto(site.address + path);
      await page.waitForLoadState("load");
      for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, 800);
      await page.waitForTimeout(100);
      expect([path, await layoutShift(page), await overflow(page)]).toEqual([path, 0, 0]);
    }
  });

  test("axe finds nothing in our own markup on any of them", async () => {
    const page = await open({ bypassCSP: true });
    const findings: string[] = [];
    for (const path of paths) {
      await page.goto(site.address + path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .disableRules(OF_THE_AUTHOR)
        .analyze();
      for (const { id, nodes } of violations) {
        findings.push(`${path} ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
      }
    }
    expect(findings).toEqual([]);
  });
});

test.runIf(!existsSync(join(file)))(
  "the real export is not on this machine, so it is not browsed",
  () => {
    expect(existsSync(file)).toBe(false);
  },
);
