import type { MediaItem } from "../../content/mediaWire.ts";

/** What must stay in view: shares of width and height, from the upper left corner. */
export type Focal = NonNullable<MediaItem["focal"]>;

/** What stays in view where nothing is said. */
export const MIDDLE: Focal = { x: 0.5, y: 0.5 };

/** How far an arrow key moves it, and one with Shift, as shares. */
const STEP = 0.01;
const LONG_STEP = 0.1;

const DIRECTIONS: Readonly<Record<string, Focal>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a key moves it; undefined for other keys. Pictures are not mirrored, so left is left. */
export function movedByKey(focal: Focal, key: string, isLong: boolean): Focal | undefined {
  const direction = DIRECTIONS[key];
  const step = isLong ? LONG_STEP : STEP;
  return direction && within({ x: focal.x + direction.x * step, y: focal.y + direction.y * step });
}

/** Where a pointer stands on a picture. */
export function focalAt(
  { left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Focal {
  return within({ x: (clientX - left) / width, y: (clientY - top) / height });
}

/** On the picture, to a hundredth. */
function within({ x, y }: Focal): Focal {
  const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
  return { x: share(x), y: share(y) };
}
