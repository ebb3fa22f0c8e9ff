import type { LinkedText } from "vitrine/contact-form";
import { linksIn } from "../../import/linksIn.ts";
import { plainText } from "../../import/plainText.ts";
import { SAFE_ADDRESS } from "../formPatterns.ts";

/** HTML as a text with links; all other markup goes. */
export function linkedText(html: string): LinkedText {
  const parts: (string | { text: string; href: string })[] = [];
  let from = 0;
  for (const { start, end, href: written, inside } of linksIn(html)) {
    const href = plainText(written, 2000);
    const text = plainText(inside, 400);
    if (text === "" || !SAFE_ADDRESS.test(href)) continue;
    parts.push(spaced(html.slice(from, start)), { text, href });
    from = end;
  }
  parts.push(spaced(html.slice(from)));
  const shown = parts.filter((part) => part !== "");
  const [only = ""] = shown;
  return shown.length <= 1 && typeof only === "string" ? only.trim() : shown;
}

/** Plain text with the blanks at its ends, which part it from a link. */
function spaced(html: string): string {
  const text = plainText(html, 4000);
  if (text === "") return /\s/.test(html) ? " " : "";
  return `${/^\s/.test(html) ? " " : ""}${text}${/\s$/.test(html) ? " " : ""}`;
}
