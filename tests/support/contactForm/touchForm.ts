import type { Page } from "playwright";

const TRIES = 60;

/**
 * Moves the pointer onto the form, as a visitor does first of all, and waits until it is alive. A
 * pointer that was there before the script is not noticed, so it comes again until it is.
 */
export async function touchForm(page: Page): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.mouse.move(0, 0);
    await page
      .locator(".wpcf7 > form")
      .first()
      .hover({ position: { x: 4, y: 4 } });
    const isAlive = await page.evaluate(async () => {
      await new Promise((done) => setTimeout(done, 100));
      const form = document.querySelector(".wpcf7 > form");
      return form !== null && "wpcf7" in form;
    });
    if (isAlive) return;
  }
  throw new Error("The form did not come to life when it was touched.");
}
