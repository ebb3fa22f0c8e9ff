import type { Page } from "playwright";
import { describe, expect, onTestFinished, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";
import { overflow } from "../support/overflow.ts";

const { open, openVisitor, site, ask } = openAdmin();

const FORMS = "/api/admin/forms";

const message = (page: Page, text: string) =>
  page.getByRole("region", { name: "Messages" }).getByText(text);
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });

async function choose(page: Page, form: string, what: string): Promise<void> {
  await page.getByRole("button", { name: `More about ${form}`, exact: true }).click();
  await page.getByRole("menuitem", { name: what }).click();
}

describe("Forms", () => {
  test("that are thrown away leave the page that shows them, and stand there again by undo", async () => {
    const page = await open("/admin/forms?search=write+to");
    const visitor = await openVisitor();
    const onSite = async () => {
      await visitor.goto(`${site().address}/contact`);
      return visitor.getByRole("form").count();
    };
    expect(await onSite()).toBe(1);
    await choose(page, "Write to us", "Move to the trash");
    const question = page.getByRole("dialog", { name: /“Write to us”/ });
    await question.getByText("Contact").waitFor();
    await question.getByRole("button", { name: "Move to the trash" }).click();
    // Under the pointer a message stays.
    await message(page, "1 form moved to the trash.").hover();
    await row(page, "Write to us").waitFor({ state: "detached" });
    await expect.poll(onSite).toBe(0);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await row(page, "Write to us").waitFor();
    await expect.poll(onSite).toBe(1);
  });

  test("are made from what an old template says, and what did not come along is told", async () => {
    const page = await open("/admin/forms");
    await page.getByRole("button", { name: "New form" }).click();
    const dialog = page.getByRole("dialog", { name: "New form" });
    await dialog.getByRole("textbox", { name: "Title" }).fill("Workshop");
    await dialog.getByRole("combobox", { name: "Begin with" }).selectOption({ index: 2 });
    const template = "<label>Who [text* who]</label>\n[nonsense a]";
    await dialog.getByRole("textbox", { name: "Template" }).fill(template);
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "Create" }).press("Enter");
    await dialog.getByText("Line 2, column 1").waitFor();
    await dialog.getByRole("button", { name: "Open the form" }).press("Enter");
    await page.waitForURL(/\/admin\/forms\/\d+$/);
    await page.goto(`${site().address}/admin/forms`);
    await row(page, "Workshop").waitFor();
  });

  test("that are closed are a sentence in their place, in their language", async () => {
    const { items } = await ask(`${FORMS}?search=contact-de`);
    const { version, language, definition, handling } = await ask(`${FORMS}/${items[0].id}`);
    const closed = { version, language, definition, handling: { ...handling, isOpen: false } };
    await ask(`${FORMS}/${items[0].id}`, closed, "PUT");
    const visitor = await openVisitor({ bypassCSP: true });
    await expect
      .poll(async () => {
        await visitor.goto(`${site().address}/de/contact`);
        return visitor.getByText("Dieses Formular ist geschlossen.").count();
      })
      .toBe(1);
    expect(await visitor.getByRole("form").count()).toBe(0);
    expect(await axeFindings(visitor)).toEqual([]);
    const page = await open("/admin/forms");
    await row(page, "Schreiben Sie uns").getByText("Closed").waitFor();
  });
});

describe.each([
  ["light", "en", 1280],
  ["dark", "ar", 1280],
  ["dark", "de", 360],
  ["light", "ar", 360],
] as const)("In %s, in %s, at %i pixels", (colorScheme, language, width) => {
  test("the list and its dialog fit, and axe finds nothing", async () => {
    await ask("/api/admin/account", { language }, "PATCH");
    onTestFinished(() => ask("/api/admin/account", { language: "en" }, "PATCH"));
    const options = { colorScheme, bypassCSP: true, viewport: { width, height: 800 } };
    const page = await open("/admin/forms", options);
    await page.getByRole("row").nth(2).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.locator("main .button[data-look=primary]").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").last().selectOption({ index: 2 });
    expect(await axeFindings(page, ".dialog")).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});
