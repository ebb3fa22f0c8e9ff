import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const field = (page: Page) => page.locator("input[type=password]");
const meter = (page: Page) => page.locator(".tve-password-strength-wrapper");
const bars = (page: Page) => meter(page).locator("[data-filled]");
const said = (page: Page) => page.locator("[data-vitrine-announcer]").innerText();

describe("the strength of a password, on the page to register", () => {
  test("is shown and said in the page's language while it is written, and nothing moves", async () => {
    const page = await open();
    await page.goto(`${site}/de/register`);
    await settled(page);
    const top = () =>
      page.locator("main [type=submit]").evaluate((one) => one.getBoundingClientRect().top);
    await field(page).scrollIntoViewIfNeeded();
    const before = await top();
    for (const [text, word, count] of [
      ["aaaaa", "Schwach", 1],
      ["abcdef", "Geht so", 2],
      ["Abcdef12", "Gut", 3],
      ["Abcdef12!x", "Sehr gut!", 4],
    ] as const) {
      await field(page).fill(text);
      await expect.poll(() => meter(page).innerText()).toBe(word);
      expect(await bars(page).count()).toBe(count);
    }
    await expect.poll(() => said(page)).toBe("Stärke des Passworts: Sehr gut!");
    expect(await top()).toBe(before);
    await field(page).fill("");
    await expect.poll(() => bars(page).count()).toBe(0);
  });

  test.each(["light", "dark"] as const)(
    "axe finds nothing in any strength, %s",
    async (colorScheme) => {
      const page = await open({ bypassCSP: true, colorScheme });
      await page.goto(`${site}/register`);
      await settled(page);
      for (const [text, strength] of [
        ["aaaaa", "weak"],
        ["abcdef", "so-so"],
        ["Abcdef12", "good"],
        ["Abcdef12!x", "great"],
      ] as const) {
        await field(page).fill(text);
        await expect.poll(() => meter(page).getAttribute("data-strength")).toBe(strength);
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      }
    },
  );

  test("is not shown without script, and the form is as it was", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${site}/register`);
    expect(await meter(page).isVisible()).toBe(false);
    expect(await field(page).isVisible()).toBe(true);
  });
});
