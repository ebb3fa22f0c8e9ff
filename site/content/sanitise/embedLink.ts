import type { Attributes } from "./cleanAttributes.ts";

/** Stands for an embed while the markup is being written; never reaches a page. */
export const EMBED_TAG = "v-embed";

/**
 * A frame of another site becomes a link to what it would show, since players and maps of others
 * wait for the visitor's consent:
 * `<a class="embed" href data-embed-src data-embed-width? data-embed-height?>label</a>`.
 * @returns the placeholder's attributes; undefined where the frame has no http(s) address
 */
export function embedAttributes(frame: Attributes): Attributes | undefined {
  const address = [frame.src, frame["data-src"]].map(absolute).find((one) => one !== undefined);
  if (!address) return undefined;
  const { width, height, title } = frame;
  const label = title?.trim() || `Embedded content from ${address.hostname}`;
  return {
    href: address.href,
    "data-embed-src": address.href,
    ...(pixels(width) && { "data-embed-width": pixels(width) }),
    ...(pixels(height) && { "data-embed-height": pixels(height) }),
    "data-embed-label": label,
  };
}

/** Writes the placeholders in sanitised markup as links. */
export function writeEmbedLinks(html: string): string {
  // No attribute value holds < or > any more, so a tag ends at its first >.
  return html.replace(
    /<v-embed ([^>]*) data-embed-label="([^"]*)" \/>/g,
    '<a class="embed" $1>$2</a>',
  );
}

function absolute(address = ""): URL | undefined {
  const text = address.trim().replace(/^\/\//, "https://");
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text);
}

function pixels(size = ""): string {
  return /^\s*(\d{1,5})(?:px)?\s*$/.exec(size)?.[1] ?? "";
}
