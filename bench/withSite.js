import { launchSite } from "../scripts/launchSite.js";
import { undoAtEnd } from "./undo.js";

/** @typedef {import("../scripts/launchSite.js").LaunchedSite} LaunchedSite */

/**
 * Starts the site, does `work`, stops the site; also where the run is cut short.
 * @template T
 * @param {Parameters<typeof launchSite>[0]} options
 * @param {(site: LaunchedSite) => Promise<T>} work given the site at 127.0.0.1, so that no time
 *   goes into looking up a name
 */
export async function withSite(options, work) {
  /** @type {Promise<LaunchedSite> | undefined} */
  let launching;
  const stop = undoAtEnd(async () => {
    const site = await launching?.catch(() => undefined);
    await site?.stop();
  });
  try {
    launching = launchSite(options);
    const site = await launching;
    return await work({ ...site, address: site.address.replace("//localhost", "//127.0.0.1") });
  } finally {
    await stop();
  }
}
