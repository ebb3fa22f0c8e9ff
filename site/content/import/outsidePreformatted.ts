const KEPT = /<(pre|textarea|script|style)\b/gi;

/** Changes all of `html` but what stands in `pre` and the like, where text is as it was written. */
export function outsidePreformatted(html: string, change: (part: string) => string): string {
  // Elements that are never closed: looked for once, or many of them would take very long.
  const unclosed = new Set<string>();
  let written = "";
  let from = 0;
  for (const { index, 1: given = "" } of html.matchAll(KEPT)) {
    const name = given.toLowerCase();
    if (index < from || unclosed.has(name)) continue;
    const close = new RegExp(`</${name}`, "gi");
    close.lastIndex = index;
    const end = close.exec(html)?.index;
    if (end === undefined) {
      unclosed.add(name);
      continue;
    }
    written += change(html.slice(from, index)) + html.slice(index, end);
    from = end;
  }
  return written + change(html.slice(from));
}
