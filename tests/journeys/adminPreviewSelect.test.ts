import type { FrameLocator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { type AdminPageOptions, openAdmin } from "../support/openAdmin.ts";

const { open, ask, site } = openAdmin();

const heading = (id: string, text: string) => ({ id, type: "heading", fields: { text, level: 2 } });
const text = (id: string, words: string, count: number) => ({
  ...{ id, type: "text" },
  fields: { html: `<p>${words}</p>`.repeat(count) },
});

const BLOCKS = [
  heading("first", "At the top"),
  text("long", "Words that make the page long.", 60),
  {
    id: "columns",
    type: "columns",
    fields: {},
    slots: { first: [heading("inside", "In a column")], second: [heading("other", "Beside it")] },
  },
  { id: "go", type: "button", fields: { label: "Go to the shop", href: "/shop" } },
];

/** A page of these blocks, as a draft that somebody goes on with. */
async function newPage(title: string): Promise<string> {
  const api = "/api/admin/documents";
  const { id } = await ask(api, { kind: "page", title });
  const { document } = await ask(`${api}/${id}`);
  const content = { ...document.content, body: { version: 1, blocks: BLOCKS } };
  await ask(`${api}/${id}`, { based_on: document.updated_at, content }, "PUT");
  return id;
}

const frameOf = (page: Page): FrameLocator => page.frameLocator("iframe");

async function isReady(page: Page): Promise<void> {
  await frameOf(page).getByText("At the top").waitFor();
  await page.frames().at(-1)?.waitForLoadState("load");
}

/** The editor, with the preview beside it; in a narrow window, in its place. */
async function openBoth(title: string, options: AdminPageOptions = {}): Promise<Page> {
  const page = await open("/admin", options);
  await page.addInitScript(holdMarks);
  await page.goto(`${site().address}/admin/documents/${await newPage(title)}?preview`);
  await page.locator(".editor-main").waitFor({ state: "attached" });
  await isReady(page);
  return page;
}

/** In a page: what is marked for a moment stays so until something else is, however late it is looked for. */
function holdMarks(): void {
  addEventListener("animationstart", ({ animationName, target }) => {
    if (animationName !== "preview-mark" || !(target instanceof Element)) return;
    for (const animation of target.getAnimations()) animation.pause();
  });
}

const headOf = (page: Page, id: string) => page.locator(`[data-block-head="${id}"]`);
const hasFocus = (page: Page, id: string) =>
  headOf(page, id).evaluate((one) => one === document.activeElement);
const markOf = (page: Page) => frameOf(page).locator(".preview-mark");

/** Whether what is marked in the preview is where these words stand, and they are seen. */
async function marks(page: Page, words: string, nth = 0): Promise<boolean> {
  const found = frameOf(page).locator("main").getByText(words, { exact: true }).nth(nth);
  return found.evaluate((one) => {
    const mark = document.querySelector(".preview-mark")?.getBoundingClientRect();
    const { top, bottom } = one.getBoundingClientRect();
    const isAround = mark && mark.top <= top + 1 && mark.bottom >= bottom - 1;
    return isAround === true && top >= 0 && bottom <= window.innerHeight;
  });
}

describe("A block is selected", () => {
  test("by a press in the preview: in the editor it opens, with all around it, and has the focus", async () => {
    const page = await openBoth("Pressed");
    await headOf(page, "columns").click();
    await headOf(page, "inside").waitFor({ state: "detached" });
    await frameOf(page).getByText("In a column").click();
    await expect.poll(() => hasFocus(page, "inside")).toBe(true);
    expect(await headOf(page, "inside").getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => headOf(page, "inside").boundingBox()).not.toBeNull();
    const box = await headOf(page, "inside").boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    await markOf(page).waitFor({ state: "attached" });
  });

  test("by a press in the preview on a phone: the editor comes in its place, at that block", async () => {
    const page = await openBoth("On a phone", {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const preview = page.getByRole("button", { name: "Preview", exact: true });
    expect(await headOf(page, "inside").isVisible()).toBe(false);
    // A link tells where it leads, as it does in a wide window.
    await frameOf(page).getByRole("link", { name: "Go to the shop" }).tap();
    await page.getByText("This one leads to").waitFor();
    expect(await preview.getAttribute("aria-pressed")).toBe("true");
    await frameOf(page).getByText("In a column").tap();
    await expect.poll(() => hasFocus(page, "inside")).toBe(true);
    expect(await preview.getAttribute("aria-pressed")).toBe("false");
    expect(await headOf(page, "inside").getAttribute("aria-expanded")).toBe("true");
    const isSeen = () =>
      headOf(page, "inside").evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
    await expect.poll(isSeen).toBe(true);
    // Back in the preview, the block is where it was left.
    await preview.tap();
    await isReady(page);
    await expect.poll(() => marks(page, "In a column")).toBe(true);
  });

  test("by F2 in the preview, for what has the focus there or stands in the middle", async () => {
    const page = await openBoth("Pressed by key");
    await frameOf(page).getByRole("link", { name: "Go to the shop" }).focus();
    await page.keyboard.press("F2");
    await expect.poll(() => hasFocus(page, "go")).toBe(true);
    // Shown by then, it is not scrolled to once more.
    await expect.poll(() => marks(page, "Go to the shop")).toBe(true);
    await frameOf(page)
      .getByText("At the top")
      .evaluate((one) => {
        window.focus();
        (document.activeElement as HTMLElement | null)?.blur();
        const { top, height } = one.getBoundingClientRect();
        document.body.style.paddingBlock = "100vh";
        window.scrollBy({
          top: one.getBoundingClientRect().top + height / 2 - window.innerHeight / 2,
          behavior: "instant",
        });
        return top;
      });
    await page.keyboard.press("F2");
    await expect.poll(() => hasFocus(page, "first")).toBe(true);
  });

  test("with the keyboard in the editor: the preview brings it into view and marks it", async () => {
    const page = await openBoth("Walked through");
    await headOf(page, "first").focus();
    await expect.poll(() => marks(page, "At the top")).toBe(true);
    await page.keyboard.press("End");
    await expect.poll(() => hasFocus(page, "go")).toBe(true);
    await expect.poll(() => marks(page, "Go to the shop")).toBe(true);
  });

  test("as soon as it is put in: the preview waits for it, and then shows it", async () => {
    const page = await openBoth("Put in");
    await headOf(page, "first").focus();
    await page.keyboard.press("Control+d");
    await frameOf(page).getByText("At the top").nth(1).waitFor();
    const copy = await page.evaluate(
      () => document.activeElement?.getAttribute("data-block-head") ?? "",
    );
    expect(copy).not.toBe("first");
    await expect.poll(() => marks(page, "At the top", 1)).toBe(true);
  });

  test("without scripts in the preview, both ways", async () => {
    // What would hold the mark is one.
    const page = await openBoth("Without scripts", { expected: [/Blocked script execution/] });
    await page.getByRole("button", { name: /^See it as/ }).click();
    await page.getByRole("menuitemcheckbox", { name: "Without scripts" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.frames().at(-1)?.url()).toContain("script=off");
    await isReady(page);
    await frameOf(page).getByText("At the top").click();
    await expect.poll(() => hasFocus(page, "first")).toBe(true);
    await page.keyboard.press("End");
    await markOf(page).waitFor({ state: "attached" });
  });

  test("in a window of its own while the editor has no preview beside it", async () => {
    const id = await newPage("Two windows");
    const page = await open(`/admin/documents/${id}`);
    await page.getByRole("textbox", { name: "Title" }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${site().address}/preview/${id}`);
    await other.waitForLoadState("load");
    await other.getByText("In a column").click();
    await expect.poll(() => hasFocus(page, "inside")).toBe(true);
    await page.getByRole("textbox", { name: "Title" }).fill("Two windows, one page");
    await other.getByRole("heading", { name: "Two windows, one page" }).waitFor();
  });
});
