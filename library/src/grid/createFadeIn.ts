import { fadeIn } from "../browser/fadeIn.ts";
import { prefersReducedMotion } from "../browser/motion.ts";
import { onVisible } from "../browser/onVisible.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { styleOf } from "../browser/styleOf.ts";
import { windowOf } from "../browser/windowOf.ts";

/** What fades in; the second are those that come later, in lists of products. */
const ITEMS = ".kt_item_fade_in,.kad_product_fade_in";

/** State of an item that has not been seen yet: "waits". */
const STATE = "data-vitrine-fade";

/**
 * Lets items of a grid fade in when they come into view, those that come together one after the
 * other. What a visitor sees when this starts stays as it is: only what has not been seen yet waits,
 * and what the page itself keeps unseen for a script to show. With reduced motion and on paper
 * everything is there.
 */
export function createFadeIn(element: HTMLElement): Stop {
  const view = windowOf(element);
  const isStill = prefersReducedMotion(view);
  const watched = new Map<HTMLElement, Stop>();
  const undo: Stop[] = [];
  const fading: Stop[] = [];
  let together: HTMLElement[] = [];

  function wait(item: HTMLElement): void {
    if (!isStill) item.setAttribute(STATE, "waits");
  }

  /** With all others that come into view in this moment. */
  function come(item: HTMLElement): void {
    forget(item);
    together.push(item);
    if (together.length > 1) return;
    queueMicrotask(() => {
      const now = together.filter((one) => one.getAttribute(STATE));
      together = [];
      for (const one of now) one.removeAttribute(STATE);
      fading.push(fadeIn(now));
    });
  }

  function watch(item: HTMLElement): void {
    let isKnown = false;
    const stop = onVisible(item, (isVisible) => {
      if (isVisible) come(item);
      else if (!isKnown) wait(item);
      isKnown = true;
    });
    watched.set(item, stop);
  }

  function forget(item: HTMLElement): void {
    watched.get(item)?.();
    watched.delete(item);
  }

  /** The theme's own styles keep items unseen. */
  function reveal(item: HTMLElement): void {
    undo.push(rememberAttributes(item, ["style"]));
    wait(item);
    item.style.opacity = "1";
  }

  const all = new Set(element.querySelectorAll<HTMLElement>(ITEMS));
  const [first] = all;
  const isHidden = first !== undefined && styleOf(first).opacity === "0";
  const observer = new view.MutationObserver(() => {
    for (const item of watched.keys()) if (!item.isConnected) forget(item);
    for (const item of element.querySelectorAll<HTMLElement>(ITEMS)) {
      if (all.has(item)) continue;
      // Nobody has seen it yet.
      if (isHidden) reveal(item);
      else wait(item);
      watch(item);
      all.add(item);
    }
  });
  observer.observe(element, { childList: true, subtree: true });
  for (const item of all) {
    if (isHidden) reveal(item);
    watch(item);
  }
  return stopAll(
    () => {
      for (const item of watched.keys()) forget(item);
      for (const item of all) item.removeAttribute(STATE);
      stopAll(...undo, ...fading)();
    },
    () => observer.disconnect(),
  );
}
