import type { Page } from "playwright";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createAdminLocale } from "../../site/texts/admin/createAdminLocale.ts";
import { loadCatalogue } from "../../site/texts/admin/loadCatalogue.ts";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";
import { overflow } from "../support/overflow.ts";

const { open, site, headersOf } = openAdmin();

const API = "/api/admin";

type Say = ReturnType<typeof createAdminLocale>["say"];

async function ask(path: string, body?: object, method = body ? "POST" : "GET") {
  const headers = { ...(await headersOf("owner")), "content-type": "application/json" };
  const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(site().address + API + path, request);
  expect(answer.status).toBeLessThan(300);
  return answer.json();
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Chooses from a menu, which then takes a moment to go. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("menuitem", { name }).click();
  await page.locator("[role=menu]").waitFor({ state: "detached" });
}

/** The button that says more about the first row. */
async function more(page: Page, within = "tbody"): Promise<void> {
  await page.locator(`${within} [aria-haspopup="menu"]`).first().click();
}

/** How what opens is opened, and at which address. */
const OPENED: readonly (readonly [string, string, (page: Page, say: Say) => Promise<void>])[] = [
  ["the menu of commands", "/", (page) => page.keyboard.press("Control+K")],
  ["the menu of one's own", "/", (page) => page.locator(".shell-bar > :last-child").click()],
  ["a new document", "/posts?new", async () => {}],
  [
    "the question before what was written is left",
    "/posts?new",
    async (page, say) => {
      await page.getByRole("dialog").getByRole("textbox").fill("Half a title");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: say("feedback.unsaved") }).waitFor();
    },
  ],
  ["saved views", "/posts", (page, say) => press(page, say("table.views"))],
  ["the columns of a list", "/posts", (page, say) => press(page, say("table.columns"))],
  ["what can be done to a document", "/posts", (page) => more(page)],
  [
    "what leads to what is thrown away",
    "/pages?search=About",
    async (page, say) => {
      await more(page);
      await choose(page, say("documents.trash"));
    },
  ],
  [
    "the merging of a tag",
    "/tags",
    async (page, say) => {
      await more(page);
      await choose(page, say("terms.merge"));
    },
  ],
  [
    "the whole talk",
    "/comments?search=Frieda",
    async (page, say) => {
      await more(page, ".comment-card:has(.comment-actions)");
      await choose(page, say("comments.thread"));
      await page.getByRole("dialog").locator(".comment-words").first().waitFor();
    },
  ],
  [
    "a job",
    "/jobs?state=done",
    async (page) => page.locator(".job-about > .button").first().click(),
  ],
  ["an invitation", "/people", (page, say) => press(page, say("people.invite"))],
  ["a redirect", "/redirects", (page, say) => press(page, say("redirects.new"))],
  [
    "what can be done to comments by keys",
    "/comments",
    (page, say) => press(page, say("shell.keys")),
  ],
];

/** Those of the editor, in which one document is open. */
const IN_EDITOR: readonly (readonly [string, (page: Page, say: Say) => Promise<void>])[] = [
  [
    "the picker of media",
    async (page, say) => {
      await press(page, say("form.chooseFor", { field: say("editor.picture") }));
      await page.locator("button.media-tile").first().waitFor();
    },
  ],
  [
    "the words of a picture in a text",
    async (page) => {
      await page.getByRole("img", { name: "A boat" }).first().click();
      await page.locator(".picture-strip").waitFor();
    },
  ],
  [
    "the address of a link",
    async (page, say) => {
      await page.locator(".rich-text .ProseMirror").click();
      await press(page, say("richText.link"));
      await page.locator(".link-popover").waitFor();
    },
  ],
  [
    "the revisions",
    async (page, say) => {
      await press(page, say("revisions.title"));
      await page.locator(".revisions-shown").waitFor();
    },
  ],
];

let id = "";

beforeAll(async () => {
  const made = await ask("/documents", { kind: "page", title: "A page about the harbour" });
  const sea = sharp({ create: { width: 300, height: 200, channels: 3, background: "teal" } });
  const form = new FormData();
  form.append("file", new File([await sea.png().toBuffer()], "sea.png"));
  const headers = await headersOf("owner");
  const request = { method: "POST", headers, body: form } as const;
  const { files } = await (await fetch(`${site().address}/api/media`, request)).json();
  const html = `<p>Boats.</p><p><img src="${files[0].media.src}" alt="A boat"></p>`;
  const body = { version: 1, blocks: [{ id: "a", type: "text", fields: { html } }] };
  for (const title of ["The harbour", "The harbour at night"]) {
    const { document } = await ask(`/documents/${made.id}`);
    const content = { ...document.content, title, body };
    await ask(`/documents/${made.id}`, { based_on: document.updated_at, content }, "PUT");
  }
  id = made.id;
});

describe.each([
  ["light", "en", 1280],
  ["dark", "en", 360],
  ["light", "ar", 360],
  ["dark", "ar", 1280],
] as const)("In %s, in %s, at %i pixels, axe finds nothing in", (colorScheme, language, width) => {
  let say: Say;
  const options = { colorScheme, bypassCSP: true, viewport: { width, height: 800 } } as const;

  beforeAll(async () => {
    await ask("/account", { language }, "PATCH");
    say = createAdminLocale({ ...(await loadCatalogue(language)), currency: "EUR" }).say;
  });

  async function expectNothing(page: Page): Promise<void> {
    await page.locator("[role=dialog], [role=menu], .picture-strip").first().waitFor();
    // While a menu is open all else is silent; and what a pop-up happens to cover in part is no fault of either.
    const over = ["[role=menu]", ".link-popover"];
    const counts = await Promise.all(over.map((selector) => page.locator(selector).count()));
    const within = over.find((_, at) => counts[at] !== 0);
    expect(await axeFindings(page, within)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }

  test.each(OPENED)("%s", async (_name, path, begin) => {
    const page = await open(`/admin${path}`, options);
    await page.locator("h1").waitFor();
    await begin(page, say);
    await expectNothing(page);
  });

  test.each(IN_EDITOR)("%s", async (_name, begin) => {
    const page = await open(`/admin/documents/${id}`, options);
    await page.locator(".rich-text .ProseMirror").waitFor();
    await begin(page, say);
    await expectNothing(page);
  });
});

test("A title that the server refuses is marked, says why and has the focus", async () => {
  await ask("/account", { language: "en" }, "PATCH");
  const page = await open("/admin/posts?new", { expected: [/422/] });
  const title = page.getByRole("dialog").getByRole("textbox");
  await title.fill("x".repeat(600));
  await page.keyboard.press("Enter");
  await page.getByText("A title has at most 500 characters. Shorten it.").waitFor();
  expect(await title.getAttribute("aria-invalid")).toBe("true");
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
});
