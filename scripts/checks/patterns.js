/**
 * Checks that no text a visitor, a server or a page sends can make a regular expression of the
 * library slow: `node scripts/checks/patterns.js`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { findSlowPatterns } from "./findSlowPatterns.js";

const root = resolve(import.meta.dirname, "../..");
const places = readdirSync(join(root, "library/src"), { recursive: true, encoding: "utf8" })
  .filter((place) => /\.tsx?$/.test(place) && !/\.test\./.test(place))
  .map((place) => join("library/src", place));

const slow = places.flatMap((place) =>
  findSlowPatterns(place, readFileSync(join(root, place), "utf8")).map(
    ({ line, pattern, reason }) => `${place}:${line} ${pattern}: ${reason}.`,
  ),
);
for (const sentence of slow) console.error(sentence);
process.exitCode = slow.length > 0 ? 1 : 0;
