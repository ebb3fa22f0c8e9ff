/**
 * The place of the option that an arrow key leads to; -1 is the field itself, which comes after the
 * last option and before the first.
 * @param active the place that is active now
 */
export function nextOption(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
