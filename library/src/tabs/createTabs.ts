import { listen } from "../browser/listen.ts";
import { nextFrame } from "../browser/nextFrame.ts";
import { idOf } from "../browser/placeIn.ts";
import { guarded } from "../browser/reportError.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { styleOf } from "../browser/styleOf.ts";
import { windowOf } from "../browser/windowOf.ts";
import { isTheirs } from "./isTheirs.ts";
import { nextTab } from "./nextTab.ts";
import { readTabs, type Tab } from "./readTabs.ts";
import { wantsScroll } from "./wantsScroll.ts";
import { TAB_STATE, writeRoles } from "./writeRoles.ts";

/**
 * A list of links and all they lead to: the links become tabs that show one panel at a time. The
 * element holds both; or it is the list, and the panels stand beside it. First comes what the address names, a
 * panel or something in it; else the one whose list item is `active`, else the first. Choosing one
 * puts it into the address in place of what was there, so that Back leaves; and scrolls to it where
 * the body asks for that, see `wantsScroll`.
 *
 * What is hidden is hidden until found: the browser's search, and links to a place in it, open it. All
 * of it is in print. Where the shop's or the theme's own script is in charge, nothing is done.
 *
 * State: `aria-selected` on a tab, the class `active` on its list item, `data-vitrine-tab` on a panel.
 */
export function createTabs(element: HTMLElement): Stop {
  const set = isTheirs(element) ? undefined : readTabs(element);
  if (!set) return () => {};
  const { list, tabs } = set;
  const view = windowOf(element);
  const { location } = view;
  let shown: Tab | undefined;
  let stopMoving: Stop = () => {};

  function show(next: Tab): void {
    shown = next;
    for (const tab of tabs) showTab(tab, tab === next);
  }

  function choose(tab: Tab): void {
    stopMoving();
    show(tab);
    tab.link.focus();
    replacePlace(view, tab.link.hash);
    if (wantsScroll(view)) guarded("tabs", element, () => goTo(tab));
  }

  async function goTo(tab: Tab): Promise<void> {
    const { scrollToPanel } = await fetchScroll();
    // Another one has been chosen meanwhile, or all is over.
    if (shown === tab) stopMoving = scrollToPanel(tab.panel);
  }

  const prepare = (): void => {
    // Should it fail, choosing says so.
    if (wantsScroll(view)) fetchScroll().catch(() => {});
  };

  const place = (): HTMLElement | null =>
    view.document.getElementById(idOf(location.hash.slice(1)));
  const named = (): Tab | undefined => tabs.find(({ panel }) => panel.contains(place()));

  /** After Back, mostly: a browser that opens what it goes to has done so by now. */
  function followAddress(): void {
    const next = location.hash ? named() : first;
    if (!next || next === shown) return;
    show(next);
    if (!("onbeforematch" in element)) place()?.scrollIntoView();
  }

  function press(event: KeyboardEvent): void {
    const index = tabs.findIndex(({ link }) => link === event.target);
    if (index < 0 || isForBrowser(event)) return;
    const isRtl = styleOf(list).direction === "rtl";
    const next =
      event.key === " " ? index : nextTab(event.key, { count: tabs.length, index, isRtl });
    const tab = tabs[next ?? -1];
    if (!tab) return;
    event.preventDefault();
    choose(tab);
  }

  const first = tabs.find(({ link }) => link.parentElement?.matches(".active")) ?? (tabs[0] as Tab);
  const restore = writeRoles(element, set);
  const goal = place();
  const asked = named();
  show(asked ?? first);
  if (goal && asked && asked !== first && isArrival(view)) stopMoving = arriveAt(view, goal);
  return stopAll(
    restore,
    () => {
      stopMoving();
      shown = undefined;
    },
    ...tabs.map((tab) =>
      listen(tab.panel, {
        // Something within may be hidden and found by itself.
        beforematch: ({ target }) => target === tab.panel && show(tab),
      }),
    ),
    listen(view, { hashchange: followAddress }),
    listen(list, {
      click(event) {
        const tab = tabs.find(({ link }) => link.contains(event.target as Node));
        if (!tab || event.defaultPrevented || isForBrowser(event)) return;
        event.preventDefault();
        choose(tab);
      },
      keydown: press,
      pointerenter: prepare,
      focusin: prepare,
    }),
  );
}

/** What scrolling takes comes once somebody is about to choose. */
const fetchScroll = () => import("./scrollToPanel.ts");

function showTab({ link, panel }: Tab, isShown: boolean): void {
  link.ariaSelected = String(isShown);
  link.tabIndex = isShown ? 0 : -1;
  link.parentElement?.classList.toggle("active", isShown);
  panel.setAttribute(TAB_STATE, isShown ? "shown" : "hidden");
  // A browser that cannot find it there hides it as ever.
  panel.hidden = isShown ? false : "until-found";
  // Bootstrap's styles show what has both; the second ends a fade.
  panel.classList.toggle("active", isShown);
  panel.classList.toggle("in", isShown);
}

/** Whether a click asks for a new tab of the browser's or a file, or a key for something of its own. */
function isForBrowser({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Whether the visitor has just come here, not back: then the browser knows where they were. */
function isArrival({ performance }: Window): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";
}

const FAR = "999999px";

/**
 * Goes to a place in a panel that has just been shown, once what moved below it has been painted: in one
 * frame with that, the browser takes the way for a shift. While the page loads, the browser goes there
 * by itself, in that frame: for as long, the place leads to the top.
 */
function arriveAt(view: Window, place: HTMLElement): Stop {
  const { style } = place;
  const before = style.scrollMarginTop;
  // Of tabs within tabs, one is on the way already.
  if (before === FAR) return () => {};
  style.scrollMarginTop = FAR;
  // Once only, and nothing else: what others write there is theirs.
  const restore = stopAll(() => {
    style.scrollMarginTop = before;
    if (place.getAttribute("style") === "") place.removeAttribute("style");
  });
  let stop = nextFrame(view, () => {
    stop = nextFrame(view, () => {
      restore();
      place.scrollIntoView();
    });
  });
  return () => {
    stop();
    restore();
  };
}

/** Tabs are no steps of a way: Back leads to where the visitor was before. */
function replacePlace({ location, history }: Window, place: string): void {
  const [page] = location.href.split("#");
  try {
    history.replaceState(history.state, "", page + place);
  } catch {
    // A frame without an address of its own, or too many changes in a short time: the tab shows.
  }
}
