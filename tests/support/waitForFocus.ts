import type { Locator } from "playwright";

/** Waits until keys reach something: what opens is seen a moment before it has the focus. */
export async function waitForFocus(goal: Locator): Promise<void> {
  await goal.and(goal.page().locator(":focus")).waitFor();
}
