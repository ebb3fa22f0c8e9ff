/**
 * @typedef {import("./readLedger.js").Row} Row
 * @typedef {import("./judge.js").Judgement} Judgement
 */

const HEAD = `# Conformance

Which rows of the specification's ledger (docs/ledger.tsv) a passing test observes. Written by
\`npm run conformance\` from the reports of the tests; do not edit it by hand.
`;

/**
 * The report as Markdown: a summary by area, then each area's rows with the tests that observe
 * them, those declared untestable, and those that are open.
 * @param {readonly Row[]} rows
 * @param {Pick<Judgement, "observed" | "untestable">} judgement
 * @returns {string}
 */
export function conformanceText(rows, judgement) {
  const areas = [...new Set(rows.map((row) => row.area))];
  const inArea = (/** @type {string} */ area) => rows.filter((row) => row.area === area);
  const summary = [
    "| area | rows | observed | declared untestable | open |",
    "|---|--:|--:|--:|--:|",
    ...areas.map((area) => summaryLine(area, inArea(area), judgement)),
    summaryLine("all", rows, judgement),
    "",
  ];
  const sections = areas.map((area) => section(area, inArea(area), judgement));
  return [HEAD, ...summary, sections.join("\n")].join("\n");
}

/**
 * The rows that a report of ours says are observed.
 * @param {string} markdown
 * @returns {Set<string>}
 */
export function readObserved(markdown) {
  return new Set(
    [...markdown.matchAll(/^- \[x\] \*\*([A-Z]{2}-\d{3})\*\* /gm)].map(([, id = ""]) => id),
  );
}

/**
 * @param {string} name
 * @param {readonly Row[]} rows
 * @param {Pick<Judgement, "observed" | "untestable">} judgement
 */
function summaryLine(name, rows, { observed, untestable }) {
  const seen = rows.filter(({ id }) => observed.has(id)).length;
  const declared = rows.filter(({ id }) => untestable.has(id)).length;
  return `| ${name} | ${rows.length} | ${seen} | ${declared} | ${rows.length - seen - declared} |`;
}

/**
 * @param {string} area
 * @param {readonly Row[]} rows
 * @param {Pick<Judgement, "observed" | "untestable">} judgement
 */
function section(area, rows, { observed, untestable }) {
  const seen = rows.flatMap((row) => {
    const tests = observed.get(row.id);
    if (!tests) return [];
    const lines = tests
      .map(({ title, file }) => `  - ${escapeMarkdown(title)} (\`${file}\`)`)
      .sort();
    return [`- [x] **${row.id}** ${escapeMarkdown(row.statement)}`, ...new Set(lines)];
  });
  const declared = rows.flatMap((row) => {
    const decision = untestable.get(row.id);
    return decision
      ? [`- [ ] **${row.id}** ${escapeMarkdown(row.statement)} (\`${decision}\`)`]
      : [];
  });
  const open = rows
    .filter(({ id }) => !observed.has(id) && !untestable.has(id))
    .map((row) => `- [ ] **${row.id}** ${escapeMarkdown(row.statement)} (${row.kind})`);
  const parts = [part("Observed", seen), part("Declared untestable", declared), part("Open", open)];
  return `## ${area}\n${parts.join("")}`;
}

/**
 * @param {string} title
 * @param {readonly string[]} lines
 */
function part(title, lines) {
  return lines.length > 0 ? `\n### ${title}\n\n${lines.join("\n")}\n` : "";
}

/** @param {string} text */
function escapeMarkdown(text) {
  return text.replace(/[\\`*_[\]<>|]/g, "\\$&").replace(/\s+/g, " ");
}
