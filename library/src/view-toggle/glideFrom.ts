import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/** How much of an item is seen as it sets out: it has another shape at once. */
const FAINT = 0.3;

/**
 * Lets those items of a list that are in view glide to where they are once the page has been laid
 * out anew, from where they are seen now.
 * @param duration milliseconds
 */
export function glideFrom(list: Element, duration: number): Stop {
  const view = windowOf(list);
  const isSeen = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < view.innerHeight;
  const before = new Map(
    [...list.children].map((item) => [item, item.getBoundingClientRect()] as const),
  );
  let running: Animation[] = [];
  // Told when the browser has just laid out the page, and after what a grid does then.
  const observer = new view.ResizeObserver(() => {
    observer.disconnect();
    const now = [...before].map(([item, from]) => ({
      item,
      from,
      to: item.getBoundingClientRect(),
    }));
    running = now
      .filter(({ from, to }) => isSeen(from) || isSeen(to))
      .map(({ item, from, to }) =>
        item.animate(
          {
            transform: [`translate(${from.left - to.left}px, ${from.top - to.top}px)`, "none"],
            opacity: [FAINT, 1],
          },
          { duration, easing: "ease" },
        ),
      );
  });
  observer.observe(list);
  return () => {
    observer.disconnect();
    for (const animation of running) animation.cancel();
  };
}
