/**
 * A style sheet or media query as where less motion is preferred: a condition that always holds stands
 * for "reduce", and one that never does for "no-preference". No page can say what its device prefers.
 */
export function withLessMotion(text: string): string {
  return text
    .replace(/\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/gi, "(min-width:0)")
    .replace(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/gi, "(max-width:0)");
}
