import type { Page, Route } from "playwright";
import { describe, expect, test } from "vitest";
import { openAdmin } from "../support/openAdmin.ts";

const { open, openVisitor, site, ask } = openAdmin();

const API = "/api/admin/documents";
const expected = [/Failed to load resource/];

const newPage = async (title: string): Promise<string> =>
  (await ask(API, { kind: "page", title })).id;
const stored = async (id: string) => (await ask(`${API}/${id}`)).document;
const titleOf = (page: Page) => page.getByRole("textbox", { name: "Title" });
const saveState = (page: Page) => page.locator(".save-state").innerText();

async function openDocument(id: string, options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open(`/admin/documents/${id}`, { expected, ...options });
  await titleOf(page).waitFor();
  return page;
}

/** The server stores the next save, and its answer is lost: `told` is what comes instead, nothing or a page. */
async function loseNextAnswer(page: Page, id: string, told?: { readonly status: number }) {
  const path = `**${API}/${id}`;
  let isLost = false;
  const lose = async (route: Route) => {
    if (isLost || route.request().method() !== "PUT") return route.fallback();
    isLost = true;
    await route.fetch();
    return told
      ? route.fulfill({ ...told, body: "<h1>nginx</h1>" })
      : route.abort("connectionreset");
  };
  await page.route(path, lose);
}

describe("A save whose answer is lost", () => {
  test("is found to be stored, and told so, by itself", async () => {
    const id = await newPage("Ferry");
    const page = await openDocument(id);
    await loseNextAnswer(page, id, { status: 504 });
    await titleOf(page).fill("Night ferry");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText(/did not answer in time/).waitFor();
    await page.getByText("Published: visitors see it now.").waitFor();
    await expect.poll(() => saveState(page)).toBe("Everything is saved");
    expect(await page.getByRole("button", { name: "Publish" }).count()).toBe(0);
    expect(await stored(id)).toMatchObject({
      state: "published",
      content: { title: "Night ferry" },
    });
    expect((await ask(`${API}/${id}`)).draft).toBeNull();
    await page.reload();
    await expect.poll(() => titleOf(page).inputValue()).toBe("Night ferry");
  });

  test("is no conflict with oneself, when it is sent again at once, and when more was written", async () => {
    const id = await newPage("Pier");
    const page = await openDocument(id);
    // Nothing but saves comes through: it cannot find out by itself.
    const others = (route: Route) =>
      route.request().method() === "PUT" && !route.request().url().endsWith("/draft")
        ? route.fallback()
        : route.abort("connectionreset");
    await page.route(`**${API}/**`, others);
    for (const [title, next] of [
      ["Long pier", "Long pier"],
      ["Longer pier", "The longest pier"],
    ] as const) {
      await loseNextAnswer(page, id);
      await titleOf(page).fill(title);
      await page.keyboard.press("Control+s");
      // What was told of the save before may still be there: the server knows first.
      await expect.poll(async () => (await stored(id)).content.title).toBe(title);
      const first = await stored(id);
      await page
        .getByText(/cannot be reached/)
        .first()
        .waitFor();
      // While the save before is under way, another one is not begun.
      await expect.poll(() => page.locator(".screen-actions [aria-busy]").count()).toBe(0);
      await titleOf(page).fill(next);
      await page.keyboard.press("Control+s");
      await expect.poll(() => saveState(page)).toBe("Everything is saved");
      expect((await stored(id)).content.title).toBe(next);
      // What is stored already is not stored again.
      if (title === next) expect((await stored(id)).updated_at).toBe(first.updated_at);
      expect(await page.getByRole("dialog", { name: /saved this/ }).count()).toBe(0);
    }
  });

  test("is nothing to go on with, when the page is loaded again", async () => {
    const id = await newPage("Quay");
    const page = await openDocument(id);
    await page.route(`**${API}/${id}/draft`, (route) => route.abort("connectionreset"));
    await loseNextAnswer(page, id);
    await page.route(`**${API}/${id}`, (route) =>
      route.request().method() === "GET" ? route.abort("connectionreset") : route.fallback(),
    );
    await titleOf(page).fill("Old quay");
    await page.getByRole("button", { name: "Publish" }).click();
    await page
      .getByText(/cannot be reached/)
      .first()
      .waitFor();
    await expect.poll(() => saveState(page)).toMatch(/^No connection: kept in this browser/);
    await page.unrouteAll();
    page.on("dialog", (dialog) => dialog.accept());
    await page.reload();
    await expect.poll(() => titleOf(page).inputValue()).toBe("Old quay");
    expect(await saveState(page)).toBe("Everything is saved");
    expect(await page.getByRole("button", { name: "Publish" }).count()).toBe(0);
  });

  test("and on which somebody else then saved is a conflict all the same", async () => {
    const id = await newPage("Buoy");
    const page = await openDocument(id);
    await page.route(`**${API}/${id}/draft`, (route) => route.abort("connectionreset"));
    await loseNextAnswer(page, id);
    await page.route(`**${API}/${id}`, (route) =>
      route.request().method() === "GET" ? route.abort("connectionreset") : route.fallback(),
    );
    await titleOf(page).fill("Red buoy");
    await page.keyboard.press("Control+s");
    await page
      .getByText(/cannot be reached/)
      .first()
      .waitFor();
    const { updated_at: based_on, content } = await stored(id);
    await ask(`${API}/${id}`, { based_on, content: { ...content, title: "Green buoy" } }, "PUT");
    await page.keyboard.press("Control+s");
    await page.getByRole("dialog", { name: /saved this/ }).waitFor();
    expect((await stored(id)).content.title).toBe("Green buoy");
  });
});

describe("A save", () => {
  test("is not held up by a draft that hangs, and is followed by no draft", async () => {
    const id = await newPage("Anchor");
    const page = await openDocument(id);
    let drafts = 0;
    await page.route(`**${API}/${id}/draft`, () => {
      drafts += 1;
    });
    await titleOf(page).fill("Heavy anchor");
    await expect.poll(() => drafts).toBe(1);
    await page.keyboard.press("Control+s");
    await page.getByText("Saved.", { exact: true }).waitFor({ timeout: 8000 });
    expect((await stored(id)).content.title).toBe("Heavy anchor");
    await page.waitForTimeout(1500);
    expect(drafts).toBe(1);
    expect(await saveState(page)).toBe("Everything is saved");
  });

  test("of what somebody deleted for good offers to keep it in a new draft", async () => {
    const id = await newPage("Wreck");
    const page = await openDocument(id);
    for (const action of ["trash", "delete"]) await ask(`${API}/bulk`, { ids: [id], action });
    await titleOf(page).fill("Sunken wreck");
    await page.keyboard.press("Control+s");
    await page.getByText(/deleted it for good/).waitFor();
    await page.getByRole("button", { name: "Copy mine into a new draft" }).click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await expect.poll(() => page.url()).not.toContain(id);
    await expect.poll(() => titleOf(page).inputValue()).toBe("Sunken wreck");
  });

  test.each([-1, 1])(
    "schedules by the server's clock, where the browser's is %s year off; visitors see it then",
    async (years) => {
      const id = await newPage(`Lantern ${years}`);
      const page = await open(`/admin/documents/${id}`, {
        expected,
        time: new Date(Date.now() + years * 366 * 86_400_000),
      });
      await titleOf(page).waitFor();
      const { updated_at: based_on, content } = await stored(id);
      const soon = new Date(Date.now() + 86_400_000).toISOString();
      const body = { based_on, content: { ...content, published_at: soon } };
      await ask(`${API}/${id}`, body, "PUT");
      await page.reload();
      await page.getByRole("button", { name: "Schedule", exact: true }).click();
      await page.getByText(/^Scheduled: visitors see it from/).waitFor();
      const past = await newPage(`Lit lantern ${years}`);
      const opened = await stored(past);
      const gone = new Date(Date.now() - 86_400_000).toISOString();
      const change = {
        based_on: opened.updated_at,
        content: { ...opened.content, published_at: gone },
      };
      await ask(`${API}/${past}`, change, "PUT");
      await page.goto(`${site().address}/admin/documents/${past}`);
      await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
    },
  );
});

describe("What is scheduled", () => {
  test("says so in the editor and the list, and is public at its time and not before", async () => {
    const id = await newPage("Regatta");
    const { updated_at: based_on, content } = await stored(id);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const planned = { ...content, status: "published", published_at: tomorrow };
    await ask(`${API}/${id}`, { based_on, content: planned }, "PUT");
    const visitor = await openVisitor();
    const status = async () => (await visitor.request.get(`${site().address}/regatta`)).status();
    expect(await status()).toBe(404);
    const page = await openDocument(id);
    await page.locator(".editor-where").getByText("Scheduled").waitFor();
    const list = await open("/admin/pages?search=regatta");
    await list
      .getByRole("row", { name: /Regatta/ })
      .getByText("Scheduled")
      .waitFor();
    const at = new Date(Date.now() + 3000).toISOString();
    const again = (await stored(id)).updated_at;
    const sooner = { ...planned, published_at: at };
    await ask(`${API}/${id}`, { based_on: again, content: sooner }, "PUT");
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
    await list.reload();
    await list
      .getByRole("row", { name: /Regatta/ })
      .getByText("Published")
      .first()
      .waitFor();
    expect((await stored(id)).state).toBe("published");
  });
});
