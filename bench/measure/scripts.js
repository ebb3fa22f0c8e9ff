import { resolve } from "node:path";
import { bundleAlone } from "../bundleAlone.js";
import { brotliBytes, closureOf, ENTRY, readManifest } from "../manifest.js";

/** @typedef {import("../manifest.js").Manifest} Manifest */

const LIBRARY = resolve(import.meta.dirname, "../../library/src");

/** What has one budget together. */
const MOVING = [
  "sticky/createSticky",
  "entrance/createEntrance",
  "header/createSwitchingHeader",
  "parallax/createParallax",
  "jump-links/createJumpLink",
  "typing/createTyping",
];

/** What a list needs as its page opens: to be laid out, to be filtered, and to notice its end. */
const LISTS = [
  "grid/createGrid",
  "grid-filter/createGridFilter",
  "infinite-scroll/createInfiniteScroll",
];

/** What comes with what a visitor does, or an author has fade in. */
export const LISTS_LATER = ["grid/createFadeIn", "infinite-scroll/bringPages"];

/**
 * The runtime alone, the effects that move a page and those of lists together, what every page loads (both, and the register of all features), each
 * chunk that it may load later, a contact form with all its rules, and the one script for foreign pages.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export async function scripts() {
  const manifest = readManifest();
  const entry = closureOf(manifest, ENTRY);
  const later = [...reachable(manifest)].filter((key) => !entry.has(key)).sort();
  return [
    size("runtime alone", (await bundleAlone(`${LIBRARY}/runtime/start.ts`)).bytes),
    size("what moves, together", await movingBytes()),
    size("lists, as the page opens", await listBytes()),
    size("lists, with all that is used later", await listBytes(LISTS_LATER)),
    size("every page", bytesOf(manifest, entry)),
    ...later.map((key) => size(nameOf(key), bytesBeyond(manifest, key, entry))),
    size("contact form with all rules", contactFormBytes(manifest, entry)),
    size("vitrine.js for foreign pages", brotliBytes("vitrine.js")),
  ];
}

/**
 * What the effects that move a page cost one that has the runtime and all of them.
 * @returns {Promise<number>}
 */
export function movingBytes() {
  return bytesTogether(MOVING);
}

/**
 * What lists cost a page that has the runtime and all of them. What few visitors come to need, the
 * order of a grid and the way back to a list, is fetched apart and does not count.
 * @param {readonly string[]} [later] what they load beyond that with which they begin. Default nothing
 * @returns {Promise<number>}
 */
export function listBytes(later = /** @type {readonly string[]} */ ([])) {
  return bytesTogether([...LISTS, ...later]);
}

/** @param {readonly string[]} names */
async function bytesTogether(names) {
  const runtime = `${LIBRARY}/runtime/start.ts`;
  const effects = names.map((name) => `${LIBRARY}/${name}.ts`);
  const all = await bundleAlone(runtime, ...effects);
  return all.bytes - (await bundleAlone(runtime)).bytes;
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
