import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { openAdmin } from "../support/openAdmin.ts";
import { overflow } from "../support/overflow.ts";
import { settled } from "../support/settled.ts";

const { open, openVisitor, site, headersOf } = openAdmin();

const API = "/api/admin";

/** Words without a space, as they are written in many scripts, or by mistake. */
const WORDS = ["x", "ก", "漢", "ب", "🙂"].map((sign) => sign.repeat(sign === "🙂" ? 90 : 200));
const NAMES = ["x", "ก", "漢", "ب", "ж"].map((sign) => sign.repeat(80));

async function ask(path: string, body: object, method = "POST") {
  const headers = { ...(await headersOf("owner")), "content-type": "application/json" };
  const answer = await fetch(site().address + API + path, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.status === 204 ? undefined : answer.json();
}

const asked: { post: string; path: string; category: string } = {
  post: "",
  path: "",
  category: "/journal/category/",
};

async function publish(kind: string, title: string, more: object = {}) {
  const made = await ask("/documents", { kind, title });
  const content = { ...made.content, ...more, status: "published" };
  await ask(`/documents/${made.id}`, { based_on: made.updated_at, content }, "PUT");
  return { id: made.id as string, path: made.content.path as string };
}

beforeAll(async () => {
  let parent_id: string | null = null;
  const terms: string[] = [];
  for (const name of NAMES) {
    const words = { name, slug: "", description: name };
    const { id } = await ask("/terms", { kind: "category", ...words, parent_id });
    await ask("/terms", { kind: "tag", ...words, parent_id: null });
    terms.push(id);
    parent_id = id;
  }
  for (const title of WORDS) {
    for (const kind of ["page", "product"]) await publish(kind, title);
    const { id, path } = await publish("post", title, { term_ids: terms, excerpt: title });
    Object.assign(asked, { post: id, path });
  }
  asked.category += encodeURIComponent(NAMES[0] ?? "");
  const headers = await headersOf("owner");
  const { groups } = await (await fetch(`${site().address}${API}/settings`, { headers })).json();
  const menus = groups.find(({ key }: { readonly key: string }) => key === "menus");
  const below = NAMES.slice(2).map((label) => ({ label, href: "/journal" }));
  const main = NAMES.map((label) => ({ label, href: "/journal", children: below }));
  const value = { ...menus.value, own: { ...menus.value.own, main } };
  await ask("/settings/menus", { based_on: menus.version, value }, "PUT");
});

/** By how much the page, its lists and dialogs are wider than the room they have. */
async function widths(page: Page): Promise<Readonly<Record<string, number>>> {
  await settled(page);
  const frames = await page
    .locator(".table-frame, .dialog-body, .document-panel")
    .evaluateAll((all) => all.map((one) => [one.className, one.scrollWidth - one.clientWidth]));
  return Object.fromEntries(
    [["the page", await overflow(page)], ...frames].filter(([, more]) => Number(more) > 0),
  );
}

describe.each([360, 768, 1280])("At %i pixels names without spaces make nothing wider", (width) => {
  const viewport = { width, height: 800 };

  test("than its window: the first screen, lists, and what is chosen for a post", async () => {
    const page = await open("/admin", { viewport });
    await page.getByRole("heading", { name: "Changed last" }).waitFor();
    expect(await widths(page)).toEqual({});
    for (const path of ["pages", "posts", "products", "categories", "tags", "activity"]) {
      await page.goto(`${site().address}/admin/${path}`);
      await page.locator("tbody :is(th, td) bdi").first().waitFor();
      expect([path, await widths(page)]).toEqual([path, {}]);
    }
    await page.goto(`${site().address}/admin/documents/${asked.post}`);
    await page.locator(".picked-one").last().waitFor({ state: "attached" });
    expect(await widths(page)).toEqual({});
  });

  test("than a dialog: merging and changing a category", async () => {
    const page = await open(`/admin/categories?search=${NAMES[4]}`, { viewport });
    await page
      .getByRole("button", { name: /^More about/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: /^Merge/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox").fill(NAMES[1] ?? "");
    await page.getByRole("option").first().click();
    await dialog.locator(".picked-one").waitFor();
    expect(await widths(page)).toEqual({});
  });

  test("on the site: its menu, a post with its way there, and a category", async () => {
    const page = await openVisitor({ viewport });
    for (const path of ["/journal", asked.path, asked.category]) {
      expect((await page.goto(site().address + path))?.status()).toBe(200);
      expect([path, await widths(page)]).toEqual([path, {}]);
      const buttons = page.locator(".menu-button, .submenu-button").filter({ visible: true });
      const first = buttons.first();
      await first.click();
      await expect.poll(() => first.getAttribute("aria-expanded")).toBe("true");
      expect([path, await widths(page)]).toEqual([path, {}]);
    }
  });
});
