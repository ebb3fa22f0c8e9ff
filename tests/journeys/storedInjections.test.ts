import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { openStore } from "../../site/store/openStore.ts";
import { writeDocument } from "../../site/store/writeDocument.ts";
import { openPages } from "../support/openPages.ts";
import { publicBrokenMarkup, publicInjections } from "../support/publicStrings/publicStrings.ts";
import { settled } from "../support/settled.ts";
import { HEAR_RUNS, provoke } from "../support/showInFrames.ts";

/** Strings on one page, each in a block of its own. */
const BLOCKS = 60;

/** The page to compare with: as many blocks as it has, of text that harms nobody. */
const HARMLESS = Array.from({ length: BLOCKS }, () => "<p>a</p>");

const open = openPages();
const folder = mkdtempSync(join(tmpdir(), "vitrine-injections-"));
let site: LaunchedSite;

const injected = pagesOf(publicInjections);
const broken = pagesOf(publicBrokenMarkup);

beforeAll(async () => {
  const store = await openStore({ dataDir: folder });
  for (const [name, pages] of Object.entries({ injected, broken, harmless: [HARMLESS] })) {
    for (const [number, strings] of pages.entries()) {
      const blocks = strings.map((html, index) => ({
        id: `b${index}`,
        type: "foreign-html",
        fields: { html },
      }));
      await writeDocument(store.db, {
        content: {
          kind: "page",
          path: `/${name}-${number}`,
          title: name,
          status: "published",
          body: { version: 1, blocks },
        },
      });
    }
  }
  await store.close();
  site = await launchSite({ dataDir: folder });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("Strings of public lists, stored and shown by our server, without a policy", () => {
  test("never run, whatever a visitor does, and ask nobody else for anything", async () => {
    const page = await open({ bypassCSP: true, expected: [/./s] });
    await page.addInitScript(`window.ran = []; { const run = () => ran.push(1); ${HEAR_RUNS} }`);
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    for (const number of injected.keys()) {
      await page.goto(`${site.address}/injected-${number}`);
      await settled(page);
      await page.evaluate(provoke, false);
      await page.evaluate(provoke, true);
      await settled(page);
      expect([number, await page.evaluate(() => window.ran)]).toEqual([number, []]);
    }
    expect([...asked]).toEqual([site.address]);
  }, 120_000);

  test("leave header, main part and footer where they are, however broken they were", async () => {
    // Without script: with it, what they ask for may stand over the page.
    const page = await open({ javaScriptEnabled: false, expected: [/404/] });
    const frame = await skeleton(page, "/harmless-0");
    expect(frame.filter((line) => / (?:header|main|footer) /.test(line)).length).toBeGreaterThan(2);
    for (const [name, pages] of Object.entries({ injected, broken })) {
      for (const [number, strings] of pages.entries()) {
        const path = `/${name}-${number}`;
        expect([path, await skeleton(page, path)]).toEqual([
          path,
          withBoxes(frame, strings.length),
        ]);
      }
    }
  }, 120_000);
});

function pagesOf(strings: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(strings.length / BLOCKS) }, (_, page) =>
    strings.slice(page * BLOCKS, (page + 1) * BLOCKS),
  );
}

/** The elements of a page by depth and name, but for what stands inside of HTML from elsewhere. */
async function skeleton(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(site.address + path);
  return page.evaluate(() => {
    const list = (element: Element, depth: number): string[] => [
      `${depth} ${element.localName} ${element.id || element.className}`,
      ...(element.matches(".foreign")
        ? []
        : [...element.children].flatMap((child) => list(child, depth + 1))),
    ];
    return list(document.body, 0);
  });
}

/** The same page with another number of boxes. */
function withBoxes(lines: readonly string[], count: number): readonly string[] {
  const isBox = (line: string): boolean => line.endsWith(" foreign");
  const first = lines.findIndex(isBox);
  const boxes = lines.filter(isBox).slice(0, count);
  return [...lines.slice(0, first), ...boxes, ...lines.slice(lines.findLastIndex(isBox) + 1)];
}
