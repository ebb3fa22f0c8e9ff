import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Hostile strings of public lists, each once; LICENSES.md says whose they are. */
export const publicInjections: readonly string[] = [
  ...new Set(
    ["html-purify", "dompurify", "html5lib-sanitizer", "xss-filters"].flatMap(readStrings),
  ),
];

/** Broken markup, by which parsers are tested for reading it as browsers do. */
export const publicBrokenMarkup: readonly string[] = readStrings("html5lib-broken");

function readStrings(name: string): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, `${name}.json`), "utf8");
  return (JSON.parse(text) as { strings: string[] }).strings;
}
