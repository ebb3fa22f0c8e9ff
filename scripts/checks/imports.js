import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkImports } from "./importRules.js";

const SOURCE = /\.(ts|tsx|js|cjs)$/;
const SKIPPED = new Set(["dist", "node_modules"]);

/**
 * The sources of library and site, and the library's public entries, for checkImports.
 * @param {string} root
 * @returns {import("./importRules.js").Tree}
 */
export function readTree(root) {
  const places = ["library/src", "site"].flatMap((folder) => findSources(root, folder));
  const files = new Map(places.map((place) => [place, readFileSync(join(root, place), "utf8")]));
  return { files, entries: readEntries(readFileSync(join(root, "library/package.json"), "utf8")) };
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} paths from the root
 */
function findSources(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : findSources(root, place);
    return SOURCE.test(entry.name) ? [place] : [];
  });
}

/**
 * @param {string} manifest library/package.json
 * @returns {Map<string, string>}
 */
function readEntries(manifest) {
  const { name, exports } = JSON.parse(manifest);
  return new Map(
    Object.entries(exports).flatMap(([entry, conditions]) => {
      const source = conditions["vitrine-source"];
      if (!source) return [];
      return [[entry.replace(/^\./, name), source.replace(/^\./, "library")]];
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  const wrong = checkImports(readTree(process.cwd()));
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length === 0) console.log("Every import goes the way of the design.");
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
