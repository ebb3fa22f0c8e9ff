import { nextFrame } from "../browser/nextFrame.ts";
import { onResize } from "../browser/onResize.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/** On a phone's menu: how far below its header's top edge it begins. sticky-header.css reads it. */
const PLACE = "--vitrine-header-menu";

/**
 * Tells a phone's menu where it begins in a header that sticks, so that it is no higher than the
 * rest of the window: beyond that its end could not be scrolled to. The theme counts on a header of
 * half its base height.
 */
export function fitMenu(header: Element, menu: HTMLElement): Stop {
  const view = windowOf(menu);
  let unwatch: Stop = () => {};
  let stopFrame = nextFrame(view, () => {
    // Told when it opens, and the page is laid out.
    unwatch = onResize(menu, () => {
      const place = menu.getBoundingClientRect().top - header.getBoundingClientRect().top;
      stopFrame();
      // Within the turn that tells of sizes, a browser would report its new height as an error.
      stopFrame = nextFrame(view, () => menu.style.setProperty(PLACE, `${place}px`));
    });
  });
  return stopAll(
    () => {
      menu.style.removeProperty(PLACE);
      if (!menu.getAttribute("style")) menu.removeAttribute("style");
    },
    () => stopFrame(),
    () => unwatch(),
  );
}
