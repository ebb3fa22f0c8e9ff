import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { CHIEF_PAGES } from "../support/chiefPages.ts";
import { openPages } from "../support/openPages.ts";
import { overflow } from "../support/overflow.ts";
import { photograph } from "../support/photograph.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();
const folder = join(import.meta.dirname, "../../reports/screenshots");

/** As wide as phones, tablets and computers are. */
const WIDTHS = [360, 768, 1280] as const;

describe("screenshots for the eye", () => {
  test.each(Object.entries(CHIEF_PAGES))(
    "%s at three widths, light and dark, fits its window",
    async (name, path) => {
      mkdirSync(folder, { recursive: true });
      for (const colorScheme of ["light", "dark"] as const) {
        const page = await open({ colorScheme, expected: [/404/] });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(site + path);
          await settled(page);
          const file = join(folder, `${name}-${width}-${colorScheme}.jpg`);
          await photograph(page, { path: file, fullPage: true });
          expect(statSync(file).size).toBeGreaterThan(5000);
          expect([name, width, await overflow(page)]).toEqual([name, width, 0]);
        }
      }
    },
  );
});
