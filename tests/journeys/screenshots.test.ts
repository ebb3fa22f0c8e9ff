import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";
import { overflow } from "../support/overflow.ts";

const site = inject("site");
const open = openPages();
const folder = join(import.meta.dirname, "../../reports/screenshots");

const PAGES = {
  home: "/",
  blocks: "/blocks",
  journal: "/journal",
  post: "/journal/a-dot-is-not-a-pixel",
  missing: "/nowhere",
};

describe("screenshots for the eye", () => {
  test.each(Object.entries(PAGES))(
    "%s at three widths, light and dark, fits its window",
    async (name, path) => {
      mkdirSync(folder, { recursive: true });
      for (const colorScheme of ["light", "dark"] as const) {
        for (const width of [360, 768, 1280]) {
          const page = await open({
            colorScheme,
            viewport: { width, height: 800 },
            expected: [/404/],
          });
          await page.goto(site + path);
          await page.waitForLoadState("networkidle");
          const file = join(folder, `${name}-${width}-${colorScheme}.png`);
          await page.screenshot({ path: file, fullPage: true });
          expect(statSync(file).size).toBeGreaterThan(5000);
          expect([name, width, await overflow(page)]).toEqual([name, width, 0]);
        }
      }
    },
  );
});
