import { basename, dirname, resolve, sep } from "node:path";

const SOURCE = resolve(import.meta.dirname, "../../library/src");
const SHARED = resolve(SOURCE, "browser");

/**
 * Modules of library/src/browser that each feature takes along in its own file. They are small and
 * remember nothing by themselves, so that a page may hold several of each; what remembers (observers
 * that elements share) must be one. In files of their
 * own they would each be a request, asked for only when the feature's file has come.
 */
export const COPIED = [
  "accountFields",
  "adminBarHeight",
  "asButton",
  "bringOver",
  "cleanPage",
  "collapse",
  "consent",
  "countText",
  "coveredHeight",
  "createMovingPage",
  "createScrollHub",
  "createScrollRange",
  "debounce",
  "describeBy",
  "ensureId",
  "fadeIn",
  "fetchDocument",
  "filmAddress",
  "filmFrame",
  "fillIn",
  "findTarget",
  "focusPlace",
  "formBody",
  "glide",
  "gridEvents",
  "http",
  "httpError",
  "isMobileAgent",
  "isPlaceLink",
  "isSelector",
  "isWideWindow",
  "itemsOf",
  "keepBeside",
  "keptToasts",
  "measureBox",
  "motion",
  "nextPosition",
  "onWindowWidth",
  "overlayRequest",
  "pageQuery",
  "pixelsOf",
  "placeBeside",
  "placeIn",
  "plainText",
  "prefersReducedMotion",
  "rawStorage",
  "readCookie",
  "readJsonAttribute",
  "rememberFocus",
  "runningGrid",
  "screenType",
  "secretFields",
  "storage",
  "storageEntry",
  "styleOf",
  "toast",
  "toastMessage",
  "transitionTime",
  "values",
  "warnSetting",
  "watchDistance",
  "wordOf",
  "writeCookie",
];

/** Files of a folder's second feature: a copy that both of its features took would be a file of its own. */
const APART = ["grid/createFadeIn.ts", "header/createStickyHeader.ts", "header/stickHeader.ts"];

/** Where a module that was copied says for which feature. */
const COPY = "?of=";

/**
 * Gives each feature its own copy of these modules.
 * @returns {import("vite").Plugin}
 */
export function copyShared() {
  return {
    name: "vitrine-copy-shared",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: /^\.{1,2}\/.*\.ts$/ },
      handler(source, importer = "") {
        const [from = "", owner = featureOf(from)] = importer.split(COPY);
        const path = resolve(dirname(from), source);
        const isCopied = dirname(path) === SHARED && COPIED.includes(basename(path, ".ts"));
        if (isCopied && owner) return `${path}${COPY}${owner}`;
        // What a copy takes from its neighbours by "./" is no path that others would understand.
        return importer.includes(COPY) ? path : undefined;
      },
    },
  };
}

/** @param {string} file */
function featureOf(file) {
  const [first = "", ...rest] = file.startsWith(SOURCE)
    ? file.slice(SOURCE.length + 1).split(sep)
    : [];
  const path = [first, ...rest].join("/");
  if (rest.length === 0 || ["browser", "runtime"].includes(first)) return undefined;
  return APART.includes(path) ? path : first;
}
