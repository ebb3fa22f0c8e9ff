import { resolve } from "node:path";
import { bundleAlone } from "../bundleAlone.js";
import { brotliBytes, closureOf, ENTRY, readManifest } from "../manifest.js";

/** @typedef {import("../manifest.js").Manifest} Manifest */

const LIBRARY = resolve(import.meta.dirname, "../../library/src");

const LISTS = [
  "grid/createGrid",
  "grid-filter/createGridFilter",
  "infinite-scroll/createInfiniteScroll",
];

/**
 * Features that have one budget together, by the name of their figure. What few visitors come to
 * need, such as the order of a grid and the way back to a list, is fetched apart and does not count.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const TOGETHER = {
  "what moves, together": [
    "sticky/createSticky",
    "entrance/createEntrance",
    "header/createSwitchingHeader",
    "parallax/createParallax",
    "jump-links/createJumpLink",
    "typing/createTyping",
  ],
  "header, menu, back to top and entrances, together": [
    "header/createStickyHeader",
    "menu/createMenu",
    "back-to-top/createBackToTop",
    "entrance/createEntrance",
  ],
  "lists, as the page opens": LISTS,
  // What comes with what a visitor does, or an author has fade in.
  "lists, with all that is used later": [
    ...LISTS,
    "grid/createFadeIn",
    "infinite-scroll/bringPages",
  ],
};

/**
 * The runtime alone, features that have one budget together, what every page loads (the runtime and
 * the register of all features), each chunk that it may load later, a contact form with all its
 * rules, and the one script for foreign pages.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export async function scripts() {
  const manifest = readManifest();
  const entry = closureOf(manifest, ENTRY);
  const later = [...reachable(manifest)].filter((key) => !entry.has(key)).sort();
  return [
    size("runtime alone", (await bundleAlone(`${LIBRARY}/runtime/start.ts`)).bytes),
    ...(await sizesTogether()),
    size("every page", bytesOf(manifest, entry)),
    ...later.map((key) => size(nameOf(key), bytesBeyond(manifest, key, entry))),
    size("contact form with all rules", contactFormBytes(manifest, entry)),
    size("vitrine.js for foreign pages", brotliBytes("vitrine.js")),
  ];
}

/**
 * What features that have one budget together cost a page that has the runtime and all of them.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function sizesTogether() {
  const runtime = `${LIBRARY}/runtime/start.ts`;
  return Promise.all(
    Object.entries(TOGETHER).map(async ([name, features]) => {
      const files = features.map((feature) => `${LIBRARY}/${feature}.ts`);
      const [all, alone] = await Promise.all([
        bundleAlone(runtime, ...files),
        bundleAlone(runtime),
      ]);
      return size(name, all.bytes - alone.bytes);
    }),
  );
}

/**
 * @param {Manifest} manifest
 * @returns {Set<string>} every chunk that a page may come to load
 */
function reachable(manifest, key = ENTRY, seen = new Set([ENTRY])) {
  for (const next of manifest[key]?.dynamicImports ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachable(manifest, next, seen);
  }
  return seen;
}

/**
 * What a chunk costs a page that has the runtime; React, which all islands share, is counted
 * by itself.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} entry
 */
function bytesBeyond(manifest, key, entry) {
  const keys = [...closureOf(manifest, key)];
  return bytesOf(
    manifest,
    keys.filter((one) => !entry.has(one) && (one === key || !isReact(one))),
  );
}

/**
 * A contact form loads its engine when it is touched, and right after it what judges.
 * @param {Manifest} manifest
 * @param {Set<string>} entry
 */
function contactFormBytes(manifest, entry) {
  return ["createContactForm", "validate"]
    .map((name) => bytesBeyond(manifest, `library/src/contact-form/${name}.ts`, entry))
    .reduce((sum, bytes) => sum + bytes);
}

/**
 * @param {Manifest} manifest
 * @param {Iterable<string>} keys
 */
function bytesOf(manifest, keys) {
  return [...keys].reduce((sum, key) => sum + brotliBytes(manifest[key]?.file ?? ""), 0);
}

/** @param {string} key such as library/src/toast/createToast.ts or _react-12345678.js */
function nameOf(key) {
  if (isReact(key)) return "React and the mount of islands";
  const [, feature, file] = /^library\/src\/(?:([^/]+)\/)?.*?([^/]+)\.tsx?$/.exec(key) ?? [];
  if (file === "index") return `island ${feature}`;
  const isEffect = file?.toLowerCase() === `create${feature?.replaceAll("-", "")}`;
  return isEffect ? `effect ${feature}` : `on need ${file ?? key}`;
}

/** @param {string} key */
function isReact(key) {
  return key.startsWith("_react-");
}

/**
 * @param {string} name
 * @param {number} bytes
 * @returns {import("../summarise.js").Sample}
 */
function size(name, bytes) {
  return { name: `script: ${name}`, unit: "B", values: [bytes] };
}
