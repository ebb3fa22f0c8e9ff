import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

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
    await page.goto(`${site}/journal/moire`);
    await settled(page);
    await page.goto(`${site}/journal/moire`);
    await settled(page);
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    const familyOf = async (selector: string): Promise<string | undefined> => {
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      return fonts.find(({ isCustomFont }) => isCustomFont)?.familyName;
    };
    await expect.poll(() => familyOf("h1")).toMatch(/Bricolage/);
    await expect.poll(() => familyOf(".prose p")).toMatch(/Newsreader/);
  });

  test("fall back to faces of the same measure, so that a page looks alike without ours", async () => {
    const page = await open();
    // A first visit fetches them, for the next: no page waits.
    await page.goto(`${site}/journal/moire`);
    await settled(page);
    await page.goto(`${site}/journal/moire`);
    await settled(page);
    const ratios = await page.evaluate(() => {
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
      return pairs.map(([own = "", other = ""]) => widthIn(own) / widthIn(other));
    });
    for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
  });
});
