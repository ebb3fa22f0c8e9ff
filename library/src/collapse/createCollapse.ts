import { asButton } from "../browser/asButton.ts";
import { collapse } from "../browser/collapse.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { watchMenu } from "./watchMenu.ts";
import { watchSearch } from "./watchSearch.ts";

export type CollapseEffectOptions = {
  /** What the control is called where it has no name. Default "Search", or what the link beside it is. */
  readonly label: string;
};

/**
 * What opens and closes a part of a theme's page, within 350 ms, in the markup of Bootstrap's
 * collapse: the button of a phone's menu and the control of a search, which name that part by the
 * selector in `data-target`, and `.collapse-next`, beside its `.sf-dropdown-menu`. A menu and a
 * search close by Escape and Back, too, and the focus returns; a search opens with the focus in its field,
 * and closes by a click elsewhere.
 *
 * A control that is no button becomes one. The part keeps the class `in`, by which the theme's
 * stylesheet shows it: closed, it is hidden by us, so that it can move.
 *
 * State: `aria-expanded` on the control, and the theme's classes.
 */
export function createCollapse(
  element: HTMLElement,
  options: Partial<CollapseEffectOptions> = {},
): Stop {
  const { jQuery }: { jQuery?: { fn?: { collapse?: unknown } } } = windowOf(element) as object;
  if (jQuery?.fn?.collapse) {
    warn("collapse: Bootstrap runs on this page, and what it opens and closes is left to it.");
    return () => {};
  }
  const panel = panelOf(element);
  if (!panel) {
    warn(
      `${shortSelector(element)} opens nothing: what it names is not on the page, or has no class "collapse".`,
      element,
    );
    return () => {};
  }
  const isSearch = Boolean(panel.querySelector(".search-query"));
  const name = isSearch ? "Search" : element.parentElement?.querySelector("a")?.textContent?.trim();
  const watch = isSearch ? watchSearch : isNext(element) ? () => () => {} : watchMenu;
  const isOpen = panel.matches(".in");
  const restore = stopAll(
    rememberAttributes(element, ["class", "aria-expanded", "aria-label"]),
    rememberAttributes(panel, ["class"]),
    asButton(element),
  );
  if (!hasName(element)) element.ariaLabel = element.title || (options.label ?? name ?? "");
  let leave: Stop = () => {};
  const tell = (open: boolean): void => {
    element.classList.toggle("collapsed", !open);
    element.classList.toggle("toggle-active", open && isNext(element));
  };
  element.ariaExpanded = String(isOpen);
  const stop = collapse(element, panel, {
    onToggle(open) {
      tell(open);
      leave();
      leave = open ? watch(element, panel) : () => {};
    },
  });
  tell(isOpen);
  panel.classList.add("in");
  return stopAll(restore, stop, () => leave());
}

/** What themes mean to be opened and closed. */
const COLLAPSIBLE = ".collapse,.mobile_menu_collapse";

const isNext = (element: Element): boolean => element.matches(".collapse-next");

const hasName = ({ textContent, ariaLabel }: Element): boolean =>
  Boolean(textContent?.trim() || ariaLabel);

function panelOf(element: HTMLElement): HTMLElement | null | undefined {
  if (isNext(element)) return element.parentElement?.querySelector(":scope>.sf-dropdown-menu");
  try {
    const found = element.ownerDocument.querySelector<HTMLElement>(element.dataset.target ?? "");
    // Not whatever an author of a text may name: the page around it, say.
    return found?.matches(COLLAPSIBLE) ? found : null;
  } catch {
    // What its author wrote is no selector.
    return null;
  }
}
