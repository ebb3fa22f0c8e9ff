import { outsidePreformatted } from "./outsidePreformatted.ts";

const BLOCK = [
  ...["address", "article", "aside", "blockquote", "caption", "center", "col", "colgroup", "dd"],
  ...["details", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h[1-6]"],
  ...["header", "hr", "legend", "li", "main", "menu", "nav", "object", "ol", "p", "pre", "script"],
  ...["section", "style", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul"],
  ...["video", "audio"],
].join("|");
const OPENS = new RegExp(`<(?:${BLOCK})\\b[^<>]*>`, "gi");
const CLOSES = new RegExp(`</(?:${BLOCK})\\s*>|<hr\\b[^<>]*>`, "gi");
const CHUNK = new RegExp(`^(<(${BLOCK})\\b[^<>]*>)?([\\s\\S]*?)(</(?:${BLOCK})\\s*>)?$`, "i");

/** In these, a part between blank lines is a paragraph of its own. */
const HOLDS_PARAGRAPHS =
  /^(?:blockquote|article|aside|div|section|main|header|footer|details|dd|li|td|form)$/i;

/** Between these, line breaks only lay out the source. */
const NO_TEXT =
  /^(?:ul|ol|menu|dl|table|thead|tbody|tfoot|tr|colgroup|figure|video|audio|object)$/i;

/**
 * Marks up text as the classic editor stored it: a blank line parts paragraphs, a single line end is
 * a line break, and block elements stand for themselves.
 */
export function paragraphs(html: string): string {
  return outsidePreformatted(html.replace(/\r\n?/g, "\n"), (part) =>
    part
      .replace(OPENS, "\n\n$&")
      .replace(CLOSES, "$&\n\n")
      .split(/\n\s*\n/)
      .map((chunk) => chunkHtml(chunk.trim()))
      .filter(Boolean)
      .join("\n"),
  );
}

function chunkHtml(chunk: string): string {
  const [, open = "", name = "", inner = "", close = ""] = CHUNK.exec(chunk) ?? [];
  const text = inner.trim();
  if (text === "" || NO_TEXT.test(name)) return chunk;
  if (open === "" && close === "") return `<p>${withBreaks(text)}</p>`;
  const spansChunks = (open === "") !== (close === "");
  const isParagraph =
    /^blockquote$/i.test(name) || (spansChunks && HOLDS_PARAGRAPHS.test(name || nameOf(close)));
  return open + (isParagraph ? `<p>${withBreaks(text)}</p>` : withBreaks(text)) + close;
}

function nameOf(close: string): string {
  return close.replace(/[<>/\s]/g, "");
}

/** Line ends outside of tags become line breaks, unless there is one already. */
function withBreaks(text: string): string {
  return text
    .split(/(<[^<>]*>)/)
    .map((part, index, parts) => {
      if (index % 2 === 1) return part;
      const lines = part
        .split("\n")
        .map((line, at, all) => (at < all.length - 1 ? line.trimEnd() : line));
      const afterBreak = lines[0] === "" && /^<br\b/i.test(parts[index - 1] ?? "");
      return afterBreak ? ["", lines.slice(1).join("<br />\n")].join("\n") : lines.join("<br />\n");
    })
    .join("");
}
