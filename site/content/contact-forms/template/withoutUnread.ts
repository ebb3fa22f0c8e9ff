/** What is for no reader, by what opens it, and where each ends. */
const UNREAD = /<(!--|script\b|style\b)/gi;
const ENDS: Readonly<Record<string, RegExp>> = {
  "!--": /-->/g,
  script: /<\/script\s*>/gi,
  style: /<\/style\s*>/gi,
};

/** HTML with blanks for comments, scripts and style sheets: all else stays where it is. */
export function withoutUnread(html: string): string {
  // What is never closed: looked for once, or many of them would take very long.
  const endless = new Set<string>();
  let written = "";
  let from = 0;
  for (const { index, 0: opening, 1: given = "" } of html.matchAll(UNREAD)) {
    const name = given.toLowerCase();
    const end = ENDS[name];
    if (!end || index < from || endless.has(name)) continue;
    end.lastIndex = index + opening.length;
    if (end.test(html)) {
      written += html.slice(from, index) + html.slice(index, end.lastIndex).replace(/[^\n]/g, " ");
      from = end.lastIndex;
    } else endless.add(name);
  }
  return written + html.slice(from);
}
