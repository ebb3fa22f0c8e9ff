/**
 * @typedef {object} Bar
 * @property {string} figure the name of the figure, or a beginning of names that ends with *
 * @property {import("./units.js").Unit} unit
 * @property {number} [most]
 * @property {number} [least]
 */

/**
 * The budgets that the site is held to, brotli, 1 kB = 1,000 B. The first that fits a figure
 * counts. A median beyond its bar fails, whatever the noise.
 * @type {readonly Bar[]}
 */
export const BARS = [
  { figure: "script: runtime alone", unit: "B", most: 2500 },
  { figure: "script: effect contact-form", unit: "B", most: 12_000 },
  { figure: "script: contact form with all rules", unit: "B", most: 12_000 },
  { figure: "script: what moves, together", unit: "B", most: 8000 },
  { figure: "script: header, menu, back to top and entrances, together", unit: "B", most: 5000 },
  { figure: "script: lists, as the page opens", unit: "B", most: 6000 },
  // What brings the pages comes when the end of a list is near. See docs/decisions/0046.
  { figure: "script: lists, with all that is used later", unit: "B", most: 10_000 },
  // Held by the bar for all of what moves; each brings along what both share. See docs/decisions/0040.
  { figure: "script: effect sticky", unit: "B", most: 3900 },
  { figure: "script: effect parallax", unit: "B", most: 3200 },
  // With the dialog that all overlays stand on, and how they are left. See docs/decisions/0049.
  { figure: "script: effect builder-lightbox", unit: "B", most: 4000 },
  { figure: "script: effect collapse", unit: "B", most: 3300 },
  // See docs/decisions/0035.
  { figure: "script: effect autocomplete", unit: "B", most: 2600 },
  // With the layout of a grid. See docs/decisions/0045.
  { figure: "script: effect grid-filter", unit: "B", most: 3300 },
  { figure: "script: effect player", unit: "B", most: 6000 },
  { figure: "script: effect *", unit: "B", most: 2200 },
  { figure: "bytes: script, home", unit: "B", most: 9000 },
  { figure: "bytes: script, journal", unit: "B", most: 9000 },
  // With what opens its pictures. Lists and products load what they use.
  { figure: "bytes: script, post", unit: "B", most: 9500 },
  { figure: "bytes: inline script, *", unit: "B", most: 0 },
  { figure: "bytes: admin and editor, *", unit: "B", most: 0 },
  // See docs/decisions/0022.
  { figure: "script: every page", unit: "B", most: 5450 },
  { figure: "contact form: usable after first touch, *", unit: "ms", most: 50 },
  { figure: "contact form: a change judged*", unit: "ms", most: 1 },
  { figure: "contact form: rule checks", unit: "/s", least: 2_000_000 },
  { figure: "contact form: validator and rules", unit: "B", most: 3000 },
  { figure: "vitals: CLS, *", unit: "CLS", most: 0 },
  { figure: "vitals: TBT, *", unit: "ms", most: 50 },
  { figure: "lighthouse: performance, *", unit: "score", least: 97 },
  { figure: "lighthouse: accessibility, *", unit: "score", least: 100 },
  { figure: "lighthouse: best-practices, *", unit: "score", least: 100 },
  { figure: "lighthouse: seo, *", unit: "score", least: 100 },
  { figure: "lighthouse: LCP, text page, *", unit: "ms", most: 1200 },
  { figure: "lighthouse: LCP, picture page, *", unit: "ms", most: 1600 },
  { figure: "admin: first load, *", unit: "B", most: 250_000 },
  { figure: "admin: next page of 10,000 rows, *", unit: "ms", most: 150 },
  { figure: "forms: submissions, embedded", unit: "/s", least: 500 },
  { figure: "forms: answered at 500 a second, p99", unit: "ms", most: 50 },
  { figure: "forms: memory after 50,000 more", unit: "MB", most: 30 },
  { figure: "forms: memory for a file of 25 MB", unit: "MB", most: 30 },
  { figure: "inbox of 100,000: page*", unit: "ms", most: 150 },
  { figure: "inbox of 100,000: search*", unit: "ms", most: 200 },
  { figure: "inbox of 100,000: the whole table, embedded", unit: "ms", most: 10_000 },
  { figure: "inbox of 100,000: memory of the whole table, embedded", unit: "MB", most: 50 },
  { figure: "editor: a key, 200 blocks, *", unit: "ms", most: 16 },
  { figure: "editor: the slowest key, 200 blocks, *", unit: "ms", most: 16 },
  { figure: "preview: updated after a pause, *", unit: "ms", most: 200 },
  { figure: "import: 500 MB, embedded", unit: "ms", most: 600_000 },
  { figure: "import: memory above idle", unit: "MB", most: 150 },
  { figure: "first byte: list*", unit: "ms", most: 50 },
  { figure: "first byte: *", unit: "ms", most: 80 },
  {
    figure: "scroll: script above no script, dense without timelines",
    unit: "ms/frame",
    most: 0.5,
  },
  { figure: "scroll: script above no script, *", unit: "ms/frame", most: 0.05 },
  { figure: "scroll: script, *", unit: "ms/frame", most: 0.5 },
  { figure: "scroll: task, *", unit: "ms/frame", most: 6 },
  { figure: "scroll: frames, *", unit: "fps", least: 57 },
  { figure: "effects: 1,000 start", unit: "ms", most: 50 },
  { figure: "grid: filter 1,000 items, *", unit: "ms", most: 100 },
  { figure: "server: cached page", unit: "/s", least: 20_000 },
  { figure: "server: two servers against one", unit: "gain", least: 1.8 },
  { figure: "server: rendered page, embedded", unit: "/s", least: 500 },
  { figure: "server: rendered page, PostgreSQL", unit: "/s", least: 1000 },
  { figure: "restore of 100,000 documents, *", unit: "ms", most: 60_000 },
  { figure: "import: 10,000 products*", unit: "ms", most: 60_000 },
  { figure: "import: memory above idle, *", unit: "MB", most: 150 },
  { figure: "start: warm", unit: "ms", most: 3000 },
  { figure: "start: fresh clone to first page", unit: "ms", most: 60_000 },
  { figure: "media: memory for a film of 200 MB", unit: "MB", most: 30 },
  { figure: "memory: minute 5", unit: "MB", most: 500 },
  { figure: "memory: minute 20", unit: "MB", most: 500 },
  { figure: "memory: minute 20 against minute 5", unit: "x", most: 1.05 },
];

/**
 * @param {string} name of a figure
 * @param {readonly Bar[]} [bars]
 * @returns {Bar | undefined} the bar it is held to, where there is one
 */
export function barOf(name, bars = BARS) {
  return bars.find(({ figure }) =>
    figure.endsWith("*") ? name.startsWith(figure.slice(0, -1)) : name === figure,
  );
}

/**
 * @param {number} value
 * @param {Bar} bar
 */
export function isBeyond(
  value,
  { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY },
) {
  return !(value <= most && value >= least);
}
