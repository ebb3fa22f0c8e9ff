import { askJson } from "../scripts/askJson.js";
import { cookiesOf } from "../scripts/cookiesOf.js";
import { signInAs } from "../scripts/signInAs.js";
import { VIEWPORT } from "./pages.js";
import { withBrowser } from "./withBrowser.js";
import { withSite } from "./withSite.js";

/**
 * @typedef {object} OwnersSide
 * @property {string} address of the site
 * @property {Record<string, string>} env its settings, with its data folder
 * @property {(path: string, body?: unknown, method?: string) => Promise<any>} ask asks the server as the
 *   owner's screens do
 * @property {() => Promise<import("playwright").Page>} openPage a page of a new context, in which the owner is
 *   signed in
 */

/**
 * Starts the site and a browser with its owner, does `work`, ends both.
 * @template T
 * @param {Record<string, string>} env such as DATABASE_URL
 * @param {(side: OwnersSide) => Promise<T>} work
 */
export function withOwner(env, work) {
  return withSite({ env }, async ({ address, dataDir }) => {
    const headers = await signInAs({ address, dataDir, env }, "owner");
    return withBrowser((browser) =>
      work({
        address,
        env: { ...env, DATA_DIR: dataDir },
        ask: (path, body, method) => askJson(address + path, { headers, body, method }),
        async openPage() {
          const context = await browser.newContext({ viewport: VIEWPORT });
          await context.addCookies(cookiesOf(headers, address));
          return context.newPage();
        },
      }),
    );
  });
}
