import { asButton, markChosen } from "../browser/asButton.ts";
import type { CountLabels } from "../browser/countText.ts";
import { GRID_EVENT, type GridEventDetail } from "../browser/gridEvents.ts";
import { isPlainClick } from "../browser/isPlainClick.ts";
import { listen } from "../browser/listen.ts";
import { nextFrame } from "../browser/nextFrame.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { ALL } from "./createArrangement.ts";
import { createGridStatus } from "./createGridStatus.ts";
import { addressName, setChoice } from "./gridAddress.ts";
import { arrange } from "./gridOf.ts";

export type GridFilterOptions = {
  /** Texts in place of the English ones. */
  readonly labels: Partial<CountLabels>;
};

/** What can be chosen: by which attribute, under which name in the address. */
const KINDS = [
  { key: "filter", attribute: "data-filter", parameter: "filter", none: ALL },
  { key: "by", attribute: "data-sort-by", parameter: "sort", none: "" },
] as const;

type Kind = (typeof KINDS)[number];
type Chosen = Record<Kind["key"], string>;

/** Under this name an entry of the history keeps how far the page was scrolled, in CSS pixels. */
const SCROLL = "vitrineScroll";

/**
 * Lets visitors filter and sort a grid by the links and buttons that name a filter in `data-filter`
 * or an order in `data-sort-by`: those of `#filters` in the same `.main`, as the theme has them, and
 * those within what names the grid's id in `data-grid-filter`. What is chosen stands in the address;
 * who opens that address finds it chosen, and Back brings the one before and the place on the page.
 */
export function createGridFilter(
  element: HTMLElement,
  { labels = {} }: Partial<GridFilterOptions> = {},
): Stop {
  const view = windowOf(element);
  const { history, location } = view;
  const lists = listsOf(element);
  const status = createGridStatus(element, labels);
  const suffix = suffixOf(element);
  const arrangement = arrange(element);
  const chosen: Chosen = { filter: ALL, by: "" };
  let stopFrame: Stop = () => {};

  const controls = ({ attribute }: Kind): HTMLElement[] =>
    lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>(`[${attribute}]`)]);
  const wordOf = (control: Element, { attribute }: Kind): string =>
    control.getAttribute(attribute) ?? "";

  /** What a control's choice is called in the address; "" for what holds without one. */
  function nameOf(control: HTMLElement, kind: Kind): string {
    const value = wordOf(control, kind);
    const own = control.getAttribute("href") ?? "";
    return value === kind.none ? "" : addressName(own, kind.parameter + suffix) || value;
  }

  function mark(): void {
    for (const kind of KINDS) {
      for (const control of controls(kind)) {
        const isChosen = wordOf(control, kind) === chosen[kind.key];
        markChosen(control, isChosen);
        if (control.closest("#options .option-set")) control.classList.toggle("selected", isChosen);
      }
    }
  }

  function choose(now: Partial<Chosen>, how: "asked" | "back" | "start"): void {
    const { filter, by } = now;
    Object.assign(chosen, now);
    mark();
    if (by !== undefined) arrangement.sort(by);
    if (filter !== undefined) {
      status.show(arrangement.filter(filter, how === "start"), how === "asked");
    }
  }

  /** What the address chooses and is not chosen yet; undefined where that is nothing. */
  function readAddress(): Partial<Chosen> | undefined {
    const changes = KINDS.flatMap((kind) => {
      const name = addressName(location.href, kind.parameter + suffix);
      const control = name && controls(kind).find((one) => nameOf(one, kind) === name);
      const value = control ? wordOf(control, kind) : kind.none;
      return value === chosen[kind.key] ? [] : [[kind.key, value]];
    });
    return changes.length > 0 ? Object.fromEntries(changes) : undefined;
  }

  function click(event: MouseEvent): void {
    const at = event.target as Element;
    for (const kind of KINDS) {
      const control = at.closest<HTMLElement>(`[${kind.attribute}]`);
      if (!control || !isPlainClick(event)) continue;
      event.preventDefault();
      const value = wordOf(control, kind);
      if (value === chosen[kind.key]) return;
      history.replaceState({ ...history.state, [SCROLL]: view.scrollY }, "");
      const address = new URL(location.href);
      setChoice(address, kind.parameter + suffix, nameOf(control, kind));
      // Nothing of the state: an entry of what is open over the page would go when that closes.
      history.pushState(null, "", address);
      choose({ [kind.key]: value }, "asked");
    }
  }

  function goBack(): void {
    const changes = readAddress();
    if (!changes) return;
    choose(changes, "back");
    const top = history.state?.[SCROLL];
    if (typeof top !== "number") return;
    // Not before the grid has the height that it takes to be there.
    stopFrame = nextFrame(view, () => {
      stopFrame = nextFrame(view, () => {
        stopFrame = nextFrame(view, () => view.scrollTo({ top, behavior: "instant" }));
      });
    });
  }

  const all = KINDS.flatMap(controls);
  const restore = all.map((control) =>
    rememberAttributes(control, ["class", "aria-current", "aria-pressed"]),
  );
  const stop = stopAll(
    arrangement.stop,
    ...restore,
    status.stop,
    ...all.map(asButton),
    ...lists.map((list) => listen(list, { click })),
    listen(view, { popstate: goBack }),
    listen(element, {
      // Also when more items come.
      [`${GRID_EVENT}layout`]: (event) => {
        const { items } = (event as CustomEvent<GridEventDetail>).detail;
        if (event.target === element) status.show(items.length, false);
      },
    }),
    () => stopFrame(),
  );
  const first = readAddress();
  if (first) choose(first, "start");
  else mark();
  return stop;
}

/** What holds the links and buttons of a grid. */
function listsOf(grid: HTMLElement): HTMLElement[] {
  const own = `[data-grid-filter="${CSS.escape(grid.id)}"]`;
  return [
    ...(grid.closest(".main")?.querySelectorAll<HTMLElement>("#filters") ?? []),
    ...(grid.id ? grid.ownerDocument.querySelectorAll<HTMLElement>(own) : []),
  ];
}

/** What tells the names in the address of several grids of a page apart; the first has none. */
function suffixOf(grid: HTMLElement): string {
  const all = [...grid.ownerDocument.querySelectorAll("[data-iso-filter=true]")];
  const at = all.indexOf(grid);
  return at > 0 ? `-${at + 1}` : "";
}
