import { findTarget } from "../browser/findTarget.ts";
import { focusPlace } from "../browser/focusPlace.ts";
import { glide } from "../browser/glide.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { idOf, jumpAddress } from "./jumpAddress.ts";
import { coveredAbove, jumpGoal, scrollersAround } from "./jumpGoal.ts";
import { openWay } from "./openWay.ts";

export type JumpLinkOptions = {
  /** How long a smooth jump takes, in milliseconds. */
  readonly smooth: number;
  /** How long any other jump takes, in milliseconds. */
  readonly plain: number;
};

/** Numbers of the specification, section 2. Where reduced motion is preferred, every jump is at once. */
export const jumpLinkDefaults: JumpLinkOptions = { smooth: 1500, plain: 100 };

/** Elements that the keyboard reaches by themselves, or whose author has seen to it. */
const REACHABLE = "a[href],button,input,select,textarea,summary,[tabindex],[role]";

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
  let stopMoving: Stop = () => {};
  let unfocus: Stop = () => {};

  function jump(target: HTMLElement): void {
    const isSmooth = element.getAttribute("jump-animation") === "smooth";
    const covered = new Map<Element, number>();
    openWay(target);
    unfocus();
    unfocus = focusPlace(target);
    stopMoving = glide(view, {
      scrollers: scrollersAround(target),
      goal(scroller, arrived) {
        const now = coveredAbove(scroller, target);
        // Something that lets go at the place itself would otherwise move it to and fro.
        const most = arrived ? Math.max(now, covered.get(scroller) ?? 0) : now;
        covered.set(scroller, most);
        return jumpGoal(scroller, target, most);
      },
      duration: isSmooth ? smooth : plain,
      onArrive: () =>
        document.body.dispatchEvent(
          new view.CustomEvent("tcb-jumplink-done", { detail: { target, link: element } }),
        ),
    });
  }

  function click(event: MouseEvent): void {
    if (event.defaultPrevented || isMeantForBrowser(event, element)) return;
    const written = element.dataset.target ?? element.getAttribute("href") ?? "";
    const address = jumpAddress(written, document.baseURI, view.location.href);
    if (!address) return;
    const target =
      document.getElementById(address.hash.slice(1)) ??
      findTarget(element, "the jump link", idOf(address.hash));
    if (!target) return;
    event.preventDefault();
    addToAddress(view, address.href);
    jump(target);
  }

  return stopAll(
    () => unfocus(),
    () => stopMoving(),
    element.matches(REACHABLE) || element.querySelector(REACHABLE)
      ? () => {}
      : reachByKeyboard(element),
    listen(element, { click }),
  );
}

/** Whether a click asks for a new tab or a file, or for another link that stands in this one. */
function isMeantForBrowser(event: MouseEvent, element: HTMLElement): boolean {
  const link = (event.target as Element).closest('a[href]:not([href^="#"])') ?? element;
  return (
    event.button > 0 ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    (link !== element && element.contains(link)) ||
    element.matches("[target=_blank],[download]")
  );
}

/** Adds an entry to the history, unless the visitor is at that place already. */
function addToAddress({ location, history }: Window, address: string): void {
  if (address === location.href) return;
  try {
    history.pushState(history.state, "", address);
  } catch {
    // A frame without an address of its own, or too many entries in a short time: it still scrolls.
  }
}

function reachByKeyboard(element: HTMLElement): Stop {
  const restore = rememberAttributes(element, ["role", "tabindex"]);
  element.setAttribute("role", "link");
  element.tabIndex = 0;
  return stopAll(
    restore,
    listen(element, {
      keydown: (event) => {
        if (event.key === "Enter" && event.target === element) element.click();
      },
    }),
  );
}
