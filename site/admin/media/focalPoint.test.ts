import { expect, test } from "vitest";
import { focalAt, MIDDLE, movedByKey } from "./focalPoint.ts";

test("A focal point moves by a hundredth with an arrow key, by a tenth with Shift, and not off its picture", () => {
  expect(movedByKey(MIDDLE, "ArrowLeft", false)).toEqual({ x: 0.49, y: 0.5 });
  expect(movedByKey(MIDDLE, "ArrowRight", true)).toEqual({ x: 0.6, y: 0.5 });
  expect(movedByKey(MIDDLE, "ArrowUp", true)).toEqual({ x: 0.5, y: 0.4 });
  expect(movedByKey({ x: 0, y: 0.995 }, "ArrowDown", true)).toEqual({ x: 0, y: 1 });
  expect(movedByKey(MIDDLE, "a", false)).toBeUndefined();
});

test("A focal point goes where the pointer is, and to the edge beyond", () => {
  const box = { left: 100, top: 50, width: 200, height: 100 };
  expect(focalAt(box, { clientX: 150, clientY: 75 })).toEqual({ x: 0.25, y: 0.25 });
  expect(focalAt(box, { clientX: 0, clientY: 999 })).toEqual({ x: 0, y: 1 });
});
