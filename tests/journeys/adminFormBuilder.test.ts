import type { Page } from "playwright";
import { describe, expect, onTestFinished, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";
import { overflow } from "../support/overflow.ts";

const { open, openVisitor, site, ask } = openAdmin();

const FORMS = "/api/admin/forms";

async function pathOf(key: string): Promise<string> {
  const { items } = await ask(`${FORMS}?search=${key}`);
  return `/admin/forms/${items.find((one: { readonly key: string }) => one.key === key).id}`;
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

describe("Whoever builds a form", () => {
  test("adds a field by keys, and visitors are asked for it once it is saved", async () => {
    const page = await open(await pathOf("contact"));
    const preview = page.frameLocator("iframe").getByRole("form");
    await preview.getByLabel("Message").waitFor();
    await page.getByRole("button", { name: "Telephone", exact: true }).press("Enter");
    await page.getByRole("textbox", { name: "Label" }).fill("Where we can call you");
    await page.getByRole("switch", { name: "Must be filled in" }).press("Space");
    await preview.getByLabel("Where we can call you").waitFor();
    const visitor = await openVisitor();
    const asked = async () => {
      await visitor.goto(`${site().address}/contact`);
      return visitor.getByLabel("Where we can call you").count();
    };
    expect(await asked()).toBe(0);
    await page.keyboard.press("Control+S");
    await page.getByText("The form is saved. Visitors see it now.").first().waitFor();
    await expect.poll(asked).toBe(1);
    expect(await visitor.locator("[name=where-we-can-call-you]").count()).toBe(1);
  });

  test("tries it in the preview, which asks the server for nothing", async () => {
    const page = await open(await pathOf("contact"));
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("contact-form-7")) asked.push(request.url());
    });
    const frame = page.frameLocator("iframe");
    await frame.getByRole("checkbox").check();
    await frame.getByRole("button").click();
    await page.getByText(/fields are not right yet, so it would not be sent/).waitFor();
    await frame.locator(".wpcf7-not-valid-tip").first().waitFor();
    expect(asked).toEqual([]);
  });

  test("finds what was not saved after loading the page again, and is asked before leaving it", async () => {
    const page = await open(await pathOf("contact"));
    await page.getByRole("button", { name: "Note", exact: true }).click();
    await page.getByText("Not saved yet", { exact: true }).waitFor();
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await page.getByText(/before the page was loaded again/).waitFor();
    const note = page.locator(".outline-name", { hasText: "Note" });
    await note.waitFor();
    const { pathname } = new URL(page.url());
    await page.getByRole("link", { name: "All forms" }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay here" }).click();
    await question.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(pathname);
    await page.getByText("Not saved yet", { exact: true }).waitFor();
    expect(await note.count()).toBe(1);
  });

  test("reads an old template of the site's own server, and takes it over", async () => {
    const page = await open(await pathOf("contact"));
    await tab(page, "From a template").click();
    const template = "<label>Who [text* who]</label>\n[nonsense a]\n[submit]";
    await page.getByRole("textbox", { name: "Template" }).fill(template);
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByText("Line 2, column 1:").waitFor();
    await page.getByRole("button", { name: "Take it in place of the fields" }).click();
    await tab(page, "Fields").click();
    await page.frameLocator("iframe").getByLabel("Who").waitFor();
    expect(await page.locator(".outline-name bdi").allTextContents()).toEqual(["Who", "Button"]);
    expect(await page.frameLocator("iframe").getByLabel("Message").count()).toBe(0);
  });
});

describe.each([
  ["light", "en", 1280],
  ["dark", "ar", 1280],
  ["dark", "de", 360],
  ["light", "ar", 360],
] as const)("In %s, in %s, at %i pixels", (colorScheme, language, width) => {
  test("each part of the builder fits, and axe finds nothing", async () => {
    await ask("/api/admin/account", { language }, "PATCH");
    onTestFinished(() => ask("/api/admin/account", { language: "en" }, "PATCH"));
    const options = { colorScheme, bypassCSP: true, viewport: { width, height: 900 } };
    const page = await open(await pathOf("contact-ar"), options);
    await page.locator(".outline-name").nth(2).click();
    await page.frameLocator("iframe").locator("[data-selected]").waitFor();
    for (let part = 0; part < 5; part++) {
      await page.getByRole("tab").nth(part).click();
      const add = page.locator(".mail-fields .button").first();
      if (part === 2) await add.click();
      expect(await axeFindings(page), `part ${part}`).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }
  });
});
