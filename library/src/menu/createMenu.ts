import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { keepInside } from "./keepInside.ts";
import { entryAround, listOf, toggleOf } from "./menuParts.ts";
import { MENU_DELAY, menuState, SLOW_MENU_DELAY } from "./menuState.ts";
import { prepareLevel } from "./prepareLevel.ts";
import type { PressArrow } from "./pressArrow.ts";

export type MenuOptions = {
  /**
   * Milliseconds after which a list closes that the pointer has left. Default 200; 800 where the
   * menu says `data-menu-delay="slow"`.
   */
  readonly delay: number;
};

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
  const { delay = element.dataset.menuDelay === "slow" ? SLOW_MENU_DELAY : MENU_DELAY } = options;
  const view = windowOf(element);
  const { document } = view;
  const prepared = new Map<Element, Stop>();
  let shown: readonly HTMLElement[] = [];
  let stopWatching: Stop | undefined;
  let pressing: Promise<PressArrow> | undefined;
  let opensByTap = false;

  const around = (node: EventTarget | null): HTMLElement | undefined =>
    entryAround(element, node as Element | null);
  const parentOf = (entry: HTMLElement): HTMLElement | undefined => around(entry.parentElement);
  const pathOf = (entry: HTMLElement | undefined): HTMLElement[] =>
    entry ? [...pathOf(parentOf(entry)), entry] : [];
  const state = menuState({ delay, parentOf, show });
  /** Not where a stylesheet shows its list anyway. */
  const isFolded = (entry: HTMLElement): boolean => !listOf(entry)?.checkVisibility();
  const isOpen = (entry: HTMLElement): boolean => shown.includes(entry);
  const close = (entry: HTMLElement | undefined): void => {
    if (entry && isOpen(entry)) state.hold(parentOf(entry));
  };

  function show(open: HTMLElement | undefined): void {
    const before = shown;
    shown = pathOf(open).filter((entry) => isOpen(entry) || isFolded(entry));
    stopWatching?.();
    for (const entry of [...before].reverse()) if (!isOpen(entry)) mark(entry, false);
    for (const entry of shown) if (!before.includes(entry)) mark(entry, true);
    stopWatching = open && watchPage(open);
  }

  function mark(entry: HTMLElement, opens: boolean): void {
    const list = listOf(entry);
    const toggle = toggleOf(entry);
    entry.classList.toggle("sfHover", opens);
    entry.toggleAttribute(STATE, opens);
    if (toggle) toggle.ariaExpanded = String(opens);
    if (!list) return;
    if (opens) prepare(list);
    if (!list.popover) return;
    if (opens) list.showPopover({ source: toggle ?? entry });
    else list.hidePopover();
  }

  function prepare(level: Element): void {
    if (!prepared.has(level)) prepared.set(level, prepareLevel(level));
  }

  /** Closes whatever does not hold this place. */
  function closeBeside(place: EventTarget | null): void {
    close(shown.find((entry) => !entry.contains(place as Node)));
  }

  function watchPage(open: HTMLElement): Stop {
    return stopAll(
      keepInside(listOf(open) ?? open),
      listen(document, {
        pointerdown: ({ target }) => closeBeside(target),
        keydown(event) {
          if (event.key !== "Escape" || event.defaultPrevented) return;
          event.preventDefault();
          if (listOf(open)?.contains(document.activeElement)) toggleOf(open)?.focus();
          close(open);
        },
      }),
    );
  }

  function follow({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType !== "touch") state.move(around(target), { x, y });
  }

  function click(event: MouseEvent): void {
    const target = event.target as Element;
    const entry = target.closest("li") ?? undefined;
    if (!entry || entry !== around(target) || event.defaultPrevented) return;
    const isKey = event.detail === 0;
    if (!isOpen(entry) && !isFolded(entry)) return;
    if (!(opensByTap && !isKey) && !opensAlone(target, entry)) return;
    event.preventDefault();
    // A mouse may have opened it on its way to the click.
    if (isOpen(entry) && (isKey || state.isHeld(entry))) close(entry);
    else state.hold(entry);
  }

  const restore = rememberAttributes(element, ["class", STATE]);
  element.classList.add("sf-js-enabled");
  element.setAttribute(STATE, "");
  prepare(element);
  // The pointer may have been there before us.
  state.move(around([...element.querySelectorAll("li:hover")].at(-1) ?? null), { x: 0, y: 0 });
  return stopAll(
    restore,
    () => stopAll(...prepared.values())(),
    () => state.hold(undefined),
    state.stop,
    listen(element, {
      pointerover: follow,
      pointermove: follow,
      pointerleave: ({ pointerType, clientX: x, clientY: y }) =>
        pointerType === "touch" || state.move(undefined, { x, y }),
      pointerdown({ target, pointerType }) {
        const entry = around(target);
        opensByTap = pointerType === "touch" && !(entry && isOpen(entry));
      },
      click,
      focusin() {
        pressing ??= import("./pressArrow.ts").then(
          (module) => module.pressArrow,
          // Tab and the buttons lead everywhere, too.
          () => () => {},
        );
      },
      focusout: ({ relatedTarget }) => relatedTarget && closeBeside(relatedTarget),
      keydown(event) {
        const open = (entry: HTMLElement): void => {
          if (isFolded(entry)) state.hold(entry);
        };
        pressing?.then((press) => press(event, { menu: element, open, close }));
      },
    }),
    listen(
      element,
      {
        // The browser closes a popover by itself, as when one elsewhere opens.
        toggle({ target, newState }) {
          if (newState === "closed") close(shown.find((entry) => listOf(entry) === target));
        },
      },
      { capture: true },
    ),
  );
}

/** Whether a click there has nothing else to do: on the button, a text, a link that leads nowhere. */
function opensAlone(target: Element, entry: Element): boolean {
  const control = target.closest("a,button,input,select,textarea,label");
  return !control || control === toggleOf(entry) || control.matches("a:not([href]),a[href='#']");
}
