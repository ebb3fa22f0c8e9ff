/**
 * @param {readonly number[]} values at least one, in any order
 * @returns {number} the one in the middle, or the mean of the two there
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)] ?? Number.NaN;
  const high = sorted[Math.ceil(middle)] ?? Number.NaN;
  return (low + high) / 2;
}
