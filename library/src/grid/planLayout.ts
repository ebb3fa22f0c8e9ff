import { itemsOf } from "../browser/itemsOf.ts";
import type { GridMove } from "../browser/runningGrid.ts";
import { px, styleOf } from "../browser/styleOf.ts";
import { type GridSize, placeItems } from "./placeItems.ts";
import type { GridOptions } from "./readGrid.ts";

/** What a ResizeObserver last told of a grid and its children, with their border boxes. */
export type GridSizes = WeakMap<Element, Told>;

/** Styles cost more to read than places do: they are read once for each size that is told. */
type Told = ResizeObserverEntry & { look?: Look };

type Look = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Its transitions, as in CSS; "" where nothing of it glides. */
  readonly transition: string;
};

export type Move = GridMove & Pick<FlowItem, "transition">;

export type LayoutPlan = {
  /** One for each item that has a box and a place. */
  readonly moves: readonly Move[];
  /** What it was made from. */
  readonly flow: readonly FlowItem[] | undefined;
  /** Items without a place, which stay where they are. */
  readonly out: ReadonlySet<HTMLElement>;
  /** CSS height of the grid; none where there are no items. */
  readonly height?: string;
};

type Known = Pick<LayoutPlan, "out" | "flow"> & {
  readonly sizes: GridSizes;
  /** The least height that the grid is to have within its padding, in CSS pixels. */
  readonly least: number | undefined;
};

/** An item with its margins, in CSS pixels, from the corner of whatever all of them are placed by. */
type FlowItem = GridSize & {
  readonly element: HTMLElement;
  readonly left: number;
  readonly top: number;
  readonly transition: Look["transition"];
};

/**
 * Reads, and writes nothing: where the page's own styles have the items, and where they belong.
 */
export function planLayout(
  element: HTMLElement,
  { itemSelector, layoutStyle }: GridOptions,
  { sizes, least = 0, out, ...known }: Known,
): LayoutPlan {
  const box = sizes.get(element);
  const flow =
    known.flow ?? itemsOf(element, itemSelector).flatMap((item) => readItem(item, sizes.get(item)));
  const [first] = flow;
  if (!(box && first)) return { moves: [], out, flow };
  const style = styleOf(element);
  const { width } = box.contentRect;
  const isRtl = style.direction === "rtl";
  const { placed, height } = placeItems(
    flow.filter((item) => !out.has(item.element)),
    {
      layoutStyle,
      width,
      columnGap: px(style, "column-gap"),
      rowGap: px(style, "row-gap"),
      isRtl,
    },
  );
  // Told from the same corner as the items, by whichever of both sides the flow begins.
  const left =
    box.contentRect.left +
    (first.element.offsetParent === element ? 0 : element.offsetLeft + element.clientLeft);
  const top = Math.min(...flow.map((item) => item.top));
  const rim =
    style.boxSizing === "border-box" ? borderBox(box).blockSize - box.contentRect.height : 0;
  return {
    out,
    flow,
    moves: placed.map((item) => ({
      ...item,
      place: item,
      x: distance(item.left, left + item.x),
      y: distance(item.top, top + item.y),
    })),
    height: `${Math.max(height, least) + rim}px`,
  };
}

function readItem(element: HTMLElement, entry: Told | undefined): FlowItem[] {
  // Without a box it takes no place.
  if (!entry || !borderBox(entry).inlineSize) return [];
  const size = borderBox(entry);
  entry.look ??= readLook(element);
  const { left, top, right, bottom, transition } = entry.look;
  return [
    {
      element,
      // As laid out: unlike rectangles, without transforms such as those of an entrance.
      left: element.offsetLeft - left,
      top: element.offsetTop - top,
      width: left + size.inlineSize + right,
      height: top + size.blockSize + bottom,
      transition,
    },
  ];
}

function readLook(element: HTMLElement): Look {
  const style = styleOf(element);
  const margin = (side: string): number => px(style, `margin-${side}`);
  return {
    left: margin("left"),
    top: margin("top"),
    right: margin("right"),
    bottom: margin("bottom"),
    transition: style.transitionDuration === "0s" ? "" : style.transition,
  };
}

/** Browsers tell of one only, also where it is broken into columns. */
const borderBox = (entry: ResizeObserverEntry): ResizeObserverSize =>
  entry.borderBoxSize[0] as ResizeObserverSize;

/** Places in the flow are told in whole pixels: less than one is none. */
function distance(from: number, to: number): number {
  return Math.abs(to - from) < 1 ? 0 : to - from;
}
