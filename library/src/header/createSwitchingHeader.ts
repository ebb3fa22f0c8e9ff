import { listen } from "../browser/listen.ts";
import { readJsonAttribute } from "../browser/readJsonAttribute.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { guarded } from "../browser/reportError.ts";
import { type ScreenType, screenType } from "../browser/screenType.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { watchDistance } from "../browser/watchDistance.ts";
import { windowOf } from "../browser/windowOf.ts";
import { switchAt } from "./switchAt.ts";

/** "default" or "scroll", on the header. header.css reads it. */
const STATE = "data-vitrine-header";
/** How high the scroll version is, for backgrounds that both versions share. */
const SIZE = "--vitrine-header-size";
/** What has the focus or is open. */
const IN_USE = ":is(:focus,[aria-expanded=true],details[open],:popover-open)";
/** Where somebody writes. */
const WRITTEN_IN = ":is(input,textarea,select,[contenteditable]):focus";

/**
 * A header with two versions, the page builder's `.thrive-symbol-shortcode` in `.thrv_header`: what
 * is in `.tve-default-state` gives way to what is in `.tve-scroll-state` from where the page is
 * scrolled as far as `data-switch-on-scroll-d`, `-t` or `-m` says; see `switchAt`. Screens that
 * `disabled` in its `data-tve-scroll` names keep the default version, and so do screens on which the
 * scroll version is hidden.
 *
 * The scroll version lies over the default one, whose room stays, so that nothing moves. The one
 * that is not shown is inert: its open menus close, and the focus goes to its like in the other.
 * While somebody writes in it, it stays.
 *
 * State, on the header: `data-vitrine-header`, "default" or "scroll".
 */
export function createSwitchingHeader(element: HTMLElement): Stop {
  const header = element.closest<HTMLElement>(".thrv_header") ?? element;
  const view = windowOf(element);
  const { document } = view;
  const first = [...element.querySelectorAll<HTMLElement>(".tve-default-state")];
  const scrolled = [...element.querySelectorAll<HTMLElement>(".tve-scroll-state")];
  const [face] = scrolled;
  if (!face || first.length === 0) {
    warn("header: it cannot switch. Give it .tve-default-state and .tve-scroll-state.", element);
    return () => {};
  }
  const disabled = [readJsonAttribute(element, "data-tve-scroll")?.disabled].flat();
  let stopWatching: Stop = () => {};
  let screen: ScreenType;

  function show(wanted: boolean): void {
    const isScrolled = wanted && scrolled.some(hasBox);
    const state = isScrolled ? "scroll" : "default";
    if (state === header.getAttribute(STATE) || element.querySelector(WRITTEN_IN)) return;
    const { activeElement } = document;
    const isInUse = element.querySelector(IN_USE);
    header.setAttribute(STATE, state);
    for (const part of first) part.inert = isScrolled;
    for (const part of scrolled) part.inert = !isScrolled;
    if (isInUse) {
      guarded("header", element, async () => {
        const { handOver } = await fetchHandOver();
        handOver(element, activeElement);
      });
    }
  }

  /** The distance is that of the screen now; the version that is due is shown in the next frame. */
  function watch(): void {
    screen = screenType(view.innerWidth);
    stopWatching();
    stopWatching = watchDistance(document, switchAt(element, screen), (beyond) =>
      show(beyond && !disabled.includes(screen)),
    );
  }

  const restore = [header, ...first, ...scrolled].map((part) =>
    rememberAttributes(part, [STATE, "inert", "style"]),
  );
  const sizes = new view.ResizeObserver(() =>
    header.style.setProperty(SIZE, `${face.offsetHeight}px`),
  );
  sizes.observe(face);
  show(false);
  for (const part of scrolled) {
    // The builder's own script takes it out of where stylesheets hide it; what an author hides on
    // some screens is hidden by !important, and stays so.
    if (!hasBox(part)) part.style.display = "block";
  }
  watch();
  return stopAll(
    ...restore,
    () => stopWatching(),
    () => sizes.disconnect(),
    listen(view, {
      resize() {
        if (screenType(view.innerWidth) !== screen) watch();
      },
    }),
    listen(element, { focusin: prepare, focusout: watch }),
  );
}

/** What only visitors need who scroll while they are in the header comes once they are. */
const fetchHandOver = () => import("./handOver.ts");

/** Where that fails, the switch says so. */
const prepare = (): void => void fetchHandOver().catch(() => {});

const hasBox = (part: Element): boolean => part.getClientRects().length > 0;
