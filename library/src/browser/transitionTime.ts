/** Milliseconds by which a motion's last step may reach the screen later than its clock says. */
const FRAME = 20;

/**
 * Milliseconds until the element's running transitions and finite animations have ended for the
 * eye, too; 0 where there are none, as with reduced motion. With after() this waits for them
 * without ever hanging.
 */
export function transitionTime(element: Element): number {
  const times = element.getAnimations().map((animation) => {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    return Number.isFinite(end) ? end - Number(animation.currentTime) + FRAME : 0;
  });
  return Math.max(0, ...times);
}
