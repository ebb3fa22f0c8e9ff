import { describe, expect, inject, test } from "vitest";
import { CHIEF_PAGES } from "../support/chiefPages.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

describe("the home page of a new site", () => {
  test("opens for anyone, says what it is, and leads on [ED-004]", async () => {
    const page = await open();
    const answer = await page.goto(site);
    expect(answer?.status()).toBe(200);
    expect(await page.title()).toBe("Halftone");
    await page.getByRole("link", { name: "See the posters" }).click();
    await page.waitForURL(`${site}/shop/category/posters`);
    await page.getByRole("navigation", { name: "Main" }).getByText("Journal").click();
    await page.waitForURL(`${site}/journal`);
    await page.locator(".post-card a").first().click();
    await page.waitForURL(/\/journal\/[\w-]+$/);
    expect(await page.locator("article.document h1").count()).toBe(1);
  });

  test("has an effect alive: back to top comes and brings the visitor up", async () => {
    const page = await open({ viewport: { width: 800, height: 500 } });
    await page.goto(`${site}/blocks`);
    const up = page.getByRole("link", { name: "Back to top" });
    expect(await up.isVisible()).toBe(false);
    await page.mouse.wheel(0, 900);
    await up.waitFor({ state: "visible" });
    await up.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await up.waitFor({ state: "hidden" });
  });

  test("has an island alive: the theme chosen in one tab holds in all, and after reload", async () => {
    const page = await open({ colorScheme: "light" });
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(site);
    await settled(page);
    expect(scripts.filter((path) => path.includes("react"))).toEqual([]);

    const other = await page.context().newPage();
    await other.goto(site);
    await page.getByText("Dark", { exact: true }).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    expect(await page.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
    expect(scripts.some((path) => path.includes("react"))).toBe(true);

    await other.getByRole("radio", { name: "Light" }).focus();
    await other.reload();
    expect(await other.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await other.getByRole("radio", { name: "Automatic" }).focus();
    await other.waitForFunction(() =>
      document.querySelector("v-island")?.hasAttribute("data-ready"),
    );
    expect(await other.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
    await other.getByRole("radio", { name: "Dark" }).focus();
    await other.keyboard.press("ArrowUp");
    await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
    expect(await page.getByRole("radio", { name: "Light" }).isChecked()).toBe(true);
  });

  test("a page that the visitor goes back to is in the theme chosen meanwhile", async () => {
    const page = await open({ colorScheme: "light" });
    await page.goto(site);
    await page.goto(`${site}/journal`);
    await page.getByText("Dark", { exact: true }).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    await page.goBack();
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    await page.getByText("Automatic", { exact: true }).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === undefined);
    await page.goForward();
    await page.waitForFunction(() => document.documentElement.dataset.theme === undefined);
  });

  test("the switch marks what holds wherever it is met, though nobody has touched it there", async () => {
    const page = await open({ colorScheme: "light" });
    const choose = async (name: string): Promise<void> => {
      await page.getByText(name, { exact: true }).click();
      await page.locator(".theme-switch").and(page.locator("[data-ready] *")).waitFor();
    };
    const marked = (): Promise<string> => page.locator(".theme-switch input:checked").inputValue();
    await page.goto(site);
    const other = await page.context().newPage();
    await other.goto(`${site}/contact`);
    await choose("Dark");
    await page.goto(`${site}/journal`);
    expect(await marked()).toBe("dark");
    // A tab that is looked at again is told so; all tabs of a test count as looked at.
    await other.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    await other.waitForFunction(() => document.documentElement.dataset.theme === "dark");
    expect(await other.locator(".theme-switch input:checked").inputValue()).toBe("dark");
    await choose("Light");
    await page.goBack();
    await expect.poll(marked).toBe("light");
    await page.goForward();
    await expect.poll(marked).toBe("light");
    await choose("Automatic");
    await page.goBack();
    await expect.poll(marked).toBe("auto");
    expect(await page.locator("html").getAttribute("data-theme")).toBe(null);
  });

  test("shows toasts that a page asks for, in the order asked", async () => {
    const page = await open();
    await page.goto(site);
    await settled(page);
    await page.evaluate(() => {
      // None goes by itself before it is looked at.
      document.querySelector("[data-toast]")?.setAttribute("data-timer", "60000");
      for (const text of ["First.", "Second."]) {
        const detail = { text, state: "success" };
        document.dispatchEvent(new CustomEvent("vitrine:toast", { detail, cancelable: true }));
      }
    });
    await page.getByText("First.").first().waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await page.locator("[data-toast-text]", { hasText: "Second." }).waitFor();
  });

  test("reads and leads on with scripts off", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(site);
    expect(await page.getByRole("heading", { level: 2 }).first().isVisible()).toBe(true);
    expect(await page.getByText("Automatic").isVisible()).toBe(false);
    expect(await page.locator("[data-toast]").isVisible()).toBe(false);
    await page.getByRole("link", { name: "Visit the studio" }).click();
    await page.waitForURL(`${site}/about`);
    expect(await page.locator("main img").first().isVisible()).toBe(true);
  });

  test("can be used by keyboard alone, past the menu", async () => {
    const page = await open();
    await page.goto(`${site}/blocks`);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("moves nothing while it loads and while it is scrolled", async () => {
    const page = await open({ viewport: { width: 360, height: 640 }, expected: [/404/] });
    await countLayoutShift(page);
    for (const path of Object.values(CHIEF_PAGES)) {
      await page.goto(site + path);
      await settled(page);
      for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 400);
      await settled(page);
      expect([path, await layoutShift(page)]).toEqual([path, 0]);
    }
  }, 120_000);

  test("a missing page says so and leads home", async () => {
    const page = await open({ expected: [/404/] });
    const answer = await page.goto(`${site}/nowhere`);
    expect(answer?.status()).toBe(404);
    expect(await page.locator("h1").innerText()).toBe("This page is not here");
    await page.getByRole("link", { name: "To the home page" }).click();
    await page.waitForURL(`${site}/`);
  });
});
