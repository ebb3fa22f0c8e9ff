import { posix } from "node:path";
import { findImports } from "./findImports.js";

/**
 * @typedef {import("./findImports.js").Import} Import
 * @typedef {Import & { from: string, to: string }} Edge `from` and `to` are paths from the root;
 *   `to` stays the bare name for a package
 * @typedef {{ files: ReadonlyMap<string, string>, entries: ReadonlyMap<string, string> }} Tree
 *   `files`: sources by path from the root; `entries`: public entries of the library by name, as
 *   in "vitrine/toast", each with its source file
 */

const LIBRARY = "library/src/";
/** What runs on a visitor's page. */
const VISITOR = [LIBRARY, "site/client/"];
/** What must never run there. */
const OWNER_ONLY = ["site/server/", "site/store/", "site/admin/", "site/editor/", "site/preview/"];
const TEST = /\.test\.tsx?$/;
/** What the owner's screens share with the server: what both say to each other, and how it is said. */
const SCREENS_KNOW = ["site/content/", "site/texts/", "site/styles/"];

/**
 * What may know which of the site's other layers, and of which only the types; the others may know
 * all. Tests may, too.
 */
const LAYERS = [
  { layer: "site/texts/", knows: ["site/content/"], types: [] },
  { layer: "site/content/", knows: ["site/texts/"], types: ["site/store/"] },
  { layer: "site/store/", knows: ["site/content/", "site/texts/"], types: [] },
  // What a browser runs must take nothing of the server along.
  { layer: "site/admin/", knows: ["site/editor/", ...SCREENS_KNOW], types: [] },
  { layer: "site/editor/", knows: ["site/admin/", "site/preview/", ...SCREENS_KNOW], types: [] },
  // A preview is a visitor's page with a little more.
  { layer: "site/preview/", knows: ["site/client/", "site/content/"], types: [] },
];

/**
 * Holds a source tree against the directions that imports may take: site → library's public
 * entries, pages and server → store, content and texts, feature → browser, runtime → features by
 * lazy import only.
 * @param {Tree} tree
 * @returns {string[]} a sentence for each import that goes another way
 */
export function checkImports(tree) {
  const edges = [...tree.files].flatMap(([from, source]) =>
    findImports(from, source).map((found) => ({ ...found, from, to: resolve(found, from) })),
  );
  const wrong = edges.flatMap((edge) => {
    const reason = whySite(edge, tree) ?? whyLayer(edge) ?? whyLibrary(edge, tree);
    return reason ? [`${edge.from}:${edge.line} imports ${edge.specifier}: ${reason}`] : [];
  });
  return [...wrong, ...findLeaks(tree, edges)];
}

/**
 * @param {Import} found
 * @param {string} from
 */
function resolve({ specifier }, from) {
  const name = specifier.replace(/\?.*$/, "");
  return name.startsWith(".") ? posix.join(posix.dirname(from), name) : name;
}

/**
 * @param {Edge} edge
 * @param {Tree} tree
 */
function whySite({ from, to }, { entries }) {
  if (!from.startsWith("site/")) return undefined;
  if (to.startsWith("library/")) {
    return "the site knows the library by its public entries only. Import from vitrine/<feature>.";
  }
  if (/^vitrine(\/|$)/.test(to) && !to.endsWith(".css") && !entries.has(to)) {
    return "this is no public entry of the library. Add it to the exports of library/package.json, or take another.";
  }
  return undefined;
}

/** @param {Edge} edge */
function whyLayer({ from, to, isType }) {
  const found = LAYERS.find(({ layer }) => from.startsWith(layer));
  if (!found || TEST.test(from) || from.includes("/testing/") || !to.startsWith("site/"))
    return undefined;
  const { layer, knows, types } = found;
  return [layer, ...knows, ...(isType ? types : [])].some((known) => to.startsWith(known))
    ? undefined
    : `${layer} lies below that and must not know it. Move there what both need.`;
}

/**
 * @param {Edge} edge
 * @param {Tree} tree
 */
function whyLibrary({ from, to, isLazy }, { entries }) {
  if (!from.startsWith(LIBRARY)) return undefined;
  if (to.startsWith("site/") || to.startsWith("vitrine-site")) {
    return "the library runs without the site and must not know it. Pass in what it needs.";
  }
  const isEntry = entries.has(to);
  const target = entries.get(to) ?? to;
  // A test may put several features together.
  if (!target.startsWith(LIBRARY) || isWhole(from) || TEST.test(from)) return undefined;
  const own = folderOf(from);
  const other = folderOf(target);
  if (other === own || (other === "browser" && own !== "browser")) return undefined;
  if (own === "browser") return "browser/ serves every feature and must know none of them.";
  if (own === "runtime") {
    return isLazy
      ? undefined
      : "the runtime loads a feature only when its moment comes. Use import().";
  }
  return isEntry && other !== "runtime"
    ? undefined
    : "a feature takes only from its own folder and browser/. Move there what both need, or make it a public entry.";
}

/**
 * Files beside the features put the whole together: the list of names, the one script.
 * @param {string} file
 */
function isWhole(file) {
  return file.startsWith(LIBRARY) && !file.slice(LIBRARY.length).includes("/");
}

/** @param {string} file in the library */
function folderOf(file) {
  return file.slice(LIBRARY.length).split("/")[0] ?? "";
}

/**
 * Follows what a visitor's code loads, also through files in between, to what must stay away.
 * @param {Tree} tree
 * @param {Edge[]} edges
 */
function findLeaks({ files, entries }, edges) {
  const starts = [...files.keys()].filter((file) => isVisitors(file) && !TEST.test(file));
  /** @type {Map<string, string>} the way to each file, by the file */
  const ways = new Map(starts.map((file) => [file, file]));
  const leaks = [];
  // A map may grow while it is walked through: the walk then takes in what was added.
  for (const [file, way] of ways) {
    for (const edge of edges.filter(({ from }) => from === file)) {
      const to = entries.get(edge.to) ?? edge.to;
      if (OWNER_ONLY.some((folder) => to.startsWith(folder))) {
        leaks.push(
          `${way}:${edge.line} imports ${to}: visitors would download, or see, what is the server's or the owner's.`,
        );
      } else if (!edge.isType && !ways.has(to)) {
        ways.set(to, `${way} → ${to}`);
      }
    }
  }
  return leaks;
}

/** @param {string} file */
function isVisitors(file) {
  return VISITOR.some((folder) => file.startsWith(folder));
}
