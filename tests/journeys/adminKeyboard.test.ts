import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openAdmin } from "../support/openAdmin.ts";
import { waitForFocus } from "../support/waitForFocus.ts";

const { open, site } = openAdmin();

/** How many times Tab may have to be pressed until something is reached. */
const MOST_TABS = 200;

/** Goes to something with Tab alone. */
async function tabTo(page: Page, goal: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let step = 0; step < MOST_TABS; step += 1) {
    if (await hasFocus(goal)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${goal}.`);
}

const hasFocus = (goal: Locator): Promise<boolean> =>
  goal.evaluate((element) => element === document.activeElement);

/** Where the focus is: never nowhere. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.tagName ?? "");

type List = {
  readonly path: string;
  readonly search?: string;
  readonly sorts?: boolean;
  readonly selects?: boolean;
  /** How a row is opened: by its link, which leads away, or by its button, which opens a dialog. */
  readonly row?: "link" | "button";
};

const LISTS: readonly List[] = [
  { path: "pages", search: "a", sorts: true, selects: true, row: "link" },
  { path: "posts", search: "a", sorts: true, selects: true, row: "link" },
  { path: "products", search: "a", sorts: true, selects: true, row: "link" },
  { path: "categories", search: "p", sorts: true, selects: true, row: "button" },
  { path: "product-tags", search: "a", sorts: true },
  { path: "comments", search: "a", selects: true },
  { path: "media?view=list", search: "a" },
  { path: "redirects", search: "a" },
  { path: "people", search: "a" },
];

describe("With the keyboard alone", () => {
  test.each(LISTS)("the list $path is searched, sorted, selected from and opened", async (list) => {
    const page = await open(`/admin/${list.path}`);
    await page.getByRole("button", { name: "Views" }).waitFor();
    await expect.poll(() => page.locator("[aria-hidden] .skeleton").count()).toBe(0);
    if (list.search) await search(page, list.search);
    if (list.sorts) await sort(page);
    if (list.selects) await select(page);
    if (list.row === "link") await openRow(page);
    if (list.row === "button") await openDialog(page);
  });

  test("a list is paged, and the focus stays where the next page is asked for", async () => {
    const page = await open("/admin/products");
    await page.locator("tbody th a").first().waitFor();
    const next = page.getByRole("button", { name: "Next page" });
    await tabTo(page, next);
    const first = await page.locator("tbody th").first().innerText();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("tbody th").first().innerText()).not.toBe(first);
    expect(await hasFocus(next)).toBe(true);
  });
});

async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole("searchbox").first();
  await tabTo(page, field);
  const found = page.waitForResponse(/[?&]search=/);
  await page.keyboard.type(words);
  await page.waitForURL(/search=/);
  await found;
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  expect(await hasFocus(field)).toBe(true);
}

async function sort(page: Page): Promise<void> {
  const head = page.locator("thead .sorter").first();
  await tabTo(page, head);
  await page.keyboard.press("Enter");
  await page.locator('thead [aria-sort="ascending"]').waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  expect(await hasFocus(head)).toBe(true);
}

async function select(page: Page): Promise<void> {
  const box = page.getByRole("checkbox", { name: /^Select (?!all)/ }).first();
  await tabTo(page, box);
  await page.keyboard.press("Space");
  const bar = page.getByRole("group", { name: "What to do with what is selected" });
  const none = bar.getByRole("button").last();
  await tabTo(page, none, "Shift+Tab");
  await page.keyboard.press("Enter");
  await none.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).not.toBe("BODY");
  expect(await box.isChecked()).toBe(false);
}

async function openRow(page: Page): Promise<void> {
  const links = page.locator("tbody th a");
  const row = links.nth(Math.min(2, (await links.count()) - 1));
  const name = await row.innerText();
  await tabTo(page, row);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/admin\/documents\//);
  await page.getByRole("textbox", { name: "Title" }).waitFor();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  expect(page.url()).toContain(`${site().address}/admin/`);
}

async function openDialog(page: Page): Promise<void> {
  const opener = page.locator("tbody th .button:not(.term-handle)").first();
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await waitForFocus(opener);
}
