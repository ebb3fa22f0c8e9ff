import { listen } from "../browser/listen.ts";
import { nextFrame } from "../browser/nextFrame.ts";
import { onResize } from "../browser/onResize.ts";
import { onWindowWidth } from "../browser/onWindowWidth.ts";
import { readJsonAttribute } from "../browser/readJsonAttribute.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type ScreenType, screenType } from "../browser/screenType.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { watchDistance } from "../browser/watchDistance.ts";
import { windowOf } from "../browser/windowOf.ts";
import { carryFocus } from "./carryFocus.ts";
import { closeOpen } from "./closeOpen.ts";
import { switchAt } from "./switchAt.ts";

/** "default" or "scroll", on the header. header.css reads it. */
const STATE = "data-vitrine-header";
/** How high the scroll version is, for backgrounds that both versions share. */
const SIZE = "--vitrine-header-size";
/** Where somebody writes. */
const FIELDS = "input,textarea,select,[contenteditable]";
/** What an author hides on some screens stays hidden. */
const HIDDEN = ".tcb-desktop-hidden,.tcb-tablet-hidden,.tcb-mobile-hidden";

/**
 * A header with two versions, the page builder's `.thrive-symbol-shortcode` in `.thrv_header`: what
 * is in `.tve-default-state` gives way to what is in `.tve-scroll-state` from where the page is
 * scrolled as far as `data-switch-on-scroll-d`, `-t` or `-m` says; see `switchAt`. Screens that
 * `disabled` in its `data-tve-scroll` names keep the default version.
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
  const first = [...element.querySelectorAll<HTMLElement>(".tve-default-state")];
  const scrolled = [...element.querySelectorAll<HTMLElement>(".tve-scroll-state")];
  const [face] = scrolled;
  if (first.length === 0 || !face) {
    warn(
      "header: it stays as it is, since it lacks .tve-default-state or .tve-scroll-state. Give it both.",
      element,
    );
    return () => {};
  }
  let isBeyond = false;
  let later: Stop = () => {};
  let unfocus: Stop = () => {};

  function settle(): void {
    const state = isBeyond && scrolled.some(hasBox) ? "scroll" : "default";
    if (state === header.getAttribute(STATE)) return;
    const isScrolled = state === "scroll";
    const from = isScrolled ? first : scrolled;
    const to = isScrolled ? scrolled : first;
    if (from.some(isWrittenIn)) return;
    header.setAttribute(STATE, state);
    for (const part of to) part.inert = false;
    unfocus = carryFocus(from, to, header);
    for (const part of from) {
      closeOpen(part);
      part.inert = true;
    }
  }

  const restore = [header, element, ...first, ...scrolled].map((part) =>
    rememberAttributes(part, [STATE, "inert", "style"]),
  );
  header.setAttribute(STATE, "default");
  for (const part of scrolled) layOver(part);
  return stopAll(
    ...restore,
    () => unfocus(),
    onResize(face, ({ blockSize }) => element.style.setProperty(SIZE, `${blockSize}px`)),
    watchSwitch(element, (beyond) => {
      isBeyond = beyond;
      settle();
    }),
    // The next thing has the focus in the next frame only.
    listen(element, {
      focusout() {
        later();
        later = nextFrame(view, settle);
      },
    }),
    () => later(),
  );
}

/** Makes the scroll version ready to be shown. */
function layOver(part: HTMLElement): void {
  part.inert = true;
  // The builder's own script takes it out of where stylesheets hide it.
  if (!part.matches(HIDDEN) && windowOf(part).getComputedStyle(part).display === "none") {
    part.style.setProperty("display", "block", "important");
  }
}

const hasBox = (part: Element): boolean => part.getClientRects().length > 0;

function isWrittenIn(part: Element): boolean {
  const active = part.ownerDocument.activeElement;
  return part.contains(active) && Boolean(active?.matches(FIELDS));
}

/** Tells whether the scroll version's time has come, on whatever screen the page is shown. */
function watchSwitch(element: HTMLElement, tell: (beyond: boolean) => void): Stop {
  const view = windowOf(element);
  const disabled = readJsonAttribute(element, "data-tve-scroll")?.disabled;
  let screen: ScreenType | undefined;
  let stopWatching: Stop = () => {};
  const follow = (width: number): void => {
    const now = screenType(width);
    if (now === screen) return;
    screen = now;
    stopWatching();
    if (Array.isArray(disabled) && disabled.includes(now)) tell(false);
    else stopWatching = watchDistance(view.document, switchAt(element, now), tell);
  };
  follow(view.innerWidth);
  return stopAll(() => stopWatching(), onWindowWidth(view, follow));
}
