import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type KillableSite, killableSite } from "../support/killableSite.ts";
import { openPages } from "../support/openPages.ts";

const open = openPages();
const API = "/api/admin/documents";
/** What Chromium says of a server that is away. */
const expected = [/Failed to load resource/, /WebSocket|EventSource/];

let site: KillableSite;

beforeAll(async () => {
  site = await killableSite();
});
afterAll(() => site.remove());

async function ask(path: string, body?: object, method = body ? "POST" : "GET") {
  const sent = body && { body: JSON.stringify(body) };
  return (await fetch(site.address + path, { method, headers: site.headers, ...sent })).json();
}

const newPage = async (title: string): Promise<string> =>
  (await ask(API, { kind: "page", title })).id;
const opened = (id: string) => ask(`${API}/${id}`);
const titleOf = (page: Page) => page.getByRole("textbox", { name: "Title" });
const saveState = (page: Page) => page.locator(".save-state").innerText();

async function openSignedIn(path: string): Promise<Page> {
  const page = await open({ expected });
  const { cookie = "" } = site.headers;
  const cookies = cookie.split("; ").map((one) => {
    const [name = "", ...value] = one.split("=");
    return { name, value: value.join("="), url: site.address };
  });
  await page.context().addCookies(cookies);
  await page.goto(site.address + path);
  return page;
}

async function openDocument(id: string): Promise<Page> {
  const page = await openSignedIn(`/admin/documents/${id}`);
  await titleOf(page).waitFor();
  return page;
}

describe("An editor whose server is killed", () => {
  test("once it had stored a save finds after the restart, by itself, that it is saved", async () => {
    const id = await newPage("Mole");
    const page = await openDocument(id);
    await page.route(`**${API}/${id}`, async (route) => {
      if (route.request().method() !== "PUT") return route.fallback();
      await route.fetch();
      await site.kill();
      return route.abort("connectionreset");
    });
    await titleOf(page).fill("North mole");
    await page.getByRole("button", { name: "Publish" }).click();
    await page
      .getByText(/cannot be reached/)
      .first()
      .waitFor();
    await site.start();
    await expect.poll(() => saveState(page), { timeout: 30_000 }).toBe("Everything is saved");
    const { document, draft } = await opened(id);
    expect(document).toMatchObject({ state: "published", content: { title: "North mole" } });
    expect(draft).toBeNull();
    const { items } = await ask(`${API}/${id}/revisions`);
    expect(items.map(({ title }: { title: string }) => title)).toEqual(["North mole", "Mole"]);
  });

  test("before a save came to it keeps what was written, and sends it again when it is asked to", async () => {
    const id = await newPage("Slip");
    const page = await openDocument(id);
    let isDown = false;
    await page.route(`**${API}/${id}`, async (route) => {
      if (route.request().method() !== "PUT" || isDown) return route.fallback();
      isDown = true;
      await site.kill();
      return route.fallback();
    });
    await titleOf(page).fill("Long slip");
    await page.keyboard.press("Control+s");
    await page
      .getByText(/cannot be reached/)
      .first()
      .waitFor();
    expect(await titleOf(page).inputValue()).toBe("Long slip");
    await page.keyboard.type(" way");
    await expect.poll(() => saveState(page)).toMatch(/^No connection: kept in this browser/);
    await site.start();
    // The draft goes to the server again by itself; the save does not.
    await expect
      .poll(async () => (await opened(id)).draft?.content.title, { timeout: 30_000 })
      .toBe("Long slip way");
    expect((await opened(id)).document.content.title).toBe("Slip");
    await page.keyboard.press("Control+s");
    await expect.poll(() => saveState(page)).toBe("Everything is saved");
    expect((await opened(id)).document.content.title).toBe("Long slip way");
  });

  test("and who loads the page anew after that is offered what was not saved", async () => {
    const id = await newPage("Dock");
    const page = await openDocument(id);
    await titleOf(page).fill("Dry dock");
    await expect.poll(async () => (await opened(id)).draft?.content.title).toBe("Dry dock");
    await site.kill();
    await page.keyboard.type("s");
    await expect.poll(() => saveState(page)).toMatch(/^No connection: kept in this browser/);
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto("about:blank");
    await site.start();
    await page.goto(`${site.address}/admin/documents/${id}`);
    await page.getByRole("button", { name: "Go on with them" }).click();
    await expect.poll(() => titleOf(page).inputValue()).toBe("Dry docks");
  });
});

describe("A form of settings whose server is killed in the middle of a save", () => {
  test("keeps what was written and saves it again, whether it was stored or not", async () => {
    for (const [name, isStored] of [
      ["Stored harbour", true],
      ["Harbour that was not stored", false],
    ] as const) {
      const page = await openSignedIn("/admin/settings/general");
      const field = page.getByRole("textbox", { name: "Name of the site" });
      let isDown = false;
      await page.route("**/api/admin/settings/general", async (route) => {
        if (isDown) return route.fallback();
        isDown = true;
        if (isStored) await route.fetch();
        await site.kill();
        return route.abort("connectionreset");
      });
      await field.fill(name);
      const save = page.getByRole("button", { name: "Save", exact: true });
      await save.click();
      await page
        .getByText(/cannot be reached/)
        .first()
        .waitFor();
      expect(await field.inputValue()).toBe(name);
      await site.start();
      await save.click();
      await page.getByText("Saved.", { exact: true }).last().waitFor();
      expect(await (await fetch(site.address)).text()).toContain(name);
    }
  });
});
