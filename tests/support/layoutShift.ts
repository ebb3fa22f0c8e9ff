import type { Page } from "playwright";

/** Counts layout shift from the next page on. */
export async function countLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const world = window as unknown as { layoutShift: number };
    world.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        world.layoutShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shift so far; what the visitor caused by input counts too, as nothing should move. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}
