import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ARTICLE_PATH, articleExport } from "./articleExport.js";
import { SERVER_CORE } from "./cores.js";
import { fetchPage } from "./fetchPage.js";
import { runCommand } from "./runCommand.js";
import { withFolder } from "./withFolder.js";
import { withSite } from "./withSite.js";

/** @typedef {import("./withSite.js").LaunchedSite} LaunchedSite */

/**
 * What the article's page may weigh, uncompressed, in bytes, the styles that it brings along apart:
 * it stands for a page of 20 kB, and goes out as one of 50.
 */
const ARTICLE_BYTES = { least: 19_000, most: 21_000 };

/**
 * The server logs every request, as it does in use, and nobody reads it: lines after the one that
 * tells the address go to /dev/null. The shell becomes the server, so that signals reach it.
 */
const DROP_LOG = 'exec "$@" > >(sed -u "/^The site is at /q"; exec cat > /dev/null)';

/**
 * Starts the site as one that takes load, on a core of its own, with an article of 20 kB.
 * @template T
 * @param {Record<string, string>} env such as DATABASE_URL
 * @param {(site: LaunchedSite & { article: string }) => Promise<T>} work `article` is its address
 * @param {string} [core]
 */
export function withLoadedSite(env, work, core = SERVER_CORE) {
  const wrap = ["bash", "-c", DROP_LOG, "bash", "taskset", "-c", core];
  return withSite({ env: { LOG_LEVEL: "info", ...env }, wrap }, async (site) => {
    await importArticle({ ...env, DATA_DIR: site.dataDir });
    const article = site.address + ARTICLE_PATH;
    checkSize(await fetchPage(article));
    return work({ ...site, article });
  });
}

/** @param {Record<string, string>} env */
function importArticle(env) {
  return withFolder(async (folder) => {
    const file = join(folder, "export.xml");
    writeFileSync(file, articleExport());
    const cwd = resolve(import.meta.dirname, "..");
    await runCommand([process.execPath, "scripts/start.cjs", "import", file], { cwd, env });
  });
}

/** @param {Buffer} page */
function checkSize(page) {
  const { length } = page.toString("latin1").replace(/<style>.*?<\/style>/s, "");
  const { least, most } = ARTICLE_BYTES;
  if (length >= least && length <= most) return;
  throw new Error(
    `vitrine: the page to measure with has ${length} bytes, not ${least} to ${most}, so its ` +
      "figures would not be those of a page of 20 kB. Change the length of articleExport.",
  );
}
