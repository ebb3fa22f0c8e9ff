/**
 * Milliseconds until the element's running transitions and finite animations end; 0 where there
 * are none, as with reduced motion. With after() this waits for them without ever hanging.
 */
export function transitionTime(element: Element): number {
  const times = element.getAnimations().map((animation) => {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    return Number.isFinite(end) ? end - Number(animation.currentTime) : 0;
  });
  return Math.max(0, ...times);
}
