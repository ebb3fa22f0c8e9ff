import { ruleOf } from "./units.js";

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {import("./summarise.js").Figure} [figure] missing where it could not be measured
 * @property {import("./bars.js").Bar} [bar]
 * @property {import("./summarise.js").Figure} [committed]
 * @property {string} verdict
 */

const HEADINGS = ["figure", "median [min–max]", "bar", "committed", "verdict"];

/**
 * One table of all figures, a line each, its columns as wide as what stands in them.
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function table(rows) {
  const cells = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...cells.map((line) => (line[column] ?? "").length)),
  );
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

/** @param {Row} row */
function cellsOf({ name, figure, bar, committed, verdict }) {
  return [
    name,
    figure ? measured(figure) : "–",
    bar ? barText(bar) : "",
    committed ? withUnit(committed.median, committed.unit) : "",
    verdict,
  ];
}

/** @param {import("./summarise.js").Figure} figure */
function measured({ median, min, max, unit }) {
  const value = withUnit(median, unit);
  return min === max ? value : `${value} [${plain(min, unit)}–${plain(max, unit)}]`;
}

/** @param {import("./bars.js").Bar} bar */
function barText({ most, least, unit }) {
  return least === undefined ? `≤ ${withUnit(most ?? 0, unit)}` : `≥ ${withUnit(least, unit)}`;
}

/**
 * @param {number} value
 * @param {import("./units.js").Unit} unit
 */
function withUnit(value, unit) {
  return `${plain(value, unit)} ${unit}`;
}

/**
 * @param {number} value
 * @param {import("./units.js").Unit} unit
 */
function plain(value, unit) {
  const { digits } = ruleOf(unit);
  return value.toLocaleString("en", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
