import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";

const site = inject("site");
const open = openPages();

/** How far what a page says of a picture's width may be from its width, in CSS pixels and in parts. */
const FREE_PIXELS = 8;
const FREE_SHARE = 0.06;

const PATHS = ["/", "/shop", "/shop/seven-islands", "/journal", "/journal/moire", "/about"];

describe("pictures are as wide as the page says before it is laid out", () => {
  for (const width of [360, 768, 1280, 1920]) {
    test(`${width} px wide`, async () => {
      const page = await open({ viewport: { width, height: 800 } });
      for (const path of [...PATHS, "/contact", "/portfolio", "/search?q=moon"]) {
        await page.goto(site + path);
        const widths = await page.evaluate(measurePictures);
        expect(widths.length, path).toBeGreaterThan(0);
        for (const { shown, said, src } of widths) {
          const free = Math.max(FREE_PIXELS, shown * FREE_SHARE);
          expect(Math.abs(said - shown), `${path} ${src} ${shown} ${said}`).toBeLessThan(free);
        }
      }
    });
  }
});

/** Of each picture that is shown, its width and what `sizes` says of it. */
function measurePictures(): { src: string; shown: number; said: number }[] {
  const probe = document.body.appendChild(document.createElement("div"));
  probe.style.position = "absolute";
  const pictures = [...document.querySelectorAll<HTMLImageElement>("img[sizes]")];
  const found = pictures.map((img) => {
    // Commas inside a function part nothing.
    const choices = img.sizes.split(/,(?![^(]*\))/).map((choice) => choice.trim());
    const chosen = choices.find((choice) => {
      const condition = /^\(width[^)]*\)/.exec(choice)?.[0];
      return condition === undefined || matchMedia(condition).matches;
    });
    probe.style.width = (chosen ?? "").replace(/^\(width[^)]*\)\s*/, "");
    return {
      src: img.src,
      shown: img.getBoundingClientRect().width,
      said: probe.getBoundingClientRect().width,
    };
  });
  probe.remove();
  return found.filter(({ shown }) => shown > 0);
}
