import { px, styleOf } from "../browser/styleOf.ts";
import { itemsOf } from "./itemsOf.ts";
import { type GridSize, placeItems } from "./placeItems.ts";
import type { GridOptions } from "./readGrid.ts";

/** What a ResizeObserver last told of a grid and its children, with their border boxes. */
export type GridSizes = WeakMap<Element, ResizeObserverEntry>;

/** How many CSS pixels an item is to be shown from where the flow has it. */
export type Move = Pick<FlowItem, "element" | "transition"> & {
  readonly x: number;
  readonly y: number;
};

export type LayoutPlan = {
  /** One for each item that has a box. */
  readonly moves: readonly Move[];
  /** CSS height of the grid; none where there are no items. */
  readonly height?: string;
};

/** An item with its margins, in CSS pixels, from the corner of whatever all of them are placed by. */
type FlowItem = GridSize & {
  readonly element: HTMLElement;
  readonly left: number;
  readonly top: number;
  /** Its transitions, as in CSS; "" where nothing of it glides. */
  readonly transition: string;
};

/**
 * Reads, and writes nothing: where the page's own styles have the items, and where they belong.
 * @param known with the least height that the grid is to have within its padding, in CSS pixels
 */
export function planLayout(
  element: HTMLElement,
  { itemSelector, layoutStyle }: GridOptions,
  { sizes, least = 0 }: { readonly sizes: GridSizes; readonly least: number | undefined },
): LayoutPlan {
  const box = sizes.get(element);
  const flow = itemsOf(element, itemSelector).flatMap((item) => readItem(item, sizes.get(item)));
  const style = styleOf(element);
  const { placed, height } = placeItems(flow, {
    layoutStyle,
    width: box?.contentRect.width ?? 0,
    columnGap: px(style, "column-gap"),
    rowGap: px(style, "row-gap"),
    isRtl: style.direction === "rtl",
  });
  const [first] = placed;
  if (!(box && first)) return { moves: [] };
  // They begin where the flow begins, whatever places that.
  const left = first.left - first.x;
  const top = Math.min(...flow.map((item) => item.top));
  const rim =
    style.boxSizing === "border-box" ? borderBox(box).blockSize - box.contentRect.height : 0;
  return {
    moves: placed.map((item) => ({
      ...item,
      x: distance(item.left, left + item.x),
      y: distance(item.top, top + item.y),
    })),
    height: `${Math.max(height, least) + rim}px`,
  };
}

function readItem(element: HTMLElement, entry: ResizeObserverEntry | undefined): FlowItem[] {
  const size = entry && borderBox(entry);
  // Without a box it takes no place.
  if (!size?.inlineSize) return [];
  const style = styleOf(element);
  const left = px(style, "margin-left");
  const top = px(style, "margin-top");
  return [
    {
      element,
      // As laid out: unlike rectangles, without transforms such as those of an entrance.
      left: element.offsetLeft - left,
      top: element.offsetTop - top,
      width: left + size.inlineSize + px(style, "margin-right"),
      height: top + size.blockSize + px(style, "margin-bottom"),
      transition: style.transitionDuration === "0s" ? "" : style.transition,
    },
  ];
}

/** Browsers tell of one only, also where it is broken into columns. */
const borderBox = (entry: ResizeObserverEntry): ResizeObserverSize =>
  entry.borderBoxSize[0] as ResizeObserverSize;

/** Places in the flow are told in whole pixels: less than one is none. */
function distance(from: number, to: number): number {
  return Math.abs(to - from) < 1 ? 0 : to - from;
}
