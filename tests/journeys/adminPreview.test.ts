import type { FrameLocator, Page, Route } from "playwright";
import { describe, expect, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { type AdminPageOptions, openAdmin } from "../support/openAdmin.ts";

const { open, headersOf, site } = openAdmin();

type Content = { title: string; body: { version: 1; blocks: object[] } };

/** Asks the server as the owner's screens do. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...(await headersOf("owner")), "content-type": "application/json" };
  return fetch(site().address + path, { redirect: "manual", ...init, headers });
}

/** The id of what stands at an address, as an editor is led to its preview. */
async function idAt(path: string): Promise<string> {
  const answer = await ask(`${path}?preview=true`);
  return answer.headers.get("location")?.split("/").at(-1) ?? "";
}

/** Keeps as a draft what `change` makes of a document. */
async function write(id: string, change: (content: Content) => Content): Promise<void> {
  const { document } = await (await ask(`/api/admin/documents/${id}`)).json();
  const body = { based_on: document.updated_at, content: change(document.content) };
  const kept = await ask(`/api/admin/documents/${id}/draft`, {
    method: "PUT",
    body: JSON.stringify(body),
  });
  expect(kept.ok).toBe(true);
}

const withBlocks =
  (...blocks: object[]) =>
  (content: Content): Content => ({ ...content, body: { version: 1, blocks } });

const frameOf = (page: Page): FrameLocator => page.frameLocator("iframe");

/** The preview of a document by itself, once it listens. */
async function openPreview(id: string, options: AdminPageOptions = {}): Promise<Page> {
  const page = await open(`/admin/preview/${id}`, options);
  await isReady(page);
  return page;
}

/** Its own script runs as soon as the page has loaded. */
async function isReady(page: Page): Promise<void> {
  await frameOf(page).locator("main").waitFor();
  await page.frames().at(-1)?.waitForLoadState("load");
}

/** Tells all previews of a document that its draft was stored; settles once one of them shows it. */
async function tellStored(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const channel = new BroadcastChannel(name);
        channel.onmessage = ({ data: { kind } }) => {
          if (kind === "updated") resolve();
          if (kind === "failed") reject(new Error("The preview was not brought up to date."));
        };
        channel.postMessage({ kind: "update" });
      }),
    `vitrine-preview-${id}`,
  );
}

const heading = (id: string, text: string) => ({ id, type: "heading", fields: { text, level: 2 } });
const text = (id: string, html: string) => ({ id, type: "text", fields: { html } });
const button = (id: string, label: string, href: string) => ({
  id,
  type: "button",
  fields: { label, href },
});
const long = (count: number) => "<p>Words that make the page long.</p>".repeat(count);

const ALIVE = [
  {
    id: "columns",
    type: "columns",
    fields: { enters: true },
    slots: { first: [heading("low", "Comes in")] },
  },
  {
    id: "overlay",
    type: "lightbox",
    fields: { label: "Open it" },
    slots: { content: [heading("inside", "In the overlay")] },
  },
  {
    id: "grid",
    type: "foreign-html",
    fields: {
      html: '<div class="init-isotope" data-iso-selector=".item"><div class="item">1</div><div class="item">2</div></div>',
    },
  },
  {
    id: "typing",
    type: "typing",
    fields: { before: "We print", words: ["posters", "cards"], hold: 1600 },
  },
  {
    id: "sticky",
    type: "sticky",
    fields: { distance: 20 },
    slots: { content: [heading("stuck", "Stays where it is")] },
  },
  {
    id: "header",
    type: "header",
    fields: { desktop: 40 },
    slots: { first: [text("h1", "<p>First header</p>")], scrolled: [text("h2", "<p>Second</p>")] },
  },
];

describe("The preview of a page", () => {
  test("shows what visitors would get, to those who work on it [ED-005]", async () => {
    const id = await idAt("/about");
    const page = await openPreview(id);
    const shown = await frameOf(page).locator("main h1").textContent();
    await page.goto(`${site().address}/about`);
    expect(await page.locator("main h1").textContent()).toBe(shown);
    await page.goto(`${site().address}/about?preview=true`);
    expect(new URL(page.url()).pathname).toBe(`/preview/${id}`);
  });

  test("runs what comes in, opens and arranges itself; what sticks, switches and types keeps still [ED-007, ED-019]", async () => {
    const id = await idAt("/about");
    await write(id, withBlocks(text("top", long(60)), ...ALIVE, text("end", long(60))));
    const page = await openPreview(id);
    const frame = frameOf(page);
    const entering = frame.locator(".kad-animation");
    await expect.poll(() => entering.evaluate((one) => getComputedStyle(one).opacity)).toBe("0");
    await entering.evaluate((one) => one.scrollIntoView({ behavior: "instant" }));
    await expect.poll(() => entering.evaluate((one) => getComputedStyle(one).opacity)).toBe("1");
    await expect
      .poll(() => frame.locator(".init-isotope").getAttribute("style"))
      .toContain("height");
    await frame.getByRole("link", { name: "Open it" }).click();
    await frame.getByRole("dialog").getByText("In the overlay").waitFor();
    await page.keyboard.press("Escape");
    await frame.getByRole("dialog").waitFor({ state: "hidden" });
    const stuck = frame.locator(".stays");
    await stuck.evaluate((one) => window.scrollBy({ top: one.getBoundingClientRect().top + 300 }));
    expect(await stuck.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(-100);
    expect(await frame.locator("[data-typist]").textContent()).toContain("posters");
    await frame.getByText("First header").waitFor();
    expect(await frame.getByText("Second").isVisible()).toBe(false);
    expect(
      await frame.locator(".site-header").evaluate((one) => getComputedStyle(one).position),
    ).toBe("static");
  });
});

describe("What is written", () => {
  test("is shown without loading the page, and leaves place, players and open layers as they are", async () => {
    const id = await idAt("/about");
    const blocks = [text("top", long(80)), heading("kept", "Kept"), text("end", long(80))];
    await write(id, withBlocks(...blocks));
    const page = await openPreview(id);
    const frame = frameOf(page);
    const kept = frame.locator("h2", { hasText: "Kept" });
    await kept.evaluate((one) => {
      one.scrollIntoView({ behavior: "instant" });
      (one as HTMLElement & { mark?: string }).mark = "the same";
    });
    const top = await kept.evaluate((one) => one.getBoundingClientRect().top);
    await write(id, (content) => ({
      ...withBlocks(text("new", long(30)), ...blocks, heading("last", "The last words"))(content),
      title: "Another title",
    }));
    await tellStored(page, id);
    await frame.locator("h2", { hasText: "The last words" }).waitFor();
    expect(await frame.locator("h1").textContent()).toBe("Another title");
    expect(await kept.evaluate((one) => (one as HTMLElement & { mark?: string }).mark)).toBe(
      "the same",
    );
    const moved = (await kept.evaluate((one) => one.getBoundingClientRect().top)) - top;
    // Positions are whole pixels of the screen, on which the page stands smaller.
    expect(Math.abs(moved)).toBeLessThan(2);
  });

  test("is shown in a tab of its own, too, with the styles and behaviours of a new kind of block", async () => {
    const id = await idAt("/colophon");
    const page = await openPreview(id);
    const address = await page.getByRole("link", { name: "new tab" }).getAttribute("href");
    const tab = await page.context().newPage();
    await tab.goto(site().address + address);
    await write(id, withBlocks(ALIVE[1] ?? {}, { id: "x", type: "no-such-kind", fields: {} }));
    await tellStored(page, id);
    await tab.getByRole("link", { name: "Open it" }).click();
    await tab.getByRole("dialog").getByText("In the overlay").waitFor();
    expect(await tab.getByRole("note").textContent()).toContain("no block of the kind");
  });

  test("that cannot be had is told of, and tried again", async () => {
    const id = await idAt("/imprint");
    const page = await openPreview(id, { expected: [/Failed to load resource/] });
    // The page alone: whatever else it may be fetching is not what fails here.
    const updates = `**/preview/${id}`;
    await page.route(updates, (route) => route.abort("internetdisconnected"));
    await tellStored(page, id).catch(() => {});
    await page.getByText("could not be brought up to date").waitFor();
    await page.unroute(updates);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("could not be brought up to date").waitFor({ state: "detached" });
  });
});

test("A preview that was on its way while more was written shows that, too", async () => {
  const id = await idAt("/journal/moire");
  const page = await open(`/admin/documents/${id}`);
  const title = page.getByRole("textbox", { name: "Title" });
  const writeMeanwhile = async (route: Route) => {
    const response = await route.fetch();
    const kept = page.waitForResponse(`**/api/admin/documents/${id}/draft`);
    await title.fill("Written meanwhile");
    await kept;
    await route.fulfill({ response });
  };
  await page.route(`**/preview/${id}`, writeMeanwhile, { times: 1 });
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await frameOf(page).getByRole("heading", { name: "Written meanwhile" }).waitFor();
});

describe("A preview that cannot be fetched", () => {
  test("leaves the editor as it is, and is there once it can be", async () => {
    const id = await idAt("/drawing-to-wall");
    // Chromium says so of each chunk; React tells what the boundary caught.
    const expected = [
      /Failed to load resource/,
      /Failed to fetch dynamically imported module/,
      /Unable to preload CSS/,
    ];
    const page = await open(`/admin/documents/${id}`, { expected });
    const title = page.getByRole("textbox", { name: "Title" });
    await title.fill("Asked often");
    const chunk = "**/admin-assets/PreviewPane-*";
    await page.route(chunk, (route) => route.abort("internetdisconnected"));
    const preview = page.getByRole("button", { name: "Preview", exact: true });
    await preview.click();
    await page.getByRole("heading", { name: "The preview could not be loaded" }).waitFor();
    expect(await title.inputValue()).toBe("Asked often");
    await title.fill("Asked very often");
    await page.unroute(chunk);
    await page.getByRole("button", { name: "Try again" }).click();
    await frameOf(page).getByRole("heading", { name: "Asked very often" }).waitFor();
    // Its styles came, too.
    const heightOf = async () => (await page.locator(".preview-pane").boundingBox())?.height;
    await expect.poll(heightOf).toBeGreaterThan(300);
    expect(await title.inputValue()).toBe("Asked very often");
  });
});

describe("A click in the preview", () => {
  test.each([
    { title: "with scripts", views: [] },
    { title: "without scripts", views: ["Without scripts"] },
  ])("on a link says where it leads, and stays ($title)", async ({ views }) => {
    const id = await idAt("/terms");
    await write(id, withBlocks(button("go", "Go to the shop", "/shop")));
    const page = await openPreview(id);
    for (const view of views) await choose(page, view);
    await frameOf(page).getByRole("link", { name: "Go to the shop" }).click();
    await page.getByText("This one leads to /shop.").waitFor();
    expect(page.frames()[1]?.url()).toContain(`/preview/${id}`);
    const link = page.getByRole("link", { name: "Open it in a new tab" });
    expect(await link.getAttribute("href")).toContain("/shop");
  });
});

/** Chooses how the preview is seen, and waits for it. */
async function choose(page: Page, label: string): Promise<void> {
  const address = () => page.frames().at(-1)?.url();
  const before = address();
  await page.getByRole("button", { name: /^See it as/ }).click();
  await page.getByRole("menuitemcheckbox", { name: label }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: new RegExp(`See it as.*${label}`) }).waitFor();
  await expect.poll(address).not.toBe(before);
  await isReady(page);
}

describe("The preview is seen", () => {
  const rootOf = (page: Page) => frameOf(page).locator("html");

  test("dark, from right to left and with an account, all at once", async () => {
    const page = await openPreview(await idAt("/contact"), { colorScheme: "light" });
    const paper = () =>
      frameOf(page)
        .locator("body")
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    const light = await paper();
    await choose(page, "Dark colours");
    await expect.poll(paper).not.toBe(light);
    await choose(page, "Right to left");
    await expect.poll(() => rootOf(page).getAttribute("dir")).toBe("rtl");
    await choose(page, "A signed-in visitor");
    await expect
      .poll(() => frameOf(page).locator("#vitrine-page").textContent())
      .toContain("owner@example.com");
    expect(await paper()).not.toBe(light);
  });

  test("with less motion, in styles and scripts", async () => {
    const id = await idAt("/privacy");
    await write(id, withBlocks(text("top", long(80)), ALIVE[0] ?? {}));
    const page = await openPreview(id);
    const column = frameOf(page).locator(".kad-animation");
    const opacity = () => column.evaluate((one) => getComputedStyle(one).opacity);
    await expect.poll(opacity).toBe("0");
    const isTold = () =>
      rootOf(page).evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
    expect(await isTold()).toBe(false);
    await choose(page, "Less motion");
    await expect.poll(isTold).toBe(true);
    expect(await opacity()).toBe("1");
    expect(await frameOf(page).locator("head style").textContent()).not.toContain(
      "prefers-reduced-motion",
    );
  });

  test("without scripts, and follows what is written all the same", async () => {
    const id = await idAt("/shipping-and-returns");
    await write(id, withBlocks(ALIVE[1] ?? {}));
    // That is the test itself, which looks into the page by script.
    const page = await openPreview(id, { expected: [/Blocked script execution/] });
    await choose(page, "Without scripts");
    await expect.poll(() => page.frames()[1]?.url()).toContain("script=off");
    expect(await frameOf(page).locator("script[src]").count()).toBe(0);
    expect(await rootOf(page).evaluate(() => matchMedia("(scripting: none)").matches)).toBe(true);
    await frameOf(page).getByRole("link", { name: "Open it" }).click();
    await frameOf(page).getByText("In the overlay").waitFor();
    await write(id, withBlocks(heading("new", "Written meanwhile")));
    await page.evaluate(
      (name) => new BroadcastChannel(name).postMessage({ kind: "update" }),
      `vitrine-preview-${id}`,
    );
    await frameOf(page).getByText("Written meanwhile").waitFor();
  });

  test.each([
    ["Phone", 360],
    ["Tablet", 768],
    ["Desktop", 1280],
  ])("at the width of a %s", async (name, width) => {
    const page = await openPreview(await idAt("/about"), { viewport: { width: 900, height: 800 } });
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await expect.poll(() => rootOf(page).evaluate(() => window.innerWidth)).toBe(width);
    const box = await page.locator("iframe").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(900);
  });
});

describe("The screen of the preview", () => {
  test.each([
    ["light", 1280],
    ["dark", 360],
  ] as const)("has nothing that axe finds (%s, %i pixels)", async (colorScheme, width) => {
    const viewport = { width, height: 800 };
    const page = await openPreview(await idAt("/about"), {
      colorScheme,
      viewport,
      bypassCSP: true,
    });
    expect(await axeFindings(page, ".preview-pane")).toEqual([]);
    await page.getByRole("button", { name: /^See it as/ }).click();
    await page.getByRole("menuitemcheckbox").first().waitFor();
    expect(await axeFindings(page, "[role=menu]")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test("works with the keyboard alone", async () => {
    const page = await openPreview(await idAt("/about"));
    await page.getByRole("button", { name: /^Desktop/ }).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    expect(await page.getByRole("button", { name: /^Phone/ }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    for (let count = 0; count < 3; count++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator("[role=menu] :focus").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect
      .poll(() => frameOf(page).locator("html").getAttribute("data-theme"))
      .not.toBeNull();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^See it as/);
  });
});
