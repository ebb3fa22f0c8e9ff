import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { atRest } from "../support/atRest.ts";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";

const { open, openVisitor, site, headersOf } = openAdmin();

const POST = "/journal/moire";

/** Leaves a comment as a visitor does. */
async function comment(author: string, text: string): Promise<void> {
  const { address } = site();
  const fields = { path: POST, author, email: "kim@example.org", comment: text };
  const answer = await fetch(`${address}/comments`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: address, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(303);
}

const message = (page: Page, text: string) =>
  page.getByRole("region", { name: "Messages" }).getByText(text);

async function undo(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Undo" }).first().click();
}

async function bring(page: Page, files: Parameters<Page["setInputFiles"]>[1]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload files" }).click();
  await (await chooser).setFiles(files as never);
}

async function picture(name: string, background: string) {
  const made = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  return { name, mimeType: "image/png", buffer: await made.png().toBuffer() };
}

describe("Comments", () => {
  test("are decided on and answered by the keyboard alone, and the answer stands on the site", async () => {
    await comment("Kim Ruiz", "Is that the angle of the second grid?");
    await comment("Spammer", "Buy my pills");
    const page = await open("/admin/comments?state=pending");
    const spam = page.getByRole("article", { name: "Comment by Spammer" });
    await spam.focus();
    await page.keyboard.press("s");
    await spam.waitFor({ state: "detached" });
    const card = page.getByRole("article", { name: "Comment by Kim Ruiz" });
    await expect
      .poll(() => card.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press("r");
    const field = page.getByRole("textbox", { name: "Your answer to Kim Ruiz" });
    await field.focus();
    await page.keyboard.type("Yes: it is turned by 30 degrees.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await message(page, "Your answer is on the site.").waitFor();
    const visitor = await openVisitor();
    await visitor.goto(site().address + POST);
    await visitor.getByText("Is that the angle of the second grid?").waitFor();
    const answer = visitor.locator(".comment-body", { hasText: "turned by 30 degrees" }).last();
    expect(await answer.getByText("From this site").isVisible()).toBe(true);
  });

  test("that are thrown away come back by undo, several at once", async () => {
    await comment("Una", "First of two");
    await comment("Duo", "Second of two");
    const page = await open("/admin/comments?state=pending&search=of+two");
    await page.getByRole("checkbox", { name: "Select Una" }).check();
    await page.getByRole("checkbox", { name: "Select Duo" }).check();
    await page
      .getByRole("group", { name: /selected/ })
      .getByRole("button", { name: "Trash" })
      .click();
    await message(page, "2 moved to the trash.").waitFor();
    await page.getByRole("article").first().waitFor({ state: "detached" });
    await undo(page);
    await page.getByRole("article", { name: "Comment by Una" }).waitFor();
    await page.getByRole("article", { name: "Comment by Duo" }).waitFor();
  });
});

describe("The media library", () => {
  test("takes pictures and refuses what is none, and says of a picture what must stay in view", async () => {
    const page = await open("/admin/media", { expected: [/422/] });
    const forged = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<script>") };
    await bring(page, [await picture("sea.png", "teal"), forged]);
    await page.getByText("is in the library now").waitFor();
    await page.getByText(/of a kind that is not kept here/).waitFor();
    await page.getByRole("button", { name: /^sea\.png/ }).click();
    const dialog = page.getByRole("dialog", { name: "sea.png" });
    await dialog.getByRole("slider").focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await dialog.getByLabel("Description").fill("The sea at noon");
    await dialog.getByRole("button", { name: "Save" }).click();
    await message(page, "Saved.").waitFor();
    // Until it is known here, too, Escape asks.
    await dialog.locator("[type=submit][aria-disabled]").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("button", { name: /^sea\.png/ }).click();
    const place = page.getByRole("slider", { name: "What must stay in view" });
    await expect
      .poll(() => place.getAttribute("aria-valuetext"))
      .toBe("40 percent from the left, 50 percent from the top");
    expect(await page.getByLabel("Description").inputValue()).toBe("The sea at noon");
  });

  test("keeps what was written until it is saved, and asks before it is left", async () => {
    const page = await open("/admin/media");
    await bring(page, [await picture("sun.png", "gold")]);
    await page.getByRole("button", { name: /^sun\.png/ }).click();
    const dialog = page.getByRole("dialog", { name: "sun.png" });
    await dialog.getByLabel("Caption").fill("Not saved yet");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Stay here" }).click();
    expect(await dialog.getByLabel("Caption").inputValue()).toBe("Not saved yet");
  });

  test("brings back what was thrown away", async () => {
    const page = await open("/admin/media?search=moon");
    await bring(page, [await picture("moon.png", "silver")]);
    await page.getByRole("checkbox", { name: "Select moon.png" }).check();
    await page.getByRole("button", { name: "Move to the trash" }).click();
    await message(page, "1 moved to the trash.").waitFor();
    await page.getByRole("button", { name: /^moon\.png/ }).waitFor({ state: "detached" });
    await undo(page);
    await page.getByRole("button", { name: /^moon\.png/ }).waitFor();
  });
});

describe("Categories", () => {
  test("are made, ordered by keys, and lead on from their old address", async () => {
    const page = await open("/admin/categories");
    await page.getByRole("button", { name: "New category" }).click();
    await page.getByLabel("Name").fill("Étching ink");
    await page.keyboard.press("Enter");
    await message(page, "“Étching ink” is saved.").waitFor();
    const names = () => page.locator("tbody th").allInnerTexts();
    const handle = page.getByRole("button", { name: "Move Étching ink" });
    await handle.waitFor();
    const before = await names();
    const from = before.indexOf("Étching ink");
    await handle.focus();
    await page.keyboard.press(from > 0 ? "ArrowUp" : "ArrowDown");
    await expect
      .poll(async () => (await names()).indexOf("Étching ink"))
      .toBe(from > 0 ? from - 1 : 1);
    await expect.poll(() => handle.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Étching ink", exact: true }).click();
    await page.getByLabel("End of the address").fill("etching");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("dialog", { name: /^Edit/ }).waitFor({ state: "detached" });
    const visitor = await openVisitor();
    await visitor.goto(`${site().address}/journal/category/${encodeURIComponent("étching-ink")}`);
    expect(new URL(visitor.url()).pathname).toBe("/journal/category/etching");
  });

  test("go below one another by the pointer, and come back after they were deleted", async () => {
    const page = await open("/admin/product-categories");
    const handle = page.getByRole("button", { name: "Move Cards" });
    const goal = page.getByRole("button", { name: "Move Abstract" });
    const [start, end] = [await handle.boundingBox(), await goal.boundingBox()];
    if (!start || !end) throw new Error("The handles are not seen.");
    await page.mouse.move(start.x + 10, start.y + 10);
    await page.mouse.down();
    await page.mouse.move(end.x + 10, end.y - 4, { steps: 5 });
    // It is put down where it was drawn last.
    await atRest(page);
    await page.mouse.up();
    const status = page.getByRole("status").filter({ hasText: "Cards is below Posters now." });
    await status.waitFor({ state: "attached" });
    const rows = () => page.locator("tbody tr").count();
    const count = await rows();
    await page.getByRole("checkbox", { name: "Select Cards" }).check();
    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("dialog", { name: /still leads? to “Cards”/ });
    await question.getByText(/the menu entry “Cards”/).waitFor();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.poll(rows).toBe(count - 1);
    await undo(page);
    await expect.poll(rows).toBe(count);
    await page.getByRole("button", { name: "Move Cards" }).waitFor();
  });
});

describe("Redirects", () => {
  test("lead visitors on, say what cannot be, and come back after they were deleted", async () => {
    const page = await open("/admin/redirects", { expected: [/422/] });
    await page.getByRole("button", { name: "New redirect" }).click();
    const dialog = page.getByRole("dialog", { name: "New redirect" });
    await dialog.getByLabel("Old address").fill("/admin/old");
    await dialog.getByLabel("Leads to").fill(POST);
    // All else is hidden from readers while suggestions are shown; leaving the field ends them, however late they are.
    await page.keyboard.press("Tab");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("The site itself answers at this address").waitFor();
    await dialog.getByLabel("Old address").fill(`${site().address}/old-post`);
    await dialog.getByRole("button", { name: "Save" }).click();
    await message(page, `/old-post leads to ${POST} now.`).waitFor();
    const visitor = await openVisitor({ expected: [/404/] });
    await visitor.goto(`${site().address}/old-post`);
    expect(new URL(visitor.url()).pathname).toBe(POST);
    await page.getByRole("button", { name: "Delete the redirect from /old-post" }).click();
    await message(page, "1 redirect was deleted.").hover();
    expect((await visitor.goto(`${site().address}/old-post`))?.status()).toBe(404);
    await undo(page);
    await page.getByRole("rowheader", { name: "/old-post" }).waitFor();
    await visitor.goto(`${site().address}/old-post`);
    expect(new URL(visitor.url()).pathname).toBe(POST);
  });
});

describe("Jobs and mail", () => {
  test("say that mail waits, and are for owners alone", async () => {
    const page = await open("/admin/jobs");
    await page.getByText("Mail is not set up, so mails wait here.").waitFor();
    const editor = await open("/admin/jobs", { role: "editor" });
    const heading = editor.getByRole("heading", { name: "This screen is for owners", level: 1 });
    await heading.waitFor();
    expect(await editor.getByRole("link", { name: "Jobs and mail" }).count()).toBe(0);
    const { address } = site();
    const refused = await fetch(`${address}/api/admin/jobs`, {
      headers: await headersOf("editor"),
    });
    expect(refused.status).toBe(403);
  });
});

describe.each(["light", "dark"] as const)("In %s, axe finds nothing", (colorScheme) => {
  test.each([
    "/admin/media",
    "/admin/media?view=list",
    "/admin/comments",
    "/admin/categories",
    "/admin/redirects",
    "/admin/jobs?state=done",
  ])("on %s", async (path) => {
    const page = await open(path, { bypassCSP: true, colorScheme });
    await page.getByRole("navigation", { name: "Pages of the list" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test("in the dialogs and forms of these screens", async () => {
    const page = await open("/admin/media", { bypassCSP: true, colorScheme });
    await page.locator("button.media-tile").first().click();
    await page.getByText("Where it is shown").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${site().address}/admin/comments`);
    await page.getByRole("button", { name: "Reply" }).first().click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Keys" }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${site().address}/admin/categories`);
    await page.getByRole("button", { name: "New category" }).click();
    await page.getByRole("dialog", { name: "New category" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${site().address}/admin/redirects`);
    await page.getByRole("button", { name: "New redirect" }).click();
    await page.getByRole("dialog", { name: "New redirect" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
