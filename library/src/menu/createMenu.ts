import { listen } from "../browser/listen.ts";
import { onWindowWidth } from "../browser/onWindowWidth.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { keepInside } from "./keepInside.ts";
import { entryAround, listOf, toggleOf } from "./menuParts.ts";
import { menuState } from "./menuState.ts";
import { prepareLevel } from "./prepareLevel.ts";
import { pressArrow } from "./pressArrow.ts";
import { type MenuOptions, readMenu } from "./readMenu.ts";

/** On the menu while it is alive, and on each entry whose list is open. menu.css reads it. */
const STATE = "data-vitrine-menu";

/**
 * A menu of nested lists, `ul.sf-menu`. A mouse that rests on an entry opens its list, a first tap
 * does (the second follows the link), and so do the button beside the link and the arrow keys.
 * Escape, Tab out of it and a click elsewhere close it. Lists that a stylesheet shows at all times, as
 * on a phone, stay as they are; lists that are popovers open as such.
 *
 * State: `data-vitrine-menu` on open entries, `aria-expanded` on their buttons, `data-vitrine-flip`
 * on a list that opens to the other side; and Superfish's classes.
 */
export function createMenu(element: HTMLElement, options: Partial<MenuOptions> = {}): Stop {
  if (element.matches(".sf-js-enabled")) {
    warn("menu: Superfish runs this one, which is left to it.", element);
    return () => {};
  }
  const { delay, more } = readMenu(element, options);
  const view = windowOf(element);
  const { document } = view;
  const levels = new Map<Element, Stop>();
  const inside = new Map<Element, Stop>();
  let shown: readonly HTMLElement[] = [];
  let stopWatching: Stop | undefined;
  let opensByTap = false;

  const around = (node: EventTarget | null): HTMLElement | undefined =>
    entryAround(element, node as Element | null);
  const parentOf = (entry: HTMLElement): HTMLElement | undefined => around(entry.parentElement);
  const pathOf = (entry: HTMLElement | undefined): HTMLElement[] =>
    entry ? [...pathOf(parentOf(entry)), entry] : [];
  const state = menuState({ delay, parentOf, show });
  /** Not where a stylesheet shows its list anyway. */
  const isFolded = (entry: HTMLElement): boolean => !listOf(entry)?.checkVisibility();

  function show(open: HTMLElement | undefined): void {
    const before = shown;
    shown = pathOf(open).filter((entry) => before.includes(entry) || isFolded(entry));
    for (const entry of [...before].reverse()) if (!shown.includes(entry)) mark(entry, false);
    for (const entry of shown) if (!before.includes(entry)) mark(entry, true);
    if (shown.length > 0) stopWatching ??= watchPage();
    else stopWatching = void stopWatching?.();
  }

  function mark(entry: HTMLElement, isOpen: boolean): void {
    const list = listOf(entry);
    const toggle = toggleOf(entry);
    entry.classList.toggle("sfHover", isOpen);
    entry.toggleAttribute(STATE, isOpen);
    if (toggle) toggle.ariaExpanded = String(isOpen);
    if (!list) return;
    inside.get(list)?.();
    if (!isOpen) return void (list.popover && list.hidePopover());
    prepare(list);
    if (list.popover) list.showPopover({ source: toggle ?? entry });
    inside.set(list, keepInside(list));
  }

  function prepare(level: Element): void {
    if (!levels.has(level)) levels.set(level, prepareLevel(level, more));
  }

  /** Closes whatever does not hold this place. */
  function closeBeside(place: EventTarget | null): void {
    let entry = state.open();
    while (entry && !entry.contains(place as Node)) entry = parentOf(entry);
    if (entry !== state.open()) state.hold(entry);
  }

  function watchPage(): Stop {
    return stopAll(
      onWindowWidth(view, () => state.hold(undefined)),
      listen(document, {
        pointerdown: ({ target }) => closeBeside(target),
        keydown(event) {
          const open = state.open();
          if (event.key !== "Escape" || event.defaultPrevented || !open) return;
          event.preventDefault();
          if (listOf(open)?.contains(document.activeElement)) toggleOf(open)?.focus();
          state.hold(parentOf(open));
        },
      }),
    );
  }

  function follow({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType !== "touch") state.move(around(target), { x, y });
  }

  function click(event: MouseEvent): void {
    const target = event.target as Element;
    const entry = around(target);
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!entry || isModified || event.defaultPrevented || target.closest("li") !== entry) return;
    const isOpen = shown.includes(entry);
    if (!isOpen && !isFolded(entry)) return;
    const isTap = opensByTap && event.detail > 0;
    if (!isTap && !opensAlone(target, entry)) return;
    event.preventDefault();
    // A mouse has opened it on its way to the click.
    const closes = isOpen && (state.isHeld(entry) || event.detail === 0);
    state.hold(closes ? parentOf(entry) : entry);
  }

  const panel = element.closest<HTMLElement>("[popover]");
  const restore = rememberAttributes(element, ["class", STATE]);
  element.classList.add("sf-js-enabled");
  element.setAttribute(STATE, "");
  prepare(element);
  // It may have been there before us.
  state.move([...element.querySelectorAll<HTMLElement>("li:has(>ul):hover")].at(-1), {
    x: 0,
    y: 0,
  });
  return stopAll(
    restore,
    () => stopAll(...levels.values())(),
    () => state.hold(undefined),
    state.stop,
    panel ? whenShown(panel) : () => {},
    listen(element, {
      pointerover: follow,
      pointermove: follow,
      pointerleave: ({ pointerType, clientX: x, clientY: y }) =>
        pointerType === "touch" || state.move(undefined, { x, y }),
      pointerdown({ target, pointerType }) {
        const entry = around(target);
        opensByTap = pointerType === "touch" && entry !== undefined && !shown.includes(entry);
      },
      click,
      keydown: (event) =>
        pressArrow(event, {
          menu: element,
          open: (entry) => isFolded(entry) && state.hold(entry),
          close: (entry) => shown.includes(entry) && state.hold(parentOf(entry)),
        }),
      focusout: ({ relatedTarget }) => relatedTarget && closeBeside(relatedTarget),
    }),
    listen(
      element,
      {
        // By the browser, as when a popover elsewhere opens.
        beforetoggle({ target, newState }) {
          const entry = shown.find((one) => listOf(one) === target);
          if (newState === "closed" && entry) state.hold(parentOf(entry));
        },
      },
      { capture: true },
    ),
  );
}

/** Whether a click there has nothing else to do: on the button, a label, a link that leads nowhere. */
function opensAlone(target: Element, entry: Element): boolean {
  const control = target.closest("a,button,input,select,textarea,label");
  return !control || control === toggleOf(entry) || control.matches("a:not([href]),a[href='#']");
}

/** Wide screens have the menu in the page, and need nothing of what a panel does. */
function whenShown(panel: HTMLElement): Stop {
  let running: Promise<Stop> | undefined;
  const start = (): void => {
    running ??= import("./createMenuPanel.ts").then(
      (module) => module.createMenuPanel(panel),
      // It opens and closes without.
      () => () => {},
    );
  };
  if (!panel.checkVisibility()) start();
  return stopAll(() => running?.then((stop) => stop()), listen(panel, { beforetoggle: start }));
}
