import { linksIn } from "./linksIn.ts";
import { plainText } from "./plainText.ts";

/** Longer comments are cut, in characters: as much as visitors may write is far less. */
export const MAX_COMMENT_LENGTH = 20_000;

const BREAK = /<br\b[^<>]*>|<\/(?:p|div|li|blockquote|pre|h[1-6]|tr)\s*>/gi;

/**
 * HTML as text with its lines: no markup, entities resolved, at most one empty line in a row. Where
 * a link says something else than where it leads, its address stands behind it.
 */
export function plainLines(html: string, most = MAX_COMMENT_LENGTH): string {
  const text = withAddresses(html.slice(0, 10 * most))
    .replace(/\r\n?/g, "\n")
    .replace(BREAK, "$&\n")
    .split("\n")
    .map((line) => plainText(line, most))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Cs}$/u, "")}…`;
}

function withAddresses(html: string): string {
  let written = "";
  let from = 0;
  for (const { end, href, inside } of linksIn(html)) {
    const address = href.trim();
    if (!/^https?:\/\//i.test(address) || inside.includes(address)) continue;
    // Still HTML, as the words are.
    written += `${html.slice(from, end)} (${address})`;
    from = end;
  }
  return written + html.slice(from);
}
