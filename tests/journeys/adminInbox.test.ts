import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";
import { waitForFocus } from "../support/waitForFocus.ts";

const { open, openVisitor, site, ask } = openAdmin();

const SUBMISSIONS = "/api/admin/submissions";

/** Writes to the site as a visitor does, with the form of its page. */
async function write(name: string, words: string): Promise<void> {
  const page = await openVisitor();
  await page.goto(`${site().address}/contact`);
  const form = page.locator("form.wpcf7-form");
  const field = (key: string) => form.locator(`[name=${key}]`);
  await field("your-name").fill(name);
  await field("your-email").fill("kim@example.org");
  await field("your-subject").selectOption({ index: 1 });
  await field("your-message").fill(words);
  await form.getByRole("checkbox").check();
  await form.locator(".wpcf7-submit").click();
  await form.and(page.locator('[data-status="sent"]')).waitFor();
}

const row = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const message = (page: Page, text: string) =>
  page.getByRole("region", { name: "Messages" }).getByText(text);

test("What a visitor writes is read, starred, noted on, answered, thrown away, brought back and exported", async () => {
  await write("Kim Ruiz", "=Is the angle of the second grid 30 degrees?");
  const page = await open("/admin/inbox");
  const waiting = page.getByRole("navigation").getByRole("link", { name: /^Inbox/ });
  await expect.poll(() => waiting.textContent()).toContain("1 new");
  await row(page, "Kim Ruiz").click();
  const heading = page.getByRole("heading", { name: "Message from Kim Ruiz" });
  await waitForFocus(heading);
  const opened = page.locator(".inbox-message");
  await opened.getByText("=Is the angle of the second grid 30 degrees?").waitFor();
  await expect.poll(() => waiting.textContent()).not.toContain("new");
  await page.keyboard.press("s");
  await message(page, "1 starred.").waitFor();
  await page.getByRole("textbox", { name: "Note" }).fill("Likes grids");
  await opened.getByText("Saved", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Reply" }).click();
  await page.getByRole("textbox", { name: "Your answer" }).fill("Yes, it is.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("It goes to kim@example.org.").waitFor();
  await dialog.getByRole("button", { name: "Send" }).click();
  // Not the field that it was written in, whose words stand in it as text.
  await opened.getByRole("listitem").filter({ hasText: "Yes, it is." }).waitFor();
  const { items: jobs } = await ask("/api/admin/jobs?queue=mail&state=waiting");
  expect(JSON.stringify(jobs)).toContain("kim@example.org");

  await heading.focus();
  await page.keyboard.press("#");
  await message(page, "1 moved to the trash.").waitFor();
  await expect.poll(() => row(page, "Kim Ruiz").count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await row(page, "Kim Ruiz").waitFor();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^write-to-us-\d{4}-\d\d-\d\d\.csv$/);
  const table = readFileSync(await download.path(), "utf8");
  expect(table).toMatch(/^\ufeffReceived,Page,Name,Email address,/);
  expect(table).toContain("'=Is the angle of the second grid 30 degrees?");
  expect(table).toContain("Likes grids");

  const [stored] = (await ask(SUBMISSIONS)).items;
  expect(stored).toMatchObject({ is_read: true, is_starred: true, sender: { name: "Kim Ruiz" } });
  expect((await ask(`${SUBMISSIONS}/${stored.id}`)).replies).toHaveLength(1);
});

test("What is found is marked, and what is thrown away goes for good only from there, after a question", async () => {
  await write("Bo Lind", "A moiré for the kitchen, please.");
  const page = await open("/admin/inbox");
  await page.getByRole("searchbox").fill("KITCHEN");
  await expect.poll(() => page.locator("mark").allTextContents()).toEqual(["kitchen"]);
  await page.getByRole("checkbox", { name: "Select Bo Lind" }).check();
  const bulk = page.getByRole("group", { name: /selected/i });
  await bulk.getByRole("button", { name: "Trash" }).click();
  await message(page, "1 moved to the trash.").waitFor();
  const boxes = page.getByRole("group", { name: "Which messages" });
  await boxes.getByRole("button", { name: /^Trash/ }).click();
  await row(page, "Bo Lind").click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await message(page, "1 deleted for good.").waitFor();
  expect((await ask(`${SUBMISSIONS}?search=kitchen&box=trash`)).total).toBe(0);
});

test("A message is its own view on a phone, and Back leads to the list, where one was", async () => {
  await write("Ana Weiß", "Where is the studio?");
  const page = await open("/admin/inbox", { viewport: { width: 360, height: 740 } });
  await row(page, "Ana Weiß").click();
  await page.getByRole("heading", { name: "Message from Ana Weiß" }).waitFor();
  expect(await row(page, "Ana Weiß").isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("textbox", { name: "Note" }).fill("Call Ana");
  await page.goBack();
  await waitForFocus(row(page, "Ana Weiß"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Saved also by whoever leaves at once.
  await expect.poll(async () => (await ask(`${SUBMISSIONS}?search=call%20ana`)).total).toBe(1);
});

describe.each(["light", "dark"] as const)("In %s, axe finds nothing", (colorScheme) => {
  test.each([360, 1280])(
    "in the inbox, its message and its answer, %i pixels wide",
    async (width) => {
      const viewport = { width, height: 800 };
      const page = await open("/admin/inbox", { bypassCSP: true, colorScheme, viewport });
      await row(page, "Ana Weiß").waitFor();
      // Folded where there is little room.
      if (width < 768) await page.getByText("Messages a day").click();
      await page.getByText("As a table").click();
      expect(await axeFindings(page)).toEqual([]);
      await row(page, "Ana Weiß").click();
      await page.getByRole("button", { name: "Reply" }).click();
      expect(await axeFindings(page)).toEqual([]);
    },
  );
});
