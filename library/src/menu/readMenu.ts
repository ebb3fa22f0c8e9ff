import { warn } from "../browser/warn.ts";
import { MENU_DELAY, SLOW_MENU_DELAY } from "./menuState.ts";

export type MenuOptions = {
  /** Milliseconds after which a list closes that the pointer has left. Default 200. */
  readonly delay: number;
  /** What the button is called that opens an entry's list; `{label}` stands for the entry. */
  readonly more: string;
};

export const menuDefaults: MenuOptions = { delay: MENU_DELAY, more: "More in {label}" };

/**
 * What a menu asks for: `data-menu-delay` is "slow", for 800 ms, or a number of milliseconds, and
 * `data-more` what its buttons are called, unless an option says otherwise.
 */
export function readMenu(element: HTMLElement, options: Partial<MenuOptions>): MenuOptions {
  const { menuDelay, more = menuDefaults.more } = element.dataset;
  return { delay: delayOf(menuDelay), more, ...options };
}

function delayOf(text: string | undefined): number {
  if (text === undefined) return MENU_DELAY;
  if (text === "slow") return SLOW_MENU_DELAY;
  const delay = Number(text);
  if (text.trim() && delay >= 0) return delay;
  warn(
    `menu: it closes after ${MENU_DELAY} ms, as data-menu-delay is "${text}". Write "slow" or a number.`,
  );
  return MENU_DELAY;
}
