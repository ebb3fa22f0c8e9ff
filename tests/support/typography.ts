import type { Page } from "playwright";

/** The smallest text but for captions, in pixels. */
export const MIN_TEXT = 16;

/** Texts smaller than that which are no captions, as "size: words". */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? "";
      if (!element || words === "" || !element.checkVisibility()) continue;
      if (element.closest("figcaption, caption, script, .wp-caption-text")) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < least - 0.01) found.push(`${size}: ${words.slice(0, 40)}`);
    }
    return found;
  }, MIN_TEXT);
}

/** How many characters the full lines of each long paragraph hold, on average. */
export function lineLengths(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll("main .prose p, main p.lead")];
    return paragraphs.flatMap((paragraph) => {
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.textContent ?? "").length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          // Raised and slanted letters stand in the line of their neighbours.
          const line = Math.round(range.getBoundingClientRect().bottom / 12);
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      // The last line is rarely full.
      const full = [...lines.values()].slice(0, -1);
      return full.length < 3 ? [] : [full.reduce((sum, count) => sum + count, 0) / full.length];
    });
  });
}

/**
 * What begins beside the columns of the page's grid, and cards and pictures that end there, as
 * "element, edge, how far off".
 */
export function offGrid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main");
    if (!main) return ["there is no main"];
    const style = getComputedStyle(main);
    const isRtl = style.direction === "rtl";
    const box = main.getBoundingClientRect();
    const gap = Number.parseFloat(style.columnGap);
    const starts = [Number.parseFloat(isRtl ? style.paddingRight : style.paddingLeft)];
    const ends: number[] = [];
    for (const width of style.gridTemplateColumns.split(" ")) {
      ends.push((starts.at(-1) ?? 0) + Number.parseFloat(width));
      starts.push((ends.at(-1) ?? 0) + gap);
    }
    const edges = { begins: starts.slice(0, -1), ends };
    const blocks = main.querySelectorAll(
      "h1, h2, .lead, .frame, .cover, .card, .post-card, .product-card, .summary, .filter-panel," +
        ".panel-body, .search-form, .document-body > *, .picture img, .breadcrumb, .pagination",
    );
    return [...blocks].flatMap((block) => {
      const { left, right, width, height } = block.getBoundingClientRect();
      if (width === 0 || height === 0 || !block.checkVisibility()) return [];
      // A band goes from edge to edge, and what it says stands on a sheet of its own.
      const isApart = ".visually-hidden, .prose :not(.prose), .product-card h2, .cta-band";
      if (block.closest(isApart)) return [];
      const begins = isRtl ? box.right - right : left - box.left;
      const found = {
        begins,
        ...(block.matches(".frame, .cover, .product-card, .post-card") && { ends: begins + width }),
      };
      return Object.entries(found).flatMap(([edge, at]) => {
        const columns = edges[edge as keyof typeof edges];
        const off = Math.min(...columns.map((one) => Math.abs(one - at)));
        const name = `${block.tagName.toLowerCase()}.${block.className}`;
        return off > 1 ? [`${name} ${edge} ${off.toFixed(1)} px off`] : [];
      });
    });
  });
}

/** Draws the page's columns over it, for a screenshot. */
export async function drawGrid(page: Page): Promise<void> {
  await page.evaluate(() => {
    const overlay = document.createElement("div");
    overlay.style.cssText =
      "position:fixed;inset:0;z-index:9999;pointer-events:none;display:grid;" +
      "grid-template-columns:repeat(var(--columns),minmax(0,1fr));column-gap:var(--column-gap);" +
      "padding-inline:var(--edge)";
    const columns = getComputedStyle(document.documentElement).getPropertyValue("--columns");
    for (let index = 0; index < Number(columns); index += 1) {
      const column = document.createElement("div");
      column.style.background = "rgb(255 0 80 / 0.12)";
      overlay.append(column);
    }
    document.body.append(overlay);
  });
}
