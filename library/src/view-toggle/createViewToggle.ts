import { asButton, markChosen } from "../browser/asButton.ts";
import { isPlainClick } from "../browser/isPlainClick.ts";
import { listen } from "../browser/listen.ts";
import { prefersReducedMotion } from "../browser/motion.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { storage } from "../browser/storage.ts";
import { windowOf } from "../browser/windowOf.ts";
import { changedQuery } from "./changedQuery.ts";
import { glideFrom } from "./glideFrom.ts";

/** Milliseconds in which products glide from one view to the other (specification, section 9). */
export const VIEW_TRANSITION = 400;

/** How products are shown. */
export const VIEWS = ["grid", "list"] as const;

export type View = (typeof VIEWS)[number];

export type ViewToggleOptions = {
  /** What switches that have no name of their own are called. */
  readonly labels: Readonly<Record<View, string>>;
};

export const viewToggleDefaults: ViewToggleOptions = {
  labels: { grid: "Show as a grid", list: "Show as a list" },
};

const LISTS = ".kad_product_wrapper";
const AS_LIST = ["shopcolumn1", "tfsinglecolumn"];
const AS_GRID = "kt_force_grid_three";
const ACTIVE = "toggle_active";
const KEY = "vitrine.view";

/**
 * Switches the products of a page between grid and list, by `.toggle_grid` and `.toggle_list` within
 * this element. It begins as the markup says. Where both are links, they say how the choice stands in
 * the address, which is kept right, and with it the page's other links to the same list; all others
 * are made buttons, and the choice is remembered by the browser.
 */
export function createViewToggle(
  element: HTMLElement,
  options: Partial<ViewToggleOptions> = {},
): Stop {
  const view = windowOf(element);
  const { document, history, location } = view;
  const labels = { ...viewToggleDefaults.labels, ...options.labels };
  const switches = VIEWS.flatMap((name) =>
    [...element.querySelectorAll<HTMLElement>(`.toggle_${name}`)].map((control) => ({
      name,
      control,
    })),
  );
  const lists = [...document.querySelectorAll<HTMLElement>(LISTS)];
  const startsAsList = element.classList.contains("kt_product_toggle_container_list");
  const links = new Map(
    switches.flatMap(({ name, control }) =>
      control.matches("a[href]") ? [[name, (control as HTMLAnchorElement).href] as const] : [],
    ),
  );
  const [asGrid, asList] = VIEWS.map((name) => links.get(name));
  const undo: Stop[] = [];
  let glides: Stop[] = [];
  let current: View = isActive("list") || (startsAsList && !isActive("grid")) ? "list" : "grid";

  function isActive(name: View): boolean {
    return switches.some((one) => one.name === name && one.control.classList.contains(ACTIVE));
  }

  function mark(): void {
    for (const { name, control } of switches) {
      control.classList.toggle(ACTIVE, name === current);
      markChosen(control, name === current);
    }
  }

  function show(now: View): void {
    current = now;
    mark();
    for (const { classList } of lists) {
      for (const name of AS_LIST) classList.toggle(name, now === "list");
      if (startsAsList) classList.toggle(AS_GRID, now === "grid");
    }
  }

  /** As if the server had written the page so. */
  function writeAddresses(from: string, to: string): void {
    history.replaceState(history.state, "", changedQuery(location.href, from, to));
    for (const link of document.links as Iterable<HTMLAnchorElement>) {
      const isOfList = link.origin === location.origin && link.pathname === location.pathname;
      if (!isOfList || element.contains(link)) continue;
      undo.push(rememberAttributes(link, ["href"]));
      link.href = changedQuery(link.href, from, to);
    }
  }

  function choose(now: View): void {
    if (now === current) return;
    stopAll(...glides)();
    if (!prefersReducedMotion(view)) glides = lists.map((list) => glideFrom(list, VIEW_TRANSITION));
    show(now);
    if (!(asGrid && asList)) storage().set(KEY, now);
    else if (now === "list") writeAddresses(asGrid, asList);
    else writeAddresses(asList, asGrid);
  }

  const restore = [
    ...lists.map((list) => rememberAttributes(list, ["class"])),
    ...switches.map(({ control }) =>
      rememberAttributes(control, ["class", "aria-current", "aria-pressed", "aria-label"]),
    ),
  ];
  const stop = stopAll(
    ...restore,
    () => stopAll(...undo)(),
    () => stopAll(...glides)(),
    ...switches.map(({ control }) => asButton(control)),
    ...switches.map(({ name, control }) =>
      listen(control, {
        click: (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          choose(name);
        },
      }),
    ),
  );
  for (const { name, control } of switches) {
    const isNamed = control.title || control.ariaLabel || control.textContent?.trim();
    if (!isNamed) control.ariaLabel = labels[name];
  }
  const kept = asGrid && asList ? undefined : storage().get(KEY, Number.POSITIVE_INFINITY);
  const chosen = VIEWS.find((name) => name === kept);
  if (chosen && chosen !== current) show(chosen);
  else mark();
  return stop;
}
