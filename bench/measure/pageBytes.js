import { PAGES } from "../pages.js";
import { recordTraffic } from "../recordTraffic.js";
import { withBrowser } from "../withBrowser.js";
import { withSite } from "../withSite.js";

/** @typedef {import("../recordTraffic.js").Transfer} Transfer */
/** @typedef {import("../summarise.js").Sample} Sample */

/** Where all is that is built of the owner's screens. */
const ADMIN_FILES = "/admin-assets/";

const KINDS = ["script", "style", "font", "image", "document"];

/**
 * What a visitor downloads for one page with an empty cache, read to its end, by kind.
 * @returns {Promise<Sample[]>}
 */
export function pageBytes() {
  return withSite({}, (site) =>
    withBrowser(async (browser) => {
      /** @type {Sample[]} */
      const samples = [];
      for (const { label, path } of PAGES) {
        const { transfers, inlineScript } = await recordTraffic(browser, site.address + path);
        const sum = (/** @type {(transfer: Transfer) => boolean} */ counts) =>
          transfers.filter(counts).reduce((bytes, transfer) => bytes + transfer.bytes, 0);
        const add = (/** @type {string} */ what, /** @type {number} */ value) =>
          samples.push({ name: `bytes: ${what}, ${label}`, unit: "B", values: [value] });
        for (const kind of KINDS)
          add(
            kind,
            sum((transfer) => kindOf(transfer) === kind),
          );
        add(
          "other",
          sum((transfer) => !KINDS.includes(kindOf(transfer))),
        );
        add("inline script", inlineScript);
        add(
          "admin and editor",
          sum(({ path }) => path.startsWith(ADMIN_FILES)),
        );
      }
      return samples;
    }),
  );
}

/** @param {Transfer} transfer */
function kindOf({ kind }) {
  return kind === "stylesheet" ? "style" : kind;
}
