import { type PointerEvent, type RefObject, useRef, useState } from "react";
import { useLatest } from "../useLatest.ts";

/** What is dragged, and where it would go; both from 0. */
export type Drag = { readonly from: number; readonly to: number };

/** What makes a button the handle of the item whose place its `data-index` says. */
export type DragHandle = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onLostPointerCapture: () => void;
};

export type DragOrder<List extends HTMLElement> = {
  /** Of the element whose children are the items. */
  readonly list: RefObject<List | null>;
  readonly drag: Drag | undefined;
  /** Stays the same. */
  readonly handle: DragHandle;
};

/** How near the edge of the window a drag scrolls it, and how far with each move, in pixels. */
const EDGE = 48;
const STEP = 24;

/** Lets the items of a list be dragged by their handles, with mouse, pen or finger. For keys there are buttons. */
export function useDragOrder<List extends HTMLElement = HTMLOListElement>(
  onMove: (from: number, to: number) => void,
): DragOrder<List> {
  const list = useRef<List>(null);
  const [drag, setDrag] = useState<Drag>();
  const latest = useLatest({ drag, onMove });

  function createHandle(): DragHandle {
    return {
      onPointerDown({ button, currentTarget, pointerId }) {
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        const from = Number(currentTarget.dataset.index);
        setDrag({ from, to: from });
      },
      onPointerMove({ clientY }) {
        if (!latest.current.drag || !list.current) return;
        const { from } = latest.current.drag;
        scrollAtEdge(clientY);
        setDrag({ from, to: placeAt(list.current, from, clientY) });
      },
      onPointerUp() {
        const { drag, onMove } = latest.current;
        setDrag(undefined);
        if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
      },
      // After the pointer is up, and when a gesture of the browser takes over: then nothing moves.
      onLostPointerCapture: () => setDrag(undefined),
    };
  }
  const [handle] = useState(createHandle);
  return { list, drag, handle };
}

/** How many of the others lie with their middle above the pointer. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const others = [...list.children].filter((_, index) => index !== from);
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

function scrollAtEdge(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}

/** What a drag means for an item: it is the one, or that would go before or after it. */
export type Drop = "dragged" | "before" | "after";

/** What the drag under way means for the item at an index. */
export function dropAt(index: number, drag: Drag | undefined): Drop | undefined {
  if (!drag) return undefined;
  if (index === drag.from) return "dragged";
  if (index !== drag.to || drag.to === drag.from) return undefined;
  return drag.to < drag.from ? "before" : "after";
}
