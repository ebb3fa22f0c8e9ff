import type { Page } from "playwright";

/** By how many pixels the page is wider than its window; 0 where it fits. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}
