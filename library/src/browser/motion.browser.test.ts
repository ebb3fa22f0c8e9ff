import { expect, test } from "vitest";
import { emulateMedia } from "../../../tests/support/emulateMedia.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { onMotionPreference, prefersReducedMotion } from "./motion.ts";

test("The wish for less motion is known at once and followed until the stop.", async () => {
  expect(prefersReducedMotion(window)).toBe(false);
  const told: boolean[] = [];
  const stop = onMotionPreference(window, (reduced) => told.push(reduced));
  expect(told).toEqual([false]);
  await emulateMedia({ reducedMotion: true });
  await expect.poll(() => told).toEqual([false, true]);
  expect(prefersReducedMotion(window)).toBe(true);
  await emulateMedia({});
  await expect.poll(() => told).toEqual([false, true, false]);
  stop();
  await emulateMedia({ reducedMotion: true });
  await expect.poll(() => prefersReducedMotion(window)).toBe(true);
  expect(told).toHaveLength(3);
});

test("It leaves nothing behind.", async () => {
  await expectCleanStop(() => onMotionPreference(window, () => {}));
});
