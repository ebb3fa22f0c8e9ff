import { afterEach, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { onMotionPreference, prefersReducedMotion } from "./motion.ts";

const emulate = (value: string) =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });

afterEach(async () => void (await emulate("")));

test("The wish for less motion is known at once and followed until the stop.", async () => {
  expect(prefersReducedMotion(window)).toBe(false);
  const told: boolean[] = [];
  const stop = onMotionPreference(window, (reduced) => told.push(reduced));
  expect(told).toEqual([false]);
  await emulate("reduce");
  await vi.waitFor(() => expect(told).toEqual([false, true]));
  expect(prefersReducedMotion(window)).toBe(true);
  await emulate("no-preference");
  await vi.waitFor(() => expect(told).toEqual([false, true, false]));
  stop();
  await emulate("reduce");
  await vi.waitFor(() => expect(prefersReducedMotion(window)).toBe(true));
  expect(told).toHaveLength(3);
});

test("It leaves nothing behind.", async () => {
  await expectCleanStop(() => onMotionPreference(window, () => {}));
});
