import { isPlainClick } from "../browser/isPlainClick.ts";
import { listen } from "../browser/listen.ts";
import { idOf, placeIn } from "../browser/placeIn.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { FOCUSABLE } from "../browser/rememberFocus.ts";
import { reportError } from "../browser/reportError.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { type JumpLinkOptions, jumpLinkDefaults } from "./jumpLinkOptions.ts";

/**
 * A link to a place on this page, named by `data-target` or `href`, both "#place". A click opens what
 * hides the place, scrolls there, below whatever sticks to the top, moves the focus along and adds
 * the place to the address, so that Back returns. `jump-animation="smooth"` takes its time. The
 * visitor's wheel, touch or key takes over at once. Where no such place is, the browser does what it
 * would, and one warning says so.
 *
 * An element that is no link becomes one for the keyboard. When it has arrived, the body is told by
 * the event `tcb-jumplink-done`, with `{ target, link }` as its detail.
 */
export function createJumpLink(element: HTMLElement, options: Partial<JumpLinkOptions> = {}): Stop {
  const { smooth, plain } = { ...jumpLinkDefaults, ...options };
  const view = windowOf(element);
  const { document } = view;
  let end: Stop | undefined = () => {};

  async function jump(target: HTMLElement, address: string): Promise<void> {
    try {
      const { jumpTo } = await fetchJump();
      // Nothing to do once the link has been stopped meanwhile.
      end?.();
      if (end) end = jumpTo(target, durationOf(), () => tell(target));
    } catch (error) {
      reportError("jump link", element, error);
      // As the browser itself would have gone there.
      view.location.replace(address);
    }
  }

  const durationOf = (): number =>
    element.getAttribute("jump-animation") === "smooth" ? smooth : plain;
  const tell = (target: HTMLElement): boolean =>
    document.body.dispatchEvent(
      new view.CustomEvent("tcb-jumplink-done", { detail: { target, link: element } }),
    );

  function click(event: MouseEvent): void {
    if (event.defaultPrevented || isMeantForBrowser(event, element)) return;
    const [page = ""] = view.location.href.split("#");
    const place = placeIn(addressOf(element), page);
    if (!place) return;
    const target = document.getElementById(place) ?? document.getElementById(idOf(place));
    if (!target) warn(`jump links: no place has the id "${place}". Give it to one.`, element);
    if (!target) return;
    event.preventDefault();
    const address = `${page}#${place}`;
    addToAddress(view, address);
    void jump(target, address);
  }

  const restore = rememberAttributes(element, ["role", "tabindex"]);
  const isReached = element.matches(FOCUSABLE) || element.querySelector(FOCUSABLE);
  if (!isReached) {
    element.setAttribute("role", "link");
    element.tabIndex = 0;
  }
  return stopAll(
    restore,
    () => {
      end?.();
      end = undefined;
    },
    listen(element, {
      pointerenter: prepare,
      focusin: prepare,
      click,
      keydown(event) {
        if (!isReached && event.key === "Enter" && event.target === element) element.click();
      },
    }),
  );
}

/** What a jump takes comes once somebody is about to jump. */
const fetchJump = () => import("./jumpTo.ts");

/** Where that fails, the click says so. */
const prepare = (): void => void fetchJump().catch(() => {});

/** The place alone means this page, whatever a <base> would make of it; all else is as the browser reads it. */
function addressOf(element: HTMLElement): string {
  const written = element.dataset.target ?? element.getAttribute("href") ?? "";
  return written.startsWith("#") ? written : ((element as HTMLAnchorElement).href ?? "");
}

/** Whether a click asks for a new tab or a file, or for another link that stands in this one. */
function isMeantForBrowser(event: MouseEvent, element: HTMLElement): boolean {
  return (
    !isPlainClick(event) ||
    ((event.target as Element).closest('a[href]:not([href^="#"])') ?? element) !== element ||
    element.matches("[target=_blank],[download]")
  );
}

/** Adds an entry to the history, unless the visitor is at that place already. */
function addToAddress({ location, history }: Window, address: string): void {
  if (idOf(address) === idOf(location.href)) return;
  try {
    history.pushState(history.state, "", address);
  } catch {
    // A frame without an address of its own, or too many entries in a short time: it still scrolls.
  }
}
