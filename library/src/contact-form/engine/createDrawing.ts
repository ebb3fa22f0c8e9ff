import { after } from "../../browser/after.ts";
import { listen } from "../../browser/listen.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";

/** Shows a message beside a field; undefined takes away the one that is there. */
export type Draw = (field: string, message: string | undefined) => void;

export type Drawing = {
  readonly draw: Draw;
  /** Forgets what is still to be drawn. */
  readonly drop: () => void;
  readonly stop: Stop;
};

/** Draws at once, but while a pointer is down only when it is up again and its click is over. */
export function createDrawing(document: Document, draw: Draw): Drawing {
  const waiting = new Map<string, string | undefined>();
  let isPressed = false;
  let stopWaiting: Stop = () => {};
  const press = (): void => {
    stopWaiting();
    isPressed = true;
  };
  const release = (): void => {
    isPressed = false;
    for (const [field, message] of waiting) draw(field, message);
    waiting.clear();
  };
  const lift = (): void => {
    stopWaiting();
    stopWaiting = after(0, release);
  };
  return {
    draw(field, message) {
      if (isPressed) waiting.set(field, message);
      else draw(field, message);
    },
    drop: () => waiting.clear(),
    stop: stopAll(
      () => stopWaiting(),
      listen(
        document,
        // A touch ends before the mouse events that it causes.
        {
          pointerdown: press,
          mousedown: press,
          pointerup: lift,
          mouseup: lift,
          pointercancel: lift,
        },
        { capture: true, passive: true },
      ),
    ),
  };
}
