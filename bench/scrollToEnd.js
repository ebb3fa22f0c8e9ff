/** Wheel turns at most, so that a page that grows while it is read comes to an end too. */
const MOST_TURNS = 200;
/** Pixels a turn. */
const TURN = 400;

/**
 * Reads a page to its end as a visitor would, with the wheel.
 * @param {import("playwright").Page} page
 */
export async function scrollToEnd(page) {
  // At the edge, where no link lies: hovering one would fetch the page behind it.
  await page.mouse.move(2, 400);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await page.mouse.wheel(0, TURN);
    await page.waitForTimeout(50);
    if (await page.evaluate(isAtEnd)) return;
  }
}

function isAtEnd() {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}
