import type { Page } from "playwright";
import { expect, test } from "vitest";
import { MIDDLE_HEADING, MIDDLE_TEXT, makeLongPage } from "../../bench/makeLongPage.js";
import { median } from "../../bench/median.js";
import { collectTrace } from "../../scripts/collectTrace.js";
import { TELL_PAUSE } from "../../site/admin/form/HoldBackContext.ts";
import { atRest } from "../support/atRest.ts";
import { openAdmin } from "../support/openAdmin.ts";
import { settled } from "../support/settled.ts";

const { open, ask } = openAdmin();

const WORDS = "some words";

async function openBlock(page: Page, words: string) {
  const head = page.locator("[data-block-head]", { hasText: words });
  await head.click();
  return page.locator(".block-card", { has: head });
}

type Counts = { readonly layouts: number; readonly laidOut: number; readonly changed: number };

/** What the browser lays out, and what changes in the document, while words are typed one by one. */
async function countsOfTyping(page: Page): Promise<Counts> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(watchChanges, TELL_PAUSE);
  let changed = Number.NaN;
  const events = await collectTrace(session, ["devtools.timeline"], async () => {
    await page.keyboard.type(WORDS, { delay: 20 });
    changed = await page.evaluate(() => Reflect.get(window, "changed")());
  });
  const dirty = events
    .filter(({ name }) => name === "Layout")
    .flatMap(({ args }) => args?.beginData?.totalObjects ?? []);
  return { layouts: dirty.length, laidOut: median(dirty), changed };
}

/**
 * In the page: `changed` gives how many elements have changed outside of the text that is written in. Until then
 * the pause after which that is told does not end, however slowly the keys come.
 */
function watchChanges(pause: number): void {
  const { setTimeout } = window;
  const longer = (act: () => void, delay = 0) => setTimeout(act, delay === pause ? 60_000 : delay);
  Object.assign(window, { setTimeout: longer });
  const seen = new Set<Node>();
  const take = (records: readonly MutationRecord[]) => {
    for (const { target } of records) {
      const element = target.nodeType === 1 ? (target as Element) : target.parentElement;
      const isWrittenIn = target === document.activeElement || element?.closest(".rich-text-place");
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
      Object.assign(window, { setTimeout });
      return seen.size;
    },
  });
}

test("A key in a page of two hundred blocks is laid out once, without the page around, and changes nothing else", async () => {
  const page = await open(`/admin/documents/${await makeLongPage({ ask })}`);
  const places = {
    title: () => page.getByRole("textbox", { name: "Title", exact: true }).first().focus(),
    field: async () => (await openBlock(page, MIDDLE_HEADING)).getByRole("textbox").first().focus(),
    "rich text": async () =>
      (await openBlock(page, MIDDLE_TEXT)).locator("[contenteditable=true]").focus(),
  };
  for (const [place, focus] of Object.entries(places)) {
    await focus();
    await settled(page);
    await atRest(page);
    const { layouts, laidOut, changed } = await countsOfTyping(page);
    expect(changed, place).toBe(0);
    // One a letter, one where the cursor came from, and one where the text grows by a line.
    expect(layouts, place).toBeLessThanOrEqual(WORDS.length + 2);
    expect(laidOut, place).toBeLessThan(10);
    const kept = page.waitForResponse(/\/draft$/);
    await page.locator(":focus").blur();
    await kept;
    await page.locator(".save-state[data-state=kept]").waitFor();
  }
});
