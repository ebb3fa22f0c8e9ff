import { fadeIn } from "../browser/fadeIn.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { styleOf } from "../browser/styleOf.ts";
import { windowOf } from "../browser/windowOf.ts";

/** What fades in; the second are those that come later, in lists of products. */
const ITEMS = ".kt_item_fade_in,.kad_product_fade_in";

/** State of an item that has not been seen yet: "waits". See grid.css, also for whom it waits. */
const STATE = "data-vitrine-fade";

/**
 * Lets items of a grid fade in when they come into view, those that come together one after the
 * other. What a visitor sees when this starts stays as it is: only what has not been seen yet waits,
 * and what the page itself keeps unseen for a script to show. With reduced motion and on paper
 * everything is there.
 */
export function createFadeIn(element: HTMLElement): Stop {
  const view = windowOf(element);
  const { document } = view;
  const known = new Set<HTMLElement>();
  const undo: Stop[] = [];
  const first = element.querySelector(ITEMS);
  const isHidden = first !== null && styleOf(first).opacity === "0";

  const wait = (item: Element): void => item.setAttribute(STATE, "waits");

  /** All that come into view, or are found out of it, in one moment. */
  const visible = new view.IntersectionObserver(
    (entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.unobserve(target);
        else wait(target);
      }
      const coming = seen
        .map(({ target }) => target as HTMLElement)
        .filter((item) => item.hasAttribute(STATE));
      for (const item of coming) item.removeAttribute(STATE);
      if (coming.length > 0) undo.push(fadeIn(coming));
    },
    { root: document },
  );

  function watch(isLate: boolean): void {
    for (const item of element.querySelectorAll<HTMLElement>(ITEMS)) {
      if (known.has(item)) continue;
      known.add(item);
      // Nobody has seen it yet.
      if (isLate || isHidden) wait(item);
      if (isHidden) {
        // Over the theme's own styles, which keep it unseen for good.
        undo.push(rememberAttributes(item, ["style"]));
        item.style.opacity = "1";
      }
      visible.observe(item);
    }
  }

  const changes = new view.MutationObserver(() => watch(true));
  changes.observe(element, { childList: true, subtree: true });
  watch(false);
  return stopAll(
    () => {
      for (const item of known) item.removeAttribute(STATE);
      stopAll(...undo)();
    },
    () => visible.disconnect(),
    () => changes.disconnect(),
  );
}
