import type { CDPSession, Page } from "playwright";
import { expect, test } from "vitest";
import { median } from "../../bench/median.js";
import { openAdmin } from "../support/openAdmin.ts";

const { open, site, headersOf } = openAdmin();

const BLOCKS = 200;
const WORDS = "some words";

/** A page of two hundred blocks, headings and texts in turn, in which the middle ones have words of their own. */
async function newLongPage(): Promise<string> {
  const headers = await headersOf("owner");
  const { address } = site();
  const me = await (await fetch(`${address}/api/admin/me`, { headers })).json();
  const ask = async (method: string, path: string, body: unknown) => {
    const more = { "x-wp-nonce": me.nonce, "content-type": "application/json" };
    const init = { method, headers: { ...headers, ...more }, body: JSON.stringify(body) };
    return (await fetch(`${address}/api/admin/documents${path}`, init)).json();
  };
  const { id } = await ask("POST", "", { kind: "page", title: "A long page" });
  const opened = await fetch(`${address}/api/admin/documents/${id}`, { headers });
  const { document } = await opened.json();
  const blocks = Array.from({ length: BLOCKS }, (_, place) => blockAt(place));
  const content = { ...document.content, body: { version: 1, blocks } };
  await ask("PUT", `/${id}`, { based_on: document.updated_at, content });
  return id;
}

function blockAt(place: number) {
  const id = `block-${place}`;
  if (place % 2 === 0)
    return { id, type: "heading", fields: { text: `Heading ${place}`, level: 2 } };
  return { id, type: "text", fields: { html: `<p>Text ${place}</p>` } };
}

async function openBlock(page: Page, words: string) {
  const head = page.locator("[data-block-head]", { hasText: words });
  await head.click();
  return page.locator(".block-card", { has: head });
}

type Counts = { readonly layouts: number; readonly laidOut: number; readonly changed: number };

/** What the browser lays out, and what changes in the document, while words are typed one by one. */
async function countsOfTyping(page: Page): Promise<Counts> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const dirty: number[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, args } of value as unknown as readonly LayoutEvent[]) {
      if (name === "Layout" && args?.beginData) dirty.push(args.beginData.totalObjects);
    }
  });
  await page.evaluate(watchChanges);
  const includedCategories = ["devtools.timeline"];
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories },
  });
  // Faster than the pause after which what is typed is told.
  await page.keyboard.type(WORDS, { delay: 20 });
  const changed = await page.evaluate(() => Reflect.get(window, "changed")());
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await complete;
  return { layouts: dirty.length, laidOut: median(dirty), changed };
}

type LayoutEvent = {
  readonly name: string;
  readonly args?: { readonly beginData?: { readonly totalObjects: number } };
};

/** In the page: `changed` gives how many elements have changed outside of the text that is written in. */
function watchChanges(): void {
  const seen = new Set<Node>();
  const take = (records: readonly MutationRecord[]) => {
    for (const { target } of records) {
      const element = target.nodeType === 1 ? (target as Element) : target.parentElement;
      const isWrittenIn =
        target === document.activeElement || element?.closest("[contenteditable=true]");
      if (!isWrittenIn) seen.add(target);
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  Object.assign(window, {
    changed: () => {
      take(observer.takeRecords());
      observer.disconnect();
      return seen.size;
    },
  });
}

test("A key in a page of two hundred blocks is laid out once, without the page around, and changes nothing else", async () => {
  const page = await open(`/admin/documents/${await newLongPage()}`);
  const places = {
    title: () => page.getByRole("textbox", { name: "Title", exact: true }).first().focus(),
    field: async () => (await openBlock(page, "Heading 100")).getByRole("textbox").first().focus(),
    "rich text": async () =>
      (await openBlock(page, "Text 101")).locator("[contenteditable=true]").focus(),
  };
  for (const [place, focus] of Object.entries(places)) {
    await focus();
    // Until what was opened is drawn, and what was typed before is told and kept.
    await page.waitForTimeout(2000);
    const { layouts, laidOut, changed } = await countsOfTyping(page);
    expect(changed, place).toBe(0);
    // One a letter, and one where the cursor came from.
    expect(layouts, place).toBeLessThanOrEqual(WORDS.length + 1);
    expect(laidOut, place).toBeLessThan(10);
  }
});
