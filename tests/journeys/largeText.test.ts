import { expect, inject, test } from "vitest";
import { CHIEF_PAGES } from "../support/chiefPages.ts";
import { openPages } from "../support/openPages.ts";
import { overflow } from "../support/overflow.ts";

const site = inject("site");
const open = openPages();

test.each([...Object.entries(CHIEF_PAGES), ["register", "/register"]])(
  "the page %s fits the smallest phone where letters are twice as large",
  async (name, path) => {
    const page = await open({ viewport: { width: 320, height: 640 }, expected: [/404/] });
    await page.goto(site + path);
    const before = await letterSize();
    await page.addStyleTag({ content: ":root { font-size: 200% !important }" });
    expect(await letterSize()).toBe(2 * before);
    expect([name, await overflow(page)]).toEqual([name, 0]);

    function letterSize(): Promise<number> {
      return page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
    }
  },
);
