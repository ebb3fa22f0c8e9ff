import { CLIENT_CORE, SERVER_CORE } from "../cores.js";
import { withLoadedSite } from "../withLoadedSite.js";
import { withPostgres } from "../withPostgres.js";
import { whyNoWrk, wrk } from "../wrk.js";

/**
 * What a second server adds: answers a second for a cached page by two servers on one database, each
 * with who asks it on a core of its own, one at a time and both at once.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function twoServers() {
  const skipped = await whyNoWrk();
  if (skipped) return { skipped };
  return withPostgres((url) =>
    onCore(url, SERVER_CORE, (first) =>
      onCore(url, CLIENT_CORE, (second) => compare(first, second)),
    ),
  );
}

/** @typedef {() => Promise<number[]>} Ask asks one server, a value a run */

/**
 * @template T
 * @param {string} url of the database
 * @param {string} core
 * @param {(ask: Ask) => Promise<T>} work
 * @returns {Promise<T>}
 */
function onCore(url, core, work) {
  return withLoadedSite(
    { DATABASE_URL: url },
    ({ article }) => work(() => wrk(article, [], core)),
    core,
  );
}

/**
 * @param {Ask} first
 * @param {Ask} second
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
async function compare(first, second) {
  const alone = [await first(), await second()];
  const together = sums(await Promise.all([first(), second()]));
  const [one] = alone;
  const apart = sums(alone);
  return [
    { name: "server: cached page, one server with who asks it", unit: "/s", values: one ?? [] },
    { name: "server: cached page, two servers", unit: "/s", values: together },
    {
      name: "server: two servers against one",
      unit: "gain",
      values: together.map((rate, run) => (2 * rate) / (apart[run] ?? Number.NaN)),
    },
  ];
}

/** @param {number[][]} rates of each server, a value a run */
function sums([first = [], second = []]) {
  return first.map((rate, run) => rate + (second[run] ?? 0));
}
