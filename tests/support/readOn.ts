import type { Page } from "playwright";

/** Reads down the page with the wheel, so many turns of so many CSS pixels. */
export async function readOn(page: Page, turns: number, step = 400): Promise<void> {
  // At the edge, where no link lies: hovering one would fetch the page behind it.
  await page.mouse.move(2, 400);
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, step);
    // A visitor sees what passes by.
    await page.waitForTimeout(60);
  }
}
