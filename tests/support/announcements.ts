import type { Page } from "playwright";

/** Notes what screen readers are told from the next page on: it stands there for three seconds only. */
export async function noteAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (!(target as Element).matches?.("[data-vitrine-announcer]")) continue;
        for (const { textContent } of addedNodes) said.push(textContent ?? "");
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** All that screen readers were told on this page, oldest first. */
export function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { said: string[] }).said);
}
