import { escapeHtml } from "../../content/import/escapeHtml.ts";
import { plainText } from "../../content/import/plainText.ts";

/** Lines of preformatted text that are longer may be wider than a narrow screen. */
const NARROW_LINE = 30;

/** A row of more cells than this may be wider than a narrow screen, and so may a longer word. */
const NARROW_CELLS = 3;
const NARROW_WORD = 20;

/**
 * Lets keys scroll what may be wider than its place: preformatted text with long lines, and tables.
 * These get a frame in which they scroll; that of a wide one has a name, its caption or that of the
 * figure around it.
 * @param html as sanitiseHtml() writes it: every element closed
 * @param unnamed what a table without a caption is called
 */
export function frameWide(html: string, unnamed: string): string {
  return framedTables(focusablePre(html), unnamed);
}

function focusablePre(html: string): string {
  return replaceElements(html, "pre", (pre) => {
    const [opening = ""] = /^<[^>]*>/.exec(pre) ?? [];
    const lines = pre.replace(/<[^>]*>/g, "").split("\n");
    const isLong = lines.some(({ length }) => length > NARROW_LINE);
    if (!isLong || opening.includes(" tabindex=")) return pre;
    return `${opening.slice(0, -1)} tabindex="0">${pre.slice(opening.length)}`;
  });
}

function framedTables(html: string, unnamed: string): string {
  return replaceElements(html, "table", (table, end) => {
    const name = isWide(table) ? captionOf(table, html.slice(end)) || unnamed : "";
    const region = name && ` role="region" tabindex="0" aria-label="${escapeHtml(name)}"`;
    return `<div class="table-frame"${region}>${table}</div>`;
  });
}

/** Writes elements of this name anew that stand in no other such one; `write` is told where each ends. */
function replaceElements(
  html: string,
  name: "pre" | "table",
  write: (element: string, end: number) => string,
): string {
  let written = "";
  let from = 0;
  let depth = 0;
  let start = 0;
  for (const { index, 0: tag, 1: slash } of html.matchAll(
    new RegExp(`<(/?)${name}\\b[^>]*>`, "g"),
  )) {
    if (!slash && depth === 0) start = index;
    depth += slash ? -1 : 1;
    if (depth !== 0) continue;
    const end = index + tag.length;
    written += html.slice(from, start) + write(html.slice(start, end), end);
    from = end;
  }
  return written + html.slice(from);
}

function isWide(table: string): boolean {
  const rows = table.split("<tr").map((row) => row.match(/<t[dh]\b/g)?.length ?? 0);
  const words = table.replace(/<[^>]*>/g, " ").split(/\s+/);
  return (
    rows.some((cells) => cells > NARROW_CELLS) || words.some(({ length }) => length > NARROW_WORD)
  );
}

function captionOf(table: string, after: string): string {
  const [, own] = /<caption\b[^>]*>(.*?)<\/caption>/s.exec(table) ?? [];
  const [, figures] = /^\s*<figcaption\b[^>]*>(.*?)<\/figcaption>/s.exec(after) ?? [];
  return plainText(own ?? figures ?? "", 200);
}
