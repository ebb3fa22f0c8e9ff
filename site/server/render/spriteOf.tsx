import { renderToStaticMarkup } from "react-dom/server";
import { IconSprite } from "../../pages/IconSprite.tsx";
import type { IconName } from "../../pages/icons.tsx";

/** By the names of its icons; few pages differ in them. */
const drawn = new Map<string, string>();

/** The sprite of a page's icons as HTML, drawn once for all pages that show the same. */
export function spriteOf(icons: ReadonlySet<IconName>): string {
  if (icons.size === 0) return "";
  const names = [...icons].sort();
  const key = names.join();
  const before = drawn.get(key);
  if (before !== undefined) return before;
  const html = renderToStaticMarkup(<IconSprite names={names} />);
  drawn.set(key, html);
  return html;
}
