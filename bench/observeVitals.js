/**
 * What a page has seen of itself so far, times in milliseconds since it was asked for.
 * @typedef {object} Vitals
 * @property {number} firstPaint the first contentful paint, 0 where there was none
 * @property {number} largestPaint 0 where there was none
 * @property {{ start: number, duration: number }[]} tasks longer than 50 ms
 * @property {{ start: number, value: number }[]} shifts not caused by input
 */

/** @typedef {Window & { benchVitals?: Vitals }} Observed */

/** Runs in the page, before all else: begins to keep its vitals. */
export function observeVitals() {
  /** @type {Vitals} */
  const vitals = { firstPaint: 0, largestPaint: 0, tasks: [], shifts: [] };
  /** @type {Observed} */ (window).benchVitals = vitals;

  /** @type {(type: string, take: (entry: PerformanceEntry) => void) => void} */
  const observe = (type, take) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  };
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") vitals.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    vitals.largestPaint = startTime;
  });
  observe("longtask", ({ startTime, duration }) => {
    vitals.tasks.push({ start: startTime, duration });
  });
  observe("layout-shift", (entry) => {
    const shift = /** @type {PerformanceEntry & { value: number, hadRecentInput: boolean }} */ (
      entry
    );
    if (!shift.hadRecentInput) vitals.shifts.push({ start: shift.startTime, value: shift.value });
  });
}

/** Runs in the page: what was kept. */
export function takeVitals() {
  return /** @type {Observed} */ (window).benchVitals;
}
