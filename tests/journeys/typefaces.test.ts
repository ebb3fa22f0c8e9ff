import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

/** A typeface that is not ready at once a page does without: then the next visit has it. */
const VISITS = { timeout: 20_000 };

async function visit(page: Page): Promise<void> {
  await page.goto(`${site}/journal/moire`);
  await settled(page);
}

describe("typefaces", () => {
  test("come in parts, of which a page in English fetches one a face", async () => {
    const page = await open();
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
    });
    await page.goto(`${site}/shop`);
    await settled(page);
    expect(fonts).toEqual([expect.stringContaining("bricolage-grotesque-core")]);
  });

  test("of our own set headings and texts, once a first page has fetched them", async () => {
    const page = await open();
    await visit(page);
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const familyOf = async (selector: string): Promise<string | undefined> => {
      await visit(page);
      const { root } = await session.send("DOM.getDocument");
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      return fonts.find(({ isCustomFont }) => isCustomFont)?.familyName;
    };
    await expect.poll(() => familyOf("h1"), VISITS).toMatch(/Bricolage/);
    await expect.poll(() => familyOf(".prose p"), VISITS).toMatch(/Newsreader/);
  });

  test("fall back to faces of the same measure, so that a page looks alike without ours", async () => {
    const page = await open();
    // A first visit fetches them, for the next: no page waits.
    await visit(page);
    const differences = async (): Promise<number[]> => {
      await visit(page);
      return page.evaluate(() => {
        const widthIn = (font: string): number => {
          const span = document.createElement("span");
          span.textContent = "Every grey is a bargain between the press and the eye.";
          span.style.cssText = `position:absolute;white-space:nowrap;font:${font}`;
          document.body.append(span);
          const { width } = span.getBoundingClientRect();
          span.remove();
          return width;
        };
        const pairs = [
          ["400 40px 'Bricolage Grotesque'", "400 40px 'Bricolage fall-back'"],
          ["700 40px 'Bricolage Grotesque'", "700 40px 'Bricolage fall-back'"],
          ["400 40px Newsreader", "400 40px 'Newsreader fall-back', 'Newsreader fall-back narrow'"],
        ];
        return pairs.map(([own = "", other = ""]) => Math.abs(widthIn(own) / widthIn(other) - 1));
      });
    };
    await expect
      .poll(async () => (await differences()).filter((one) => one >= 0.05), VISITS)
      .toEqual([]);
  });
});
