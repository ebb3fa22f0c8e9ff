import { listen } from "../browser/listen.ts";
import { nextFrame } from "../browser/nextFrame.ts";
import { onResize } from "../browser/onResize.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { px, styleOf } from "../browser/styleOf.ts";
import { windowOf } from "../browser/windowOf.ts";

/** Milliseconds in which the footer appears at its place, where it would else leap there. */
export const FOOTER_FADE = 200;

/**
 * Keeps a footer at the window's lower edge where the page is shorter than the window, by a margin
 * above it. Longer pages stay as they are.
 *
 * State: `data-vitrine-pinned` on the element.
 */
export function createFooter(element: HTMLElement): Stop {
  const view = windowOf(element);
  const { body, documentElement, scrollingElement } = element.ownerDocument;
  const root = scrollingElement ?? documentElement;
  const restore = rememberAttributes(element, ["style", "data-vitrine-pinned"]);
  const margin = px(styleOf(element), "margin-block-start");
  const own = element.style.marginBlockStart;
  let added = 0;
  let fade: Animation | undefined;
  let unwatch: Stop = () => {};

  const add = (more: number): void => {
    added = Math.max(0, added + more);
    element.style.marginBlockStart = added > 0 ? `${margin + added}px` : own;
  };
  const overflow = (): number => root.scrollHeight - root.clientHeight;
  const room = (): number =>
    root.clientHeight - element.getBoundingClientRect().bottom - view.scrollY;

  const place = (): void => {
    if (added === 0 && overflow() > 0) return;
    const before = added;
    add(-added);
    if (overflow() <= 0 && room() > 0) {
      add(room());
      // A margin above that this one has swallowed.
      add(Math.max(0, room()));
      // Something that stands below the footer.
      add(-Math.max(0, overflow()));
    }
    element.toggleAttribute("data-vitrine-pinned", added > 0);
    if (added > 0) fade ??= element.animate({ opacity: [0, 1] }, FOOTER_FADE);
    if (added === before) return;
    // The body has changed in its turn: to be told of that in the same frame would be an error.
    unwatch();
    unwatch = nextFrame(view, watch);
  };
  const watch = (): void => {
    unwatch = onResize(body, place);
  };
  watch();
  return stopAll(
    restore,
    () => fade?.cancel(),
    () => unwatch(),
    listen(view, { resize: place }),
  );
}
