import { withOwner } from "../withOwner.js";

/** The screen with which somebody begins, and one of a list. */
const SCREENS = [
  { label: "start", path: "/admin" },
  { label: "posts", path: "/admin/posts" },
];

/**
 * What the owner's screens download at first, with an empty cache.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function adminFirstLoad() {
  return withOwner({}, async ({ address, openPage }) => {
    const samples = [];
    for (const { label, path } of SCREENS) {
      const page = await openPage();
      /** @type {import("playwright").Request[]} */
      const requests = [];
      page.on("request", (request) => requests.push(request));
      await page.goto(address + path, { waitUntil: "networkidle" });
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      const unit = /** @type {const} */ ("B");
      samples.push({ name: `admin: first load, ${label}`, unit, values: [bytes] });
      await page.context().close();
    }
    return samples;
  });
}
