import type { Place } from "../state/places.ts";
import { indexAt, scrollStep } from "./dragGeometry.ts";

/** How far a pointer moves until it drags, in pixels: a press with an unsteady hand moves nothing. */
export const DRAG_DISTANCE = 5;

export type BlockDragOptions = {
  /** Whether a block may be dropped in a place. */
  readonly canDrop: (id: string, place: Place) => boolean;
  readonly onDrop: (id: string, place: Place) => void;
};

type Drag = {
  readonly id: string;
  readonly pointer: number;
  readonly start: { readonly x: number; readonly y: number };
  x: number;
  y: number;
  isMoving: boolean;
  place: Place | undefined;
};

/**
 * Moves blocks by their handles (data-drag), by mouse, pen or finger. Where a block would go shows as a line;
 * Escape, or letting go elsewhere, leaves it where it was.
 * @returns its stop
 */
export function createBlockDrag(root: HTMLElement, options: BlockDragOptions): () => void {
  const line = document.createElement("div");
  line.className = "drop-line";
  const listening = new AbortController();
  let drag: Drag | undefined;
  let frame = 0;

  function begin(event: PointerEvent): void {
    const handle = (event.target as Element).closest<HTMLElement>("[data-drag]");
    const id = handle?.dataset.drag;
    if (!handle || id === undefined || event.button !== 0 || drag) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    drag = { id, pointer, start: { x, y }, x, y, isMoving: false, place: undefined };
  }

  function move({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (!drag || pointerId !== drag.pointer) return;
    Object.assign(drag, { x, y });
    if (drag.isMoving || Math.hypot(x - drag.start.x, y - drag.start.y) < DRAG_DISTANCE) return;
    drag.isMoving = true;
    root.dataset.dragging = "";
    cardOf(drag.id)?.setAttribute("data-dragged", "");
    root.append(line);
    follow();
  }

  /** Once a frame while it lasts: the page may scroll below a pointer that rests. */
  function follow(): void {
    if (!drag) return;
    const step = scrollStep(drag.y, innerHeight);
    if (step !== 0) scrollBy({ top: step, behavior: "instant" });
    showPlace(drag);
    frame = requestAnimationFrame(follow);
  }

  function showPlace(current: Drag): void {
    const found = findPlace(current);
    const canDrop = found !== undefined && options.canDrop(current.id, found.place);
    current.place = canDrop ? found.place : undefined;
    line.hidden = !canDrop;
    if (!found) return;
    const { left, width, top } = found;
    Object.assign(line.style, { left: `${left}px`, width: `${width}px`, top: `${top}px` });
  }

  function findPlace({ id, x, y }: Drag) {
    const list = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-list]") ?? beside(y);
    if (!list || !root.contains(list) || cardOf(id)?.contains(list)) return undefined;
    const items = [...list.querySelectorAll(":scope > ol > li")];
    const boxes = items.map((item) => item.getBoundingClientRect());
    const index = indexAt(boxes, y);
    const { left, width, top } = list.getBoundingClientRect();
    const { list: parent = "", slot = "" } = list.dataset;
    const edge = boxes[index]?.top ?? boxes.at(-1)?.bottom ?? top;
    return { place: { parent, slot, index }, left, width, top: edge };
  }

  /** Beside the lists the document's own counts, at the height of the pointer. */
  function beside(y: number): HTMLElement | undefined {
    const list = root.querySelector<HTMLElement>("[data-list]");
    const box = list?.getBoundingClientRect();
    return list && box && y >= box.top && y <= box.bottom ? list : undefined;
  }

  function cardOf(id: string): Element | null {
    return root.querySelector(`[data-block="${CSS.escape(id)}"]`);
  }

  function end(isDropped: boolean): void {
    if (!drag) return;
    const { id, place, isMoving } = drag;
    drag = undefined;
    cancelAnimationFrame(frame);
    line.remove();
    delete root.dataset.dragging;
    cardOf(id)?.removeAttribute("data-dragged");
    if (isDropped && isMoving && place) options.onDrop(id, place);
  }

  const on = { signal: listening.signal };
  root.addEventListener("pointerdown", begin, on);
  root.addEventListener("pointermove", move, on);
  root.addEventListener("pointerup", () => end(true), on);
  root.addEventListener("pointercancel", () => end(false), on);
  addEventListener("keydown", ({ key }) => key === "Escape" && end(false), on);
  return () => {
    end(false);
    listening.abort();
  };
}
