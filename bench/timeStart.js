import { fetchPage } from "./fetchPage.js";
import { withSite } from "./withSite.js";

/** Starts that a start time is taken from. */
export const START_RUNS = 5;

/**
 * @param {{ dataDir?: string }} options as of launchSite
 * @returns {Promise<number>} milliseconds from the command to the home page in hand
 */
export async function timeStart(options) {
  const started = performance.now();
  return withSite(options, async ({ address }) => {
    await fetchPage(address);
    return performance.now() - started;
  });
}
