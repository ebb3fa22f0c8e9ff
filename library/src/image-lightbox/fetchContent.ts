import { bringOver } from "../browser/bringOver.ts";
import { fetchDocument } from "../browser/fetchDocument.ts";
import { windowOf } from "../browser/windowOf.ts";
import { placeOf } from "./placeOf.ts";

/** What would change the page that it is put into, is for a head, or reaches others. */
const REFUSED = "style,link,meta,title,iframe,script";

/**
 * What a link's page holds, ready to be moved into this one: the part that the link names, else
 * what the page is about, else all of it. Only pages of this site are asked.
 * @throws where it does not come, or is not there
 */
export async function fetchContent(
  document: Document,
  href: string,
  signal: AbortSignal,
): Promise<Element> {
  const url = new URL(href, document.baseURI);
  if (url.origin !== windowOf(document).location.origin) {
    throw new Error("vitrine: content of another site is not shown in this one.");
  }
  const page = await fetchDocument(url, { signal });
  const content = url.hash.length > 1 ? placeOf(page, url.hash) : partOf(page);
  if (!content?.childNodes.length) throw new Error("vitrine: nothing is there to be shown.");
  const own = document.createElement("div");
  for (const element of content.querySelectorAll(REFUSED)) element.remove();
  bringOver([content], document);
  own.append(...content.childNodes);
  return own;
}

function partOf(page: Document): Element | null {
  return page.querySelector("main") ?? page.body;
}
