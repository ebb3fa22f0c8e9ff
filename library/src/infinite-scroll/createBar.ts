import { bringOver } from "../browser/bringOver.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { styleOf } from "../browser/styleOf.ts";
import { warn } from "../browser/warn.ts";
import type { BarContent } from "./barContent.ts";
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
const HIDDEN = "data-infinite-hidden";

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
  const next = document.querySelector<HTMLAnchorElement>(settings.nextSelector);
  const lone = navs.some((nav) => nav.contains(next)) ? null : next;
  const hidden = [...navs.slice(0, -1), ...(lone ? [lone] : [])];
  const status = document.createElement(/^[ou]l$/.test(element.localName) ? "li" : "div");
  const text = document.createElement("span");
  const button = document.createElement("button");
  const link = document.createElement("a");
  const phased = [element, ...document.querySelectorAll(".scroller-status")];
  const restore = rememberAttributes(element, ["style"]);

  if (!main) {
    warn(
      `infinite scroll: "${settings.navSelector}" finds no pagination, so only the link to the next page is hidden. Correct data-navselector.`,
      list,
    );
    list.after(element);
  }
  button.type = "button";
  status.setAttribute(STATUS, "");
  status.append(text, button, link);
  element.style.minBlockSize = styleOf(element).blockSize;
  element.append(status);
  for (const one of hidden) one.setAttribute(HIDDEN, "");

  return {
    element,
    status,
    show(content) {
      for (const one of phased) one.setAttribute(PHASE, content.phase);
      text.textContent = content.text;
      button.textContent = content.button;
      button.hidden = !content.button;
      [link.href, link.textContent] = content.link ?? ["", ""];
      link.hidden = !content.link;
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
      restore,
      () => {
        for (const one of phased) one.removeAttribute(PHASE);
        for (const one of hidden) one.removeAttribute(HIDDEN);
      },
      () => status.remove(),
      listen(button, { click: press }),
    ),
  };
}
