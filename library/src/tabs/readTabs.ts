import { idOf, placeIn } from "../browser/placeIn.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";

/** A link that is a tab, and what it shows. */
export type Tab = { readonly link: HTMLAnchorElement; readonly panel: HTMLElement };

export type TabSet = {
  readonly list: HTMLElement;
  readonly tabs: readonly Tab[];
  /** Links that lead to no panel of their own. */
  readonly others: readonly HTMLAnchorElement[];
};

/**
 * The links of the first list in an element, or of the list that it is, each with the element on
 * this page that it leads to. Undefined where there is none; a link without such an element, or with
 * one that another link has, is named in one warning.
 */
export function readTabs(element: HTMLElement): TabSet | undefined {
  const list = element.localName === "ul" ? element : element.querySelector("ul");
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>(":scope>li>a[href]") ?? [])];
  const found = new Map<HTMLElement, HTMLAnchorElement>();
  const others = links.filter((link) => {
    const panel = panelOf(element, link);
    const isOwn = panel && panel !== list && !panel.contains(list) && !found.has(panel);
    if (isOwn) found.set(panel, link);
    else {
      warn(
        `tabs: ${shortSelector(element)} has no panel for "${link.getAttribute("href")}". Give it the id that the link names.`,
        link,
      );
    }
    return !isOwn;
  });
  const tabs = [...found].map(([panel, link]) => ({ link, panel }));
  return list && tabs.length > 0 ? { list, tabs, others } : undefined;
}

/** Ids that are there twice mean the one beside the link. */
function panelOf(element: HTMLElement, link: HTMLAnchorElement): HTMLElement | null {
  const { document, location, CSS } = windowOf(element);
  const written = link.getAttribute("href") ?? "";
  const [page = ""] = location.href.split("#");
  const id = idOf(placeIn(written.startsWith("#") ? written : link.href, page) ?? "");
  return (
    element.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`) ?? document.getElementById(id)
  );
}
