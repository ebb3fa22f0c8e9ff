const KEPT = /<(pre|textarea|script|style)\b/gi;

/** Changes all of `html` but what stands in `pre` and the like, where text is as it was written. */
export function outsidePreformatted(html: string, change: (part: string) => string): string {
  const lower = html.toLowerCase();
  // Elements that are never closed: looked for once, or many of them would take very long.
  const unclosed = new Set<string>();
  let written = "";
  let from = 0;
  for (const { index, 1: name = "" } of html.matchAll(KEPT)) {
    const close = `</${name.toLowerCase()}`;
    if (index < from || unclosed.has(close)) continue;
    const end = lower.indexOf(close, index);
    if (end === -1) {
      unclosed.add(close);
      continue;
    }
    written += change(html.slice(from, index)) + html.slice(index, end);
    from = end;
  }
  return written + change(html.slice(from));
}
