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
  /** CSS height of the grid; none where there are no items. */
  readonly height?: string;
};

type Known = {
  /** The grid, as it was last told. */
  readonly box: ResizeObserverEntry | undefined;
  /** Its items. */
  readonly flow: Flow;
  /** Those that have no place. */
  readonly out: ReadonlySet<HTMLElement>;
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

/** Where the page's own styles have the items that have a box. */
export type Flow = readonly FlowItem[];

/** Reads, and writes nothing, as does planLayout(). */
export function readFlow(items: readonly HTMLElement[], sizes: GridSizes): Flow {
  return items.flatMap((item) => readItem(item, sizes.get(item)));
}

/** Where the items of a grid belong, and how high it is with them. */
export function planLayout(
  element: HTMLElement,
  { layoutStyle }: GridOptions,
  { box, flow, out, least = 0 }: Known,
): LayoutPlan {
  const [first] = flow;
  if (!(box && first)) return { moves: [] };
  const style = styleOf(element);
  const { contentRect } = box;
  const { placed, height } = placeItems(
    flow.filter((item) => !out.has(item.element)),
    {
      layoutStyle,
      width: contentRect.width,
      columnGap: px(style, "column-gap"),
      rowGap: px(style, "row-gap"),
      isRtl: style.direction === "rtl",
    },
  );
  // Told from the same corner as the items, by whichever of both sides the flow begins.
  const left =
    contentRect.left +
    (first.element.offsetParent === element ? 0 : element.offsetLeft + element.clientLeft);
  const top = Math.min(...flow.map((item) => item.top));
  const { blockSize: outer } = box.borderBoxSize[0] as ResizeObserverSize;
  const rim = style.boxSizing === "border-box" ? outer - contentRect.height : 0;
  return {
    moves: placed.map((item) => ({
      ...item,
      place: item,
      x: rounded(left + item.x - item.left),
      y: rounded(top + item.y - item.top),
    })),
    height: `${Math.max(height, least) + rim}px`,
  };
}

function readItem(element: HTMLElement, entry: Told | undefined): FlowItem[] {
  // Browsers tell of one only, also where it is broken into columns.
  const size = entry?.borderBoxSize[0];
  // Without a box it takes no place.
  if (!entry || !size?.inlineSize) return [];
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

/** Places in the flow are told in whole pixels: less than one is none. */
function rounded(distance: number): number {
  return Math.abs(distance) < 1 ? 0 : distance;
}
