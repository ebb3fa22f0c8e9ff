import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { CHIEF_PAGES } from "../support/chiefPages.ts";
import { openPages } from "../support/openPages.ts";
import { photograph } from "../support/photograph.ts";
import { drawGrid, lineLengths, offGrid, smallTexts } from "../support/typography.ts";

const site = inject("site");
const open = openPages();
const folder = join(import.meta.dirname, "../../reports/screenshots");

const WIDTHS = [360, 768, 1280, 1920] as const;

describe.each(Object.entries(CHIEF_PAGES))("the page %s", (name, path) => {
  test("stands on the columns of the grid at four widths, with no text under 16 px", async () => {
    mkdirSync(folder, { recursive: true });
    const page = await open({ expected: [/404/] });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site + path);
      expect([width, await offGrid(page)]).toEqual([width, []]);
      expect([width, await smallTexts(page)]).toEqual([width, []]);
      await drawGrid(page);
      await photograph(page, { path: join(folder, `grid-${name}-${width}.jpg`) });
    }
  });
});

test.each(["/journal/moire", "/about", "/portfolio/tide-almanac"])(
  "lines of text on %s hold 45 to 75 characters from tablets up",
  async (path) => {
    const page = await open();
    for (const width of WIDTHS.slice(1)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site + path);
      const lengths = await lineLengths(page);
      expect(lengths.length).toBeGreaterThan(0);
      expect([width, Math.min(...lengths) >= 45, Math.max(...lengths) <= 75, lengths]).toEqual([
        width,
        true,
        true,
        lengths,
      ]);
    }
  },
);
