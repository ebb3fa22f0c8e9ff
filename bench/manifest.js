import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

const client = resolve(import.meta.dirname, "../site/dist/client");

/** The module that every page starts with, as the manifest names it. */
export const ENTRY = "site/client/main.ts";

/** @returns {Manifest} what the build made, by source */
export function readManifest() {
  return JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
}

/**
 * @param {string} file of the build, such as assets/main-12345678.js
 * @returns {number} its bytes in brotli, as the server sends it
 */
export function brotliBytes(file) {
  return statSync(join(client, `${file}.br`)).size;
}

/**
 * The chunks that come with one: itself, and all that it imports at once.
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {Set<string>} keys
 */
export function closureOf(manifest, key, seen = new Set([key])) {
  for (const next of manifest[key]?.imports ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    closureOf(manifest, next, seen);
  }
  return seen;
}
