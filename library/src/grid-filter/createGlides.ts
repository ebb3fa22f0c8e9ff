import { type GridMove, type GridPlace, runningGrid } from "../browser/runningGrid.ts";
import type { Stop } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/** Milliseconds in which items glide to other places, come and go (specification, section 9). */
export const GRID_TRANSITION = 800;

/** CSS pixels beyond the window's edges within which items glide; what nobody sees jumps. */
const NEAR = 200;
/** Of its size, an item that comes or goes. */
const SMALL = 0.9;

/** State of an item without a place that keeps its room in the flow. */
export const OUT = "data-vitrine-out";

export type Glides = {
  /**
   * Before items are shown elsewhere: lets them glide there from where they are seen, and those
   * without a place go.
   * @returns the moves that nobody sees
   */
  readonly follow: <Move extends GridMove>(moves: readonly Move[], duration: number) => Set<Move>;
  /** Takes it that the item is seen nowhere, so that it comes if it has a place again. */
  readonly forget: (item: HTMLElement) => void;
  readonly stop: Stop;
};

/** How an item is seen: how far from its place, in CSS pixels, and how much of it, 0 to 1. */
type Look = { readonly x: number; readonly y: number; readonly shown: number };

type Glide = { readonly animation: Animation; readonly from: Look; readonly to: number };

const AT_REST: Look = { x: 0, y: 0, shown: 1 };

/**
 * Lets items of a grid glide, come and go, by animations of `translate`, `scale` and `opacity` that
 * cost the page neither layout nor script. What is interrupted goes on from where it is seen.
 */
export function createGlides(grid: HTMLElement): Glides {
  const view = windowOf(grid);
  const { out } = runningGrid(grid);
  const running = new Map<HTMLElement, Glide>();
  const moved = new WeakMap<HTMLElement, GridMove>();

  function start(
    { element, x, y }: GridMove,
    way: Omit<Glide, "animation">,
    duration: number,
  ): void {
    const { from, to } = way;
    const fades = from.shown < 1 || to < 1;
    const frame = (look: Look): Keyframe => ({
      translate: `${x + look.x}px ${y + look.y}px`,
      ...(fades && { opacity: look.shown, scale: SMALL + (1 - SMALL) * look.shown }),
    });
    end(element);
    const animation = element.animate([frame(from), frame({ ...AT_REST, shown: to })], {
      duration,
      easing: "ease",
      // Until it is hidden.
      fill: to ? "none" : "forwards",
    });
    if (to) animation.onfinish = () => running.delete(element);
    running.set(element, { animation, ...way });
  }

  function end(item: HTMLElement): void {
    running.get(item)?.animation.cancel();
    running.delete(item);
  }

  function lookOf(item: HTMLElement): Look {
    const glide = running.get(item);
    if (!glide) return AT_REST;
    const { animation, from, to } = glide;
    const left = 1 - (animation.effect?.getComputedTiming().progress ?? 1);
    return { x: from.x * left, y: from.y * left, shown: to + (from.shown - to) * left };
  }

  /** Sets an item on its way from where it is seen, if that is elsewhere. */
  function come(move: GridMove, before: GridPlace | undefined, duration: number): void {
    const { element, place } = move;
    const { x, y, shown } = lookOf(element);
    const from = before
      ? { x: before.x + x - place.x, y: before.y + y - place.y, shown }
      : { x: 0, y: 0, shown: 0 };
    element.removeAttribute(OUT);
    if (from.x || from.y || from.shown < 1) start(move, { from, to: 1 }, duration);
    // What was about to leave, and has not moved yet, would be gone in the end.
    else end(element);
  }

  function leave(move: GridMove, duration: number): void {
    const { element } = move;
    if (running.get(element)?.to !== 0) start(move, { from: lookOf(element), to: 0 }, duration);
  }

  /** Has an item be where it belongs. @returns whether that is seen, or about to be */
  function show(move: GridMove, duration: number, isNear: (place: GridPlace) => boolean): boolean {
    const { element, place } = move;
    const before = moved.get(element);
    const glide = running.get(element);
    moved.set(element, move);
    // Where others come or go, it stays as it is, and what glides there glides on.
    if (!(duration || glide) || (before && glide?.to !== 0 && isAsBefore(move, before)))
      return true;
    const isSeen = isNear(place) || Boolean(before && isNear(before.place));
    if (isSeen) come(move, before?.place, duration || GRID_TRANSITION);
    else end(element);
    return isSeen;
  }

  return {
    follow(moves, duration) {
      const { top } = grid.getBoundingClientRect();
      const isNear = ({ y, height }: GridPlace): boolean =>
        top + y < view.innerHeight + NEAR && top + y + height > -NEAR;
      const late = moves.filter((move) => !show(move, duration, isNear));
      for (const item of out) {
        const move = moved.get(item);
        if (move && isNear(move.place)) leave(move, duration);
      }
      return new Set(late);
    },
    forget(item) {
      end(item);
      moved.delete(item);
    },
    stop() {
      for (const item of running.keys()) end(item);
    },
  };
}

function isAsBefore(move: GridMove, before: GridMove): boolean {
  return (
    move.x === before.x &&
    move.y === before.y &&
    move.place.x === before.place.x &&
    move.place.y === before.place.y
  );
}
