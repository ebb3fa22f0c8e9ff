import type { StickyBox } from "./stickyLimits.ts";

export type Stackable = {
  readonly box: Pick<StickyBox, "top" | "left" | "width" | "height">;
  /** Where it sticks by its own settings, in CSS pixels from the top of the window. */
  readonly at: number;
  /** Whether it goes below what is stuck there already: its author gave it no place of its own. */
  readonly gives: boolean;
  /** Whether it is there for the rest of the page, so that others have to go below it. */
  readonly stays: boolean;
};

/** No more than this share of the window's height is left to a pile of stuck elements. */
const MOST_OF_WINDOW = 0.5;

/**
 * How far from the top of the window each of these elements sticks, so that those without a place of
 * their own do not cover one that stood above them in the page. Where a pile would take more than half the
 * window, the next one covers it instead.
 * @param windowHeight CSS pixels
 */
export function stackTops<T extends Stackable>(
  elements: readonly T[],
  windowHeight: number,
): ReadonlyMap<T, number> {
  const tops = new Map<T, number>();
  for (const one of [...elements].sort((a, b) => a.box.top - b.box.top)) {
    let top = one.at;
    for (const [other, above] of one.gives ? tops : []) {
      if (other.stays && isAbove(other, one)) {
        top = Math.max(top, above + other.box.height);
      }
    }
    tops.set(one, top + one.box.height <= windowHeight * MOST_OF_WINDOW ? top : one.at);
  }
  return tops;
}

function isAbove({ box: upper }: Stackable, { box: lower }: Stackable): boolean {
  return (
    upper.top + upper.height <= lower.top &&
    upper.left < lower.left + lower.width &&
    lower.left < upper.left + upper.width
  );
}
