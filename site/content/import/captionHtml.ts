import { escapeHtml } from "./escapeHtml.ts";
import { plainText } from "./plainText.ts";
import type { Shortcode } from "./splitShortcodes.ts";

const PICTURE = /^\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)/i;

/** `[caption]`: a picture, in a link or not, and the words below it. */
export function captionHtml({ attributes, content }: Shortcode): string {
  const [, picture] = PICTURE.exec(content) ?? [];
  if (picture === undefined) return content;
  const words =
    content.replace(PICTURE, "").trim() || escapeHtml(plainText(attributes.caption ?? ""));
  const width = /^\d{1,4}$/.exec(attributes.width ?? "")?.[0];
  const align =
    /^align(?:left|right|center|none)$/.exec(attributes.align ?? "")?.[0] ?? "alignnone";
  const id = /^[\w-]{1,100}$/.exec(attributes.id ?? "")?.[0];
  const opening = `<figure${id ? ` id="${id}"` : ""} class="wp-caption ${align}"${width ? ` style="max-width:${width}px"` : ""}>`;
  return `${opening}${picture}${words && `<figcaption class="wp-caption-text">${words}</figcaption>`}</figure>`;
}
