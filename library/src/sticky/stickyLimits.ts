import type { StickyOptions } from "./readSticky.ts";
import type { StickyWindow } from "./stickyPage.ts";
import type { StickyLimits } from "./stickyState.ts";

/** Where an element stands by itself, in CSS pixels from the top of the document. */
export type StickyBox = {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** The lowest its bottom edge gets by `position: sticky`; -Infinity where that does not work. */
  readonly reach: number;
  /** The lowest its bottom edge may get; Infinity without an end. */
  readonly end: number;
  /** Whether `position: fixed` holds on to the window. */
  readonly canFix: boolean;
};

/** What sticks, how, and how far from the top of the window, in CSS pixels. */
export type Sticking = Pick<StickyOptions, "mode" | "position"> & {
  readonly box: StickyBox;
  readonly at: number;
  readonly isHeader: boolean;
};

/** Zoomed pages never scroll to the last fraction of a pixel. */
const HALF_A_PIXEL = 0.5;

/**
 * At which scroll positions an element changes. Undefined where it never sticks, since its end
 * leaves it no way to go, or since nothing can hold it.
 */
export function stickyLimits(
  { box, at, mode, position, isHeader }: Sticking,
  { height, documentHeight }: Pick<StickyWindow, "height" | "documentHeight">,
): StickyLimits | undefined {
  // A scroll position at which the element, held by the window, has its bottom edge at this height.
  const scrollAt = (bottom: number): number => bottom - box.height - at;
  const start = box.top - at;
  const reach = scrollAt(box.reach);
  const wanted = scrollAt(box.end);
  const end = box.canFix ? wanted : Math.min(wanted, reach);
  if (end <= start) return undefined;
  const bottom = documentHeight - height;
  const last = Math.min(end, bottom);
  // Of itself it stops at its parent's end only. A window's height early, the change is not seen.
  const fix = reach < last ? reach - height : end;
  // To its end by its parent, where nothing changes.
  const isHeld = reach === end;
  const hide = last - HALF_A_PIXEL;
  const hides = position === "bottom" && hide > start && bottom > 0;
  const up = hides ? hide : Number.POSITIVE_INFINITY;
  const appears = mode === "appear";
  // A header is stuck at that position itself, too.
  const stick = isHeader ? start - HALF_A_PIXEL : start;
  return {
    stick: appears ? start + box.height : stick,
    // Where the page begins, a header that comes and goes is always in its place.
    release: appears ? Math.max(stick, 0) : stick,
    fix: isHeld ? Number.POSITIVE_INFINITY : fix,
    end: isHeld ? Number.POSITIVE_INFINITY : end,
    down: appears ? Number.NEGATIVE_INFINITY : up,
    up,
  };
}
