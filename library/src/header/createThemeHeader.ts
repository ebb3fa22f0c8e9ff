import { type Stop, stopAll } from "../browser/stop.ts";
import { isOn } from "../browser/values.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import {
  createStickyHeader,
  HEADER_BASE_HEIGHT,
  type StickyHeaderOptions,
} from "./createStickyHeader.ts";
import { fitMenu } from "./fitMenu.ts";
import { gapBelow } from "./gapBelow.ts";
import type { HeaderBox, HeaderSettings } from "./HeaderSettings.ts";
import { makeWay, outermost } from "./makeWay.ts";

/** How high the theme's centred design is, and a header "above", that does not say so, in CSS pixels. */
export const CENTRED_BASE_HEIGHT = 120;

/** The parts of a header "above" that can stick, by its `data-sticky`. */
const PARTS: Readonly<Record<string, string>> = {
  header: ".kad-header-menu-outer",
  header_top: ".kad-header-topbar-primary-outer",
  header_all: ".kt-header-position-above",
  topbar: ".topbarclass",
};

/** A phone's menu, which makes a header higher while it is open. */
const MENU = ".mobile_menu_collapse,#mh-mobile_menu_collapse";
/** What the theme's own script puts around what it sticks. */
const WRAPPER = ".sticky-wrapper";
/** On what sticks: the room below it by margins. sticky-header.css reads it. */
const GAP = "--vitrine-header-gap";

type Wish = Partial<StickyHeaderOptions> & {
  /** Selects the part that sticks; the header itself where there is none. */
  readonly name?: string | undefined;
};

/**
 * A theme's own header, on its own markup, which sticks as `createStickyHeader` says and shrinks by
 * the theme's sizes: #kad-banner, of which `data-menu-stick` sticks #nav-main alone; for phones
 * #kad-mobile-banner, if `data-mobile-header-sticky` says so; and one of class
 * `kt-header-position-above`, of which `data-sticky` names the part that sticks. Boxes around it that
 * would keep it from sticking are made way for. Where the theme's own script has stuck it, it is left
 * to that.
 */
export function createThemeHeader(element: HTMLElement): Stop {
  const isTheirs = (): boolean =>
    Boolean(element.closest(WRAPPER) ?? element.querySelector(WRAPPER));
  if (isTheirs()) return leave(element);
  // The theme's script begins when all pictures have come, which may be later.
  const observer = new (windowOf(element).MutationObserver)(() => {
    if (!isTheirs()) return;
    stop();
    leave(element);
  });
  observer.observe(element, { childList: true, subtree: true });
  if (element.parentElement) observer.observe(element.parentElement, { childList: true });
  const stop = stopAll(stick(element), () => observer.disconnect());
  return stop;
}

function leave(element: Element): Stop {
  warn(
    "header: the theme's own script sticks it, so ours does not. Take one of them out.",
    element,
  );
  return () => {};
}

function stick(element: HTMLElement): Stop {
  const { name, ...asked } = readWish(element);
  const part = (name && element.querySelector<HTMLElement>(name)) || element;
  const isAlone = name === PARTS.topbar;
  const target = isAlone ? part : outermost(element);
  const isCentred = element.matches(".kad-center-head-shrink,.kt-header-position-above");
  const options = {
    shrink: isOn(element.dataset.headerShrink),
    usualHeight: isCentred ? CENTRED_BASE_HEIGHT : HEADER_BASE_HEIGHT,
    ...asked,
  };
  // What shrinks has heights that are written, so that only the line above it is to be measured.
  const line = element.querySelector<HTMLElement>("#topbar");
  const measureSized = (base: number): HeaderBox => {
    const high = line?.offsetHeight ?? 0;
    return line && part.contains(line)
      ? { height: base + high, above: 0 }
      : { height: base, above: high };
  };
  const measure = (): HeaderBox => {
    if (isAlone) return { height: part.offsetHeight, above: 0 };
    const above = part.getBoundingClientRect().top - element.getBoundingClientRect().top;
    return { height: element.offsetHeight - above - (menu?.offsetHeight ?? 0), above };
  };
  const menu = element.querySelector<HTMLElement>(MENU);
  let undo: Stop | undefined;
  /** Once it is certain that it is to stick, and the page is laid out as it was written. */
  const prepare = (): Stop => {
    const unblock = makeWay(target);
    target.style.setProperty(GAP, `${gapBelow(target)}px`);
    return stopAll(unblock, menu ? fitMenu(target, menu) : () => {});
  };
  const theme: Partial<HeaderSettings> = {
    way: "sizes",
    target,
    part,
    className: part === element ? "header-scrolled" : "kt-item-shrunk",
    watched: isAlone ? part : options.shrink ? (line ?? undefined) : element,
    measure(base) {
      undo ??= prepare();
      return options.shrink ? measureSized(base) : measure();
    },
  };
  const stop = createStickyHeader(element, { ...options, theme });
  return stopAll(stop, () => undo?.());
}

/** What its attributes ask for beyond those that every header has. */
function readWish(element: HTMLElement): Wish {
  const { sticky = "", menuStick, mobileHeaderSticky, shrink } = element.dataset;
  const options = { mobileSticky: false, shrink: false };
  if (element.matches(".kt-header-position-above")) {
    const name = PARTS[sticky];
    return {
      ...options,
      name,
      sticky: name !== undefined,
      shrink: isOn(shrink) && sticky !== "topbar",
    };
  }
  if (mobileHeaderSticky !== undefined) {
    const on = isOn(mobileHeaderSticky);
    return { ...options, sticky: on, mobileSticky: on };
  }
  return isOn(menuStick) ? { ...options, name: "#nav-main", sticky: true } : {};
}
