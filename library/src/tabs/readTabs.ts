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
 * The links of the first list in an element, each with what it leads to in that element; of an element
 * that is a list, with what it leads to beside the list. Nothing else on the page can become a panel.
 * Undefined where there is none; a link without such an element, or with one that another link has,
 * is named in one warning.
 */
export function readTabs(element: HTMLElement): TabSet | undefined {
  const isList = element.localName === "ul";
  const list = isList ? element : element.querySelector("ul");
  const scope = isList ? element.parentElement : element;
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>(":scope>li>a[href]") ?? [])];
  const found = new Map<HTMLElement, HTMLAnchorElement>();
  const others = links.filter((link) => {
    const panel = panelOf(scope, link);
    const isOwn = panel && !panel.contains(list) && !found.has(panel);
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

/** Ids that are there twice on the page mean the one beside the link. */
function panelOf(scope: Element | null, link: HTMLAnchorElement): HTMLElement | null | undefined {
  const { location, CSS } = windowOf(link);
  const written = link.getAttribute("href") ?? "";
  const [page = ""] = location.href.split("#");
  const id = idOf(placeIn(written.startsWith("#") ? written : link.href, page) ?? "");
  return scope?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
}
