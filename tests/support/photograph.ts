import type { Page, PageScreenshotOptions } from "playwright";

const TRIES = 3;

/**
 * A screenshot for the eye. On a busy machine Chromium sometimes has no surface to copy for a
 * moment and refuses; what is being photographed is not at fault, so it is asked again.
 */
export async function photograph(page: Page, options: PageScreenshotOptions): Promise<void> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      await page.screenshot(options);
      return;
    } catch (error) {
      if (left === 0 || !/unable to capture/i.test(String(error))) throw error;
    }
  }
}
