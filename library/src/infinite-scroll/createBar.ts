import { bringOver } from "../browser/bringOver.ts";
import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { styleOf } from "../browser/styleOf.ts";
import { warn } from "../browser/warn.ts";
import type { InfiniteScrollPhase } from "./infiniteScrollState.ts";
import type { InfiniteScrollSettings } from "./readInfiniteScroll.ts";
import type { ListPage } from "./readPage.ts";

/**
 * On what stands in the place of the pagination, and on the theme's own `.scroller-status`: the phase.
 * infinite-scroll.css reads it, and shows the part of the theme's that is for it.
 */
const PHASE = "data-infinite-phase";
/** On what it shows. */
const STATUS = "data-infinite-status";
/** On links of no use for now, such as a pagination above the list: their room stays. */
export const HIDDEN = "data-infinite-hidden";

export type BarContent = {
  readonly phase: InfiniteScrollPhase;
  readonly text: string;
  /** What the button says; none without. */
  readonly button: string | undefined;
  /** Plain links, each an address with its text. */
  readonly links: readonly (readonly [address: string, text: string])[];
};

export type BarOptions = {
  /** The page that is shown. */
  readonly page: ListPage;
  readonly settings: InfiniteScrollSettings;
  /** Told that the button was pressed. */
  readonly press: () => void;
};

export type Bar = {
  readonly element: HTMLElement;
  readonly status: HTMLElement;
  readonly show: (content: BarContent) => void;
  /** Has the pagination go on from a later page. */
  readonly renew: (page: ListPage) => void;
  readonly stop: Stop;
};

/**
 * What tells how a list goes on, in the place of its pagination (of several, the last one's) and as
 * high, so that nothing moves. The pagination stays in the document, out of sight, and goes on from
 * the last page that is shown; it is seen again once this is stopped. Without a pagination, the bar
 * comes after the list, in place of the one link.
 */
export function createBar(list: HTMLElement, { page, settings, press }: BarOptions): Bar {
  const { ownerDocument: document } = list;
  const { navs } = page;
  const main = navs.at(-1);
  const element = main ?? document.createElement("div");
  const link = document.querySelector<HTMLAnchorElement>(settings.nextSelector);
  const lone = navs.some((nav) => nav.contains(link)) ? null : link;
  const hidden = lone ? [...navs.slice(0, -1), lone] : navs.slice(0, -1);
  const { minBlockSize } = element.style;
  const height = main ? styleOf(main).blockSize : "";
  const status = document.createElement(/^[ou]l$/.test(element.localName) ? "li" : "div");
  const text = document.createElement("span");
  const button = document.createElement("button");
  const theirs = document.querySelector(".scroller-status");

  if (!main) {
    warn(
      `infinite scroll: "${settings.navSelector}" finds no pagination, so only the link to the next page is hidden. Correct data-navselector.`,
      list,
    );
    list.after(element);
  }
  button.type = "button";
  status.setAttribute(STATUS, "");
  status.append(text);
  element.append(status);
  element.style.minBlockSize = height;
  for (const one of hidden) one.setAttribute(HIDDEN, "");

  return {
    element,
    status,
    show(content) {
      for (const one of [element, theirs]) one?.setAttribute(PHASE, content.phase);
      text.textContent = content.text;
      button.textContent = content.button ?? "";
      // Put in its place once more, it would lose the focus.
      if (!content.button) button.remove();
      else if (!button.isConnected) text.after(button);
      for (const old of status.querySelectorAll("a")) old.remove();
      for (const [href, name] of content.links) {
        status.append(Object.assign(document.createElement("a"), { href, textContent: name }));
      }
    },
    renew(later) {
      for (const [index, nav] of navs.entries()) {
        const { children = [], childNodes = [] } = later.navs[index] ?? {};
        bringOver([...children], document);
        nav.replaceChildren(...childNodes, ...(nav === main ? [status] : []));
      }
      if (lone && later.next) lone.href = later.next;
    },
    stop: stopAll(
      () => main || element.remove(),
      () => {
        element.style.minBlockSize = minBlockSize;
        if (!element.getAttribute("style")) element.removeAttribute("style");
        for (const one of [element, theirs]) one?.removeAttribute(PHASE);
        for (const one of hidden) one.removeAttribute(HIDDEN);
      },
      () => status.remove(),
      listen(button, { click: press }),
    ),
  };
}
