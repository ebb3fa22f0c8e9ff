import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openAdmin } from "../support/openAdmin.ts";

const { open, site, ask } = openAdmin();

/** A picture. */
const GREY = { width: 60, height: 40, channels: 3, background: "grey" } as const;
const API = "/api/admin/documents";

const newPage = async (title: string): Promise<string> =>
  (await ask(API, { kind: "page", title })).id;
const titleOf = (page: Page) => page.getByRole("textbox", { name: "Title" });
const saveState = (page: Page) => page.locator(".save-state").innerText();
const notices = (page: Page) => page.locator(".editor-notices").innerText();
const expected = [/status of 409 \(Conflict\)/];

async function openDocument(id: string, role: "owner" | "editor" = "owner"): Promise<Page> {
  const page = await open(`/admin/documents/${id}`, { role, expected, clock: true });
  await titleOf(page).waitFor();
  return page;
}

describe("Who has a document open", () => {
  test("is told who else has, that they saved, and, in the list, too, when they left", async () => {
    const id = await newPage("Harbour");
    const first = await openDocument(id);
    const second = await openDocument(id, "editor");
    await expect.poll(() => notices(second)).toMatch(/Ada/);
    await first.clock.fastForward(16_000);
    await expect.poll(() => notices(first)).toMatch(/Ada/);
    await titleOf(second).fill("Harbour lights");
    await second.keyboard.press("Control+s");
    await second.getByText("Saved.", { exact: true }).waitFor();
    await first.clock.fastForward(16_000);
    await expect.poll(() => notices(first)).toMatch(/Ada saved this/);
    expect(await notices(second)).not.toMatch(/saved this/);
  });

  test("in two windows is told so in both, until one is closed", async () => {
    const id = await newPage("Two windows");
    const first = await openDocument(id);
    expect(await notices(first)).toBe("");
    const second = await first.context().newPage();
    await second.goto(first.url());
    await titleOf(second).waitFor();
    for (const page of [first, second]) {
      await expect.poll(() => notices(page)).toMatch(/another window/);
    }
    const isClosed = second.waitForEvent("close");
    await second.close({ runBeforeUnload: true });
    // The clock is that of both, and cannot be moved while one is on its way out.
    await isClosed;
    await first.clock.fastForward(11_000);
    await expect.poll(() => notices(first)).toBe("");
  });

  test("in two windows compares before one of them overwrites the other", async () => {
    const id = await newPage("Both mine");
    const first = await openDocument(id);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await titleOf(second).fill("Mine on the right");
    await titleOf(first).fill("Mine on the left");
    await first.keyboard.press("Control+s");
    await first.getByText("Saved.", { exact: true }).waitFor();
    await second.keyboard.press("Control+s");
    await second.getByRole("dialog", { name: /saved this/ }).waitFor();
    expect((await ask(`${API}/${id}`)).document.content.title).toBe("Mine on the left");
    await second.getByRole("button", { name: "Save mine" }).click();
    await expect.poll(() => saveState(second)).toBe("Everything is saved");
    expect((await ask(`${API}/${id}`)).document.content.title).toBe("Mine on the right");
  });
});

test("What is written in one window is kept, too, after another one of the same person has saved", async () => {
  const id = await newPage("Left and right");
  const first = await openDocument(id);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await titleOf(second).fill("On the right");
  await expect.poll(() => saveState(second)).toMatch(/^Draft kept/);
  // What it learns in the meantime of the other's save comes when time is moved on.
  const presence = `**${API}/${id}/presence`;
  await second.route(presence, (route) => route.abort());
  await titleOf(first).fill("On the left");
  await first.keyboard.press("Control+s");
  await first.getByText("Saved.", { exact: true }).waitFor();
  expect((await ask(`${API}/${id}`)).draft).toBeNull();
  await second.unroute(presence);
  await second.clock.fastForward(16_000);
  const titleKept = async () => (await ask(`${API}/${id}`)).draft?.content.title;
  await expect.poll(titleKept).toBe("On the right");
});

test("Changes that were thrown away do not come back over what was written since", async () => {
  const id = await newPage("Chart");
  const page = await open(`/admin/documents/${id}`);
  await titleOf(page).fill("Old chart");
  await expect.poll(() => saveState(page)).toMatch(/^Draft kept/);
  await page.reload();
  await page.getByRole("button", { name: "Throw them away" }).click();
  await titleOf(page).fill("New chart");
  await page.locator(".message").getByRole("button", { name: "Undo" }).click();
  await page.getByText("Something was written since").waitFor();
  expect(await titleOf(page).inputValue()).toBe("New chart");
});

describe("Who leaves what is not saved", () => {
  test("the moment after it was written has it when they come back", async () => {
    const id = await newPage("Buoy");
    const page = await open(`/admin/documents/${id}`);
    await titleOf(page).fill("Red buoy");
    await expect.poll(() => saveState(page)).toMatch(/^Draft kept/);
    await titleOf(page).fill("Red buoy at night");
    await page.getByRole("link", { name: "Tags" }).first().click();
    await page.getByRole("heading", { name: "Tags" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Go on with them" }).click();
    await expect.poll(() => titleOf(page).inputValue()).toBe("Red buoy at night");
  });

  test("is asked in a dialog, too, by Back, also where that would close the dialog alone", async () => {
    const page = await open("/admin/pages");
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await page.getByRole("link", { name: "Tags" }).first().click();
    await page.getByRole("button", { name: "New tag" }).click();
    const name = page.getByRole("dialog").getByRole("textbox", { name: "Name" });
    await name.fill("Half a tag");
    await page.goBack();
    await question.getByRole("button", { name: "Stay here" }).click();
    expect(await name.inputValue()).toBe("Half a tag");
    await page.goBack();
    // Pressed once more, it is one question whose answer holds.
    await question.waitFor();
    await page.goBack();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect.poll(() => page.url()).toMatch(/admin\/pages$/);

    await page.getByRole("link", { name: "Media" }).first().click();
    const buffer = await sharp({ create: GREY }).png().toBuffer();
    const picture = { name: "grey.png", mimeType: "image/png", buffer };
    await page.locator("input[type=file]").first().setInputFiles(picture);
    await page.locator(".media-tile").first().click();
    const caption = page.getByRole("dialog").getByRole("textbox", { name: "Caption" });
    await caption.fill("Half a caption");
    await page.goBack();
    await question.getByRole("button", { name: "Stay here" }).click();
    expect(await caption.inputValue()).toBe("Half a caption");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Leave" }).click();
    await caption.waitFor({ state: "detached" });
    // Closed by itself it is asked no more.
    await page.getByRole("link", { name: "Tags" }).first().click();
    await page.getByRole("heading", { name: "Tags" }).waitFor();
  });

  test("is asked once by back and forward, where no server keeps it, and stays or goes", async () => {
    const id = await newPage("Rope");
    const page = await open("/admin/pages", { expected: [/Failed to load resource/] });
    await page.getByRole("link", { name: "Rope" }).first().click();
    await titleOf(page).waitFor();
    await page.route(`**${API}/${id}/draft`, (route) => route.abort("connectionreset"));
    await titleOf(page).fill("Long rope");
    await expect.poll(() => saveState(page)).toMatch(/kept in this browser/);
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await page.goBack();
    await question.getByRole("button", { name: "Stay here" }).click();
    await question.waitFor({ state: "detached" });
    expect(page.url()).toContain(id);
    expect(await titleOf(page).inputValue()).toBe("Long rope");
    await page.goBack();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect.poll(() => page.url()).toMatch(/admin\/pages$/);
    await question.waitFor({ state: "detached" });
    await page.goForward();
    await page.getByRole("button", { name: "Go on with them" }).click();
    await expect.poll(() => titleOf(page).inputValue()).toBe("Long rope");
  });

  test("is offered it by a reload, which asks where no server keeps it and not where one does", async () => {
    const id = await newPage("Knot");
    const page = await openDocument(id);
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      dialog.accept();
    });
    const draft = `**${API}/${id}/draft`;
    await page.route(draft, () => {});
    await titleOf(page).fill("Reef knot");
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    await page.unroute(draft);
    await page.getByRole("button", { name: "Go on with them" }).click();
    await expect.poll(() => titleOf(page).inputValue()).toBe("Reef knot");
    await titleOf(page).fill("Reef knots");
    await expect.poll(() => saveState(page)).toMatch(/^Draft kept/);
    await page.reload();
    expect(asked).toHaveLength(1);
    await page.getByRole("button", { name: "Go on with them" }).click();
    await expect.poll(() => titleOf(page).inputValue()).toBe("Reef knots");
    await page.keyboard.press("Control+s");
    await expect.poll(() => saveState(page)).toBe("Everything is saved");
    // A draft that came after the save would be offered.
    await page.clock.fastForward(3000);
    await page.reload();
    await titleOf(page).waitFor();
    expect(await saveState(page)).toBe("Everything is saved");
  });
});

describe("A browser that keeps nothing", () => {
  test("can write, copy, save, and is told what is not kept anywhere", async () => {
    const id = await newPage("Sand");
    const page = await open("/admin", { expected: [/Failed to load resource/] });
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      };
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, refuse);
      }
    });
    for (const [path, seen] of SCREENS) {
      await page.goto(`${site().address}/admin${path}`);
      await page.getByRole("heading", { name: seen, level: 1 }).waitFor();
    }
    await page.goto(`${site().address}/admin/documents/${id}`);
    await titleOf(page).fill("Wet sand");
    await expect.poll(() => saveState(page)).toMatch(/^Draft kept/);
    await page.route(`**${API}/${id}/draft`, (route) => route.abort("connectionreset"));
    await titleOf(page).fill("Dry sand");
    await expect.poll(() => page.locator(".save-state").getAttribute("data-state")).toBe("nowhere");
    await page.keyboard.press("Control+s");
    await expect.poll(() => saveState(page)).toBe("Everything is saved");
    expect((await ask(`${API}/${id}`)).document.content.title).toBe("Dry sand");
  });
});

const SCREENS = [
  ["/pages", "Pages"],
  ["/media", "Media"],
  ["/comments", "Comments"],
  ["/settings", "General"],
  ["/people", "Accounts"],
  ["/account", /account/i],
] as const;
