import scslre from "scslre";
import { parseSync } from "vite";

/** @typedef {{ pattern: string, line: number, reason: string }} SlowPattern */

/**
 * The regular expressions of a source that some text can make slow: whose time grows faster than
 * the text is long. Those built from strings at run time are not seen; lint has no way to know them.
 * @param {string} file its name, which says the language
 * @param {string} source
 * @returns {SlowPattern[]}
 */
export function findSlowPatterns(file, source) {
  /** @type {SlowPattern[]} */
  const found = [];
  visit(parseSync(file, source).program, ({ regex, start }) => {
    const { reports } = scslre.analyse({ source: regex.pattern, flags: regex.flags });
    const [worst] = reports.sort((a, b) => Number(b.exponential) - Number(a.exponential));
    if (!worst) return;
    const line = source.slice(0, start).split("\n").length;
    const growth = worst.exponential ? "doubles with each character" : "grows with its square";
    found.push({
      pattern: `/${regex.pattern}/${regex.flags}`,
      line,
      reason: `some text makes it slow: its time ${growth}`,
    });
  });
  return found;
}

/**
 * @param {unknown} node
 * @param {(literal: { regex: { pattern: string, flags: string }, start: number }) => void} tell
 */
function visit(node, tell) {
  if (typeof node !== "object" || node === null) return;
  if ("regex" in node && node.regex) tell(/** @type {Parameters<typeof tell>[0]} */ (node));
  for (const child of Object.values(node)) visit(child, tell);
}
