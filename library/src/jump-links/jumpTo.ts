import { focusPlace } from "../browser/focusPlace.ts";
import { glide } from "../browser/glide.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { coveredAbove, jumpGoal, scrollerOf } from "./jumpGoal.ts";
import { openWay } from "./openWay.ts";

/**
 * Opens what hides a place, moves the focus there and scrolls to it, in so many milliseconds, below
 * whatever sticks to the top.
 * @param onArrive told when the place is reached; not where the visitor has taken over
 */
export function jumpTo(target: HTMLElement, duration: number, onArrive: () => void): Stop {
  const scroller = scrollerOf(target);
  let covered = 0;
  openWay(target);
  const top = scroller.scrollTop;
  const unfocus = focusPlace(target);
  // The browser has brought it into view: boxes on the way there stay so, the page takes its time.
  scroller.scrollTo({ top, behavior: "instant" });
  const stopMoving = glide(windowOf(target), {
    scroller,
    goal(arrived) {
      const now = coveredAbove(scroller, target);
      // Something that lets go at the place itself would otherwise move it to and fro.
      covered = arrived ? Math.max(now, covered) : now;
      return jumpGoal(scroller, target, covered);
    },
    duration,
    onArrive,
  });
  return stopAll(unfocus, stopMoving);
}
