import { nextFrame } from "../browser/nextFrame.ts";
import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import type { LayoutPlan, Move } from "./planLayout.ts";

type Exceptions = {
  /** Items without a place, which stay where they are. */
  readonly out: ReadonlySet<HTMLElement>;
  /** Moves that are written with the next frame. */
  readonly late: ReadonlySet<Move> | undefined;
};

export type Layout = {
  /** Shows the items of a plan where it has them. */
  readonly apply: (plan: LayoutPlan, exceptions: Exceptions) => void;
  /** Gives up all but these of the grid and its items: they are as if nothing had been here. */
  readonly keepOnly: (elements: readonly Element[]) => void;
  readonly stop: Stop;
};

/**
 * Writes, and reads nothing: items are moved by `translate`, which leaves the page's layout and their
 * own transforms alone. What they and the grid had of their own is remembered.
 */
export function createLayout(grid: HTMLElement): Layout {
  const { height: ownHeight } = grid.style;
  const own = new Map<HTMLElement, Partial<CSSStyleDeclaration>>([[grid, { height: ownHeight }]]);
  let stopFrame: Stop = () => {};

  function keepOnly(elements: readonly Element[]): void {
    const kept = new Set(elements);
    for (const [element, style] of own) {
      if (kept.has(element)) continue;
      own.delete(element);
      setStyle(element, style);
    }
  }

  function show({ element, x, y, transition }: Move): void {
    const { style } = element;
    if (!own.has(element)) {
      own.set(element, { translate: style.translate, transition: style.transition });
      // It jumps, as the flow does, whatever else the page lets glide.
      if (transition) style.transition = `${transition}, translate 0s`;
    }
    style.translate = `${x}px ${y}px`;
  }

  return {
    apply({ moves, height }, { out, late }) {
      keepOnly([grid, ...out, ...moves.map((move) => move.element)]);
      for (const move of moves) if (!late?.has(move)) show(move);
      stopFrame();
      // Not before, since a size that changes while sizes are told is an error to the page.
      stopFrame = nextFrame(windowOf(grid), () => {
        for (const move of late ?? []) show(move);
        setStyle(grid, { height: height ?? ownHeight });
      });
    },
    keepOnly,
    stop() {
      stopFrame();
      keepOnly([]);
    },
  };
}

/** Sets inline styles, and leaves no attribute in which nothing is left. */
function setStyle(element: HTMLElement, style: Partial<CSSStyleDeclaration>): void {
  Object.assign(element.style, style);
  if (!element.getAttribute("style")) element.removeAttribute("style");
}
