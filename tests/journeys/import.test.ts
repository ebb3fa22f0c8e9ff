import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { exportXml } from "../support/exports/exportXml.ts";
import { importInto } from "../support/importInto.ts";
import { openPages } from "../support/openPages.ts";

const open = openPages();
const folder = mkdtempSync(join(tmpdir(), "vitrine-import-"));
let site: LaunchedSite;

beforeAll(async () => {
  site = await launchSite();
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe("npm run import, while the site runs", () => {
  test("an old post stands on the site at once, with its date, author and category", async () => {
    await fetch(`${site.address}/journal`);
    const path = file(
      "one.xml",
      exportXml([
        {
          id: "7",
          type: "post",
          title: "Ink &amp; paper",
          link: "https://old.example/2019/04/ink-and-paper/",
          dateGmt: "2019-04-02 10:00:00",
          content: "<p>Wet <b>ink</b><script>alert(1)</script></p>",
          terms: [{ domain: "category", slug: "craft", name: "Craft" }],
        },
      ]),
    );
    const { code, output } = await importInto(site.dataDir, path);
    expect(output).toMatch(/1 (?:post|new)/i);
    expect(code).toBe(0);
    const page = await open();
    await page.goto(`${site.address}/2019/04/ink-and-paper`);
    expect(await page.locator("h1").innerText()).toBe("Ink & paper");
    expect(await page.locator("time").innerText()).toBe("2 April 2019");
    expect(await page.locator("article script").count()).toBe(0);
    await page.locator(".document-footer").getByRole("link", { name: "Craft" }).click();
    await page.waitForURL(`${site.address}/journal/category/craft`);
    await page.getByRole("link", { name: "Ink & paper" }).click();
  });

  test("the same file again changes nothing", async () => {
    const before = await (await fetch(`${site.address}/2019/04/ink-and-paper`)).text();
    const { code, output } = await importInto(site.dataDir, join(folder, "one.xml"));
    expect(code).toBe(0);
    expect(output).toMatch(/unchanged/i);
    expect(await (await fetch(`${site.address}/2019/04/ink-and-paper`)).text()).toBe(before);
  });

  test.each([
    ["no export", "cats.xml", "<cats/>"],
    ["no XML", "note.txt", "Hello"],
    ["cut short", "cut.xml", exportXml([{ id: "9", title: "Cut" }]).slice(0, -40)],
    ["empty", "empty.xml", ""],
    [
      "an entity bomb",
      "bomb.xml",
      '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss><channel><title>&b;</title></channel></rss>',
    ],
  ])(
    "a file that is %s is refused with a sentence, and nothing half done",
    async (_kind, name, text) => {
      const { code, output } = await importInto(site.dataDir, file(name, text));
      expect(code).not.toBe(0);
      expect(output).toMatch(/[A-Z][^.]+\.\s*$/);
      expect(output).not.toMatch(/^\s+at .+:\d+/m);
      expect((await fetch(`${site.address}/cut`)).status).toBe(404);
    },
  );

  test("a file that is not there is named", async () => {
    const { code, output } = await importInto(site.dataDir, join(folder, "nowhere.xml"));
    expect(code).not.toBe(0);
    expect(output).toContain("nowhere.xml");
  });
});
