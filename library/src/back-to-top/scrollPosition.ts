/**
 * Where the page stands on its way up.
 * @param from where it started, in CSS pixels
 * @param progress share of the time that has passed; beyond 0 to 1 it is held at the ends
 * @returns the position in CSS pixels: slow at both ends, fast between, as jQuery's "swing"
 */
export function scrollPosition(from: number, progress: number): number {
  const passed = Math.min(1, Math.max(0, progress));
  return from * (0.5 + Math.cos(passed * Math.PI) / 2);
}
