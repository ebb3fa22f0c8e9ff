import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchSite } from "../../scripts/launchSite.js";
import { openStore } from "../../site/store/openStore.ts";
import { writeDocument } from "../../site/store/writeDocument.ts";
import { openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";

const open = openPages();
const folder = mkdtempSync(join(tmpdir(), "vitrine-framed-"));
let site: Awaited<ReturnType<typeof launchSite>>;

/** The machine may be busy. */
const WAIT = { timeout: 20_000 };

const EVENTS =
  '[{"t":"click","a":"thrive_video","config":{"s":"youtube","p":{"id":"dQw4w9WgXcQ"}}}]';

const PAGES: Readonly<Record<string, string>> = {
  framed: `<p><a class="pvideolight" href="https://vimeo.com/76979871">The film</a></p>
    <p><a data-rel="lightbox" href="https://www.google.com/maps?q=Halle">The map</a></p>
    <p><a class="pvideolight" href="https://films.example/1">Elsewhere</a></p>`,
  bound: `<p><a href="#" class="tve_evt_manager_listen tve_et_click" data-tcb-events='__TCB_EVENT_${EVENTS}_TNEVE_BCT__'>The film</a></p>`,
  plain: '<p><a href="https://vimeo.com/76979871">The film</a></p>',
};

beforeAll(async () => {
  const store = await openStore({ dataDir: folder });
  for (const [name, html] of Object.entries(PAGES)) {
    const fields = { html };
    const body = { version: 1 as const, blocks: [{ id: "a", type: "foreign-html", fields }] };
    const content = { kind: "post" as const, path: `/journal/${name}`, title: name, body };
    await writeDocument(store.db, { content: { ...content, status: "published" } });
  }
  await store.close();
  site = await launchSite({ dataDir: folder });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page, on which services' frames are answered in their place; a blocked one is a surprise. */
async function openAt(name: string, asked: string[]): Promise<Page> {
  const page = await open({
    expected: [
      /another host was asked: https:\/\/(?:player\.vimeo|maps\.google|www\.youtube-nocookie)\.com/,
    ],
  });
  await page.route(/vimeo\.com|google\.com|youtube-nocookie\.com/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>Player</title>It plays" });
  });
  await page.goto(`${site.address}/journal/${name}`);
  await settled(page);
  return page;
}

describe("a film or map in a frame", () => {
  test("is let in by its own page's policy, and by no other, from the cache as well", async () => {
    const policyOf = async (name: string) =>
      (await fetch(`${site.address}/journal/${name}`)).headers.get("content-security-policy") ?? "";
    for (const time of ["first", "again"]) {
      expect(await policyOf("framed"), time).toMatch(
        /; frame-src 'self' https:\/\/maps\.google\.com https:\/\/player\.vimeo\.com$/,
      );
      expect(await policyOf("bound"), time).toMatch(
        /; frame-src 'self' https:\/\/www\.youtube-nocookie\.com$/,
      );
      expect(await policyOf("plain"), time).not.toMatch(/frame-src|media-src|vimeo/);
    }
  });

  test.each([
    ["The film", "Show it from Vimeo", "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"],
    ["The map", "Show it from Google Maps", "https://maps.google.com/maps?q=Halle&output=embed"],
  ])("opens in the lightbox once it is asked for: %s", async (link, button, address) => {
    const asked: string[] = [];
    const page = await openAt("framed", asked);
    await page.getByRole("link", { name: link }).click();
    const show = page.getByRole("button", { name: button });
    await show.waitFor(WAIT);
    expect(asked).toEqual([]);
    await show.click();
    await page.frameLocator("dialog iframe").getByText("It plays").waitFor(WAIT);
    expect(asked).toEqual([address]);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("iframe");
  });

  test("of a host that the page does not let in is left to its link", async () => {
    const page = await openAt("framed", []);
    const link = page.getByRole("link", { name: "Elsewhere" });
    expect(await link.getAttribute("class")).toContain("kt-no-lightbox");
  });

  test("that an event of the page builder plays is asked for once the visitor says so", async () => {
    const asked: string[] = [];
    const page = await openAt("bound", asked);
    await page
      .getByRole("button", { name: "The film" })
      .or(page.getByRole("link", { name: "The film" }))
      .click();
    const play = page.getByRole("button", { name: "Play video" });
    await play.waitFor(WAIT);
    expect(asked).toEqual([]);
    await play.click();
    await page.frameLocator("dialog iframe").getByText("It plays").waitFor(WAIT);
    expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"]);
  });
});
