/**
 * One ink printed over another: light passes through both, so their colours multiply.
 * @param {string} below as #rrggbb
 * @param {string} above as #rrggbb
 */
export function overprint(below, above) {
  const [lower, upper] = [channels(below), channels(above)];
  return hex(lower.map((value, index) => (value * (upper[index] ?? 255)) / 255));
}

/**
 * A colour on the straight way from one to another.
 * @param {string} from as #rrggbb
 * @param {string} to as #rrggbb
 * @param {number} amount 0 is the first, 1 the second
 */
export function blend(from, to, amount) {
  const end = channels(to);
  return hex(channels(from).map((value, index) => value + ((end[index] ?? 0) - value) * amount));
}

/** @param {string} colour */
function channels(colour) {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** @param {readonly number[]} values */
function hex(values) {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
