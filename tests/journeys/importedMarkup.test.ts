import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { axeFindings } from "../support/axeFindings.ts";
import { touchForm } from "../support/contactForm/touchForm.ts";
import { exportXml } from "../support/exports/exportXml.ts";
import { markupItems } from "../support/exports/markupItems.ts";
import { importInto } from "../support/importInto.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { openPages } from "../support/openPages.ts";
import { overflow } from "../support/overflow.ts";
import { readOn } from "../support/readOn.ts";
import { settled } from "../support/settled.ts";

const open = openPages();
const folder = mkdtempSync(join(tmpdir(), "vitrine-markup-"));
let site: LaunchedSite;
let report = "";

const paths = markupItems.flatMap(({ type, slug }) =>
  type === "wpcf7_contact_form" ? [] : [`/${slug}`],
);

beforeAll(async () => {
  const file = join(folder, "old.xml");
  writeFileSync(file, exportXml(markupItems));
  site = await launchSite();
  const imported = await importInto(site.dataDir, file);
  expect(imported.code).toBe(0);
  report = imported.output;
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

describe("Imported pages with all that the block editor and old themes write", () => {
  test.each([
    ["narrow", { width: 320, height: 740 }, "light"],
    ["wide", { width: 1280, height: 800 }, "dark"],
  ] as const)("are clean, fit and stand still on a %s screen", async (_, viewport, colorScheme) => {
    const page = await open({ viewport, colorScheme, bypassCSP: true });
    await countLayoutShift(page);
    for (const path of paths) {
      await page.goto(site.address + path);
      await readOn(page, 12);
      await settled(page);
      // To two places: within themselves, the browser's own controls of a sound move by less.
      const shift = (await layoutShift(page)).toFixed(2);
      expect([path, shift, await overflow(page)]).toEqual([path, "0.00", 0]);
      expect([path, await axeFindings(page)]).toEqual([path, []]);
    }
  });

  test.each([
    ["of the block editor", ".has-nested-images", ["1 of 3", "One"]],
    ["of its older versions", "ul.wp-block-gallery", ["1 of 2", "Old one"]],
    ["of an old theme", ".gallery", ["1 of 2", "Classic one"]],
  ])(
    "open the pictures of a gallery %s over the page, with their captions",
    async (_, gallery, words) => {
      const page = await open();
      await page.goto(`${site.address}/all-pictures`);
      await settled(page);
      await page.locator(`${gallery} a`).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      for (const word of words) expect(await dialog.innerText()).toContain(word);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    },
  );

  test("keep dark letters on an author's light ground, whatever the theme of the page", async () => {
    const colours = new Set<string>();
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await open({ colorScheme });
      await page.goto(`${site.address}/all-text`);
      const box = page.locator(".has-pale-cyan-blue-background-color");
      colours.add(
        await box.evaluate((element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          return `${color} on ${backgroundColor}`;
        }),
      );
    }
    expect([...colours]).toEqual([expect.stringMatching(/ on rgb\(142, 209, 252\)$/)]);
  });
});

describe("A contact form of the export", () => {
  const form = (page: Page) => page.locator("form.wpcf7-form").first();

  test("comes along with a line of the report that says whom its mails go to", () => {
    expect(report).toMatch(/contact forms: 1 new/);
    expect(report).toMatch(/"Letters": its mail goes to print@old\.example: look whether/);
  });

  test("stands at both places of its page, comes alive, and takes what is sent", async () => {
    const page = await open();
    await page.goto(`${site.address}/write-to-us`);
    expect(await page.locator(".wp-block-column form.wpcf7-form").count()).toBe(1);
    expect(await page.locator("form.wpcf7-form").count()).toBe(2);
    await touchForm(page);
    await form(page).locator(".wpcf7-submit").click({ trial: true, force: true });
    await form(page).getByLabel("Your name").fill("Ada");
    await form(page).getByLabel("Your email").fill("ada@example.com");
    await form(page).getByRole("checkbox").check();
    await form(page).getByRole("button", { name: "Send it" }).click();
    await form(page).getByText("Thank you for writing.").waitFor();
  });

  test("is answered on its page where no script runs", async () => {
    const page = await open({ javaScriptEnabled: false, expected: [/422/] });
    await page.goto(`${site.address}/write-to-us`);
    await form(page).getByLabel("Your name").fill("Ada");
    await form(page).getByRole("button", { name: "Send it" }).click();
    expect(await form(page).getAttribute("data-status")).toBe("invalid");
    expect(await form(page).getByLabel("Your name").inputValue()).toBe("Ada");
  });
});
