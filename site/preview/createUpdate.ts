import { readPageOptions } from "vitrine/runtime";
import { REACH_META } from "../content/admin/previewWire.ts";
import { createPageCopy } from "./createPageCopy.ts";
import { type FetchedPreview, fetchPreview } from "./fetchPreview.ts";
import { keepingPlace } from "./keepingPlace.ts";
import { patchPage } from "./patchPage.ts";

export type UpdateOptions = {
  readonly document: Document;
  /** Where the page itself is. */
  readonly address: string;
  /** Loads the page anew, for what cannot be changed in it. */
  readonly reload: () => void;
};

/**
 * Makes what brings a preview up to date; call it before anything on the page comes to life.
 * @returns settles once the page shows what was stored when it was called; rejects where that cannot be had
 */
export function createUpdate({ document, address, reload }: UpdateOptions): () => Promise<void> {
  const main = document.getElementById("content");
  const copy = main && createPageCopy(main);
  return async () => {
    const fetched = await fetchPreview(address);
    const next = fetched.page.getElementById("content");
    if (!main || !copy || !next || !isAlike(document, fetched.page)) return reload();
    await adoptHead(document, fetched);
    try {
      keepingPlace(main, () => patchPage(copy, next));
    } catch {
      reload();
    }
  };
}

/** Whether a page's language and policy are those of another: they hold for as long as it is there. */
function isAlike(one: Document, other: Document): boolean {
  const { lang, dir } = one.documentElement;
  const beside = other.documentElement;
  return lang === beside.lang && dir === beside.dir && reachOf(one) === reachOf(other);
}

function reachOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="${REACH_META}"]`)?.content;
}

/** What stands around the content and follows from it: title, styles, icons, what scripts are told. */
async function adoptHead(document: Document, { page, options }: FetchedPreview): Promise<void> {
  document.title = page.title;
  const style = document.head.querySelector("style");
  const text = page.head.querySelector("style")?.textContent ?? "";
  if (style && style.textContent !== text) style.textContent = text;
  for (const link of page.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    const known = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    if (!known.some(({ href }) => href === link.href))
      document.head.append(document.importNode(link));
  }
  const icons = document.querySelector("body > svg");
  for (const icon of page.querySelectorAll("body > svg > symbol")) {
    if (!document.getElementById(icon.id)) icons?.append(document.importNode(icon, true));
  }
  const { visitor: _visitor, ...told } = options;
  Object.assign(await readPageOptions(document), told);
}
