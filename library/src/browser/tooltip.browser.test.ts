import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { emulateMedia } from "../../../tests/support/emulateMedia.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import "./popover.css";
import type { Stop } from "./stop.ts";
import { TOOLTIP_GRACE, tooltip } from "./tooltip.ts";

let host: HTMLElement;
let trigger: HTMLButtonElement;
let tip: HTMLElement;
let other: HTMLButtonElement;
const stops: Stop[] = [];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const isShown = (): boolean => tip.matches(":popover-open");
const start = (): number => stops.push(tooltip(trigger, tip));
const focusByKeyboard = async (): Promise<void> => {
  trigger.blur();
  await userEvent.tab();
  expect(document.activeElement).toBe(trigger);
};

beforeEach(() => {
  host = document.createElement("section");
  host.style.cssText = "padding: 120px";
  trigger = document.createElement("button");
  trigger.textContent = "email";
  other = document.createElement("button");
  other.textContent = "other";
  other.style.marginInlineStart = "300px";
  tip = document.createElement("div");
  tip.textContent = "This address exists.";
  host.append(trigger, other, tip);
  document.body.append(host);
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  host.remove();
  await userEvent.unhover(document.body);
});

test("It describes its trigger, beside what does so already.", () => {
  trigger.setAttribute("aria-describedby", "hint");
  start();
  expect(trigger.getAttribute("aria-describedby")).toBe(`hint ${tip.id}`);
  expect(tip.role).toBe("tooltip");
  expect(isShown()).toBe(false);
});

test("It is there while the trigger has the pointer.", async () => {
  start();
  await userEvent.hover(trigger);
  expect(isShown()).toBe(true);
  await userEvent.hover(other);
  await expect.poll(() => isShown()).toBe(false);
});

test("It is there while the trigger has the keyboard's focus.", async () => {
  start();
  await focusByKeyboard();
  expect(isShown()).toBe(true);
  await userEvent.tab();
  await expect.poll(() => isShown()).toBe(false);
});

test("The pointer may move onto it, where it stays as long as that is there.", async () => {
  start();
  await userEvent.hover(trigger);
  await userEvent.hover(tip);
  await pause(TOOLTIP_GRACE + 100);
  expect(isShown()).toBe(true);
  await userEvent.hover(other);
  await expect.poll(() => isShown()).toBe(false);
});

test("It stays while the trigger has the focus, though the pointer left.", async () => {
  start();
  await focusByKeyboard();
  await userEvent.hover(trigger);
  await userEvent.hover(other);
  await pause(TOOLTIP_GRACE + 100);
  expect(isShown()).toBe(true);
});

describe("Escape", () => {
  test("dismisses it without moving pointer or focus, until they come anew.", async () => {
    start();
    await focusByKeyboard();
    await userEvent.keyboard("{Escape}");
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(trigger);
    await userEvent.hover(trigger);
    expect(isShown()).toBe(true);
  });

  test("closes it alone, and the dialog below with the next press.", async () => {
    const dialog = document.createElement("dialog");
    host.append(dialog);
    dialog.append(trigger, tip);
    start();
    dialog.showModal();
    await userEvent.hover(trigger);
    expect(isShown()).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect([isShown(), dialog.open]).toEqual([false, true]);
    await userEvent.keyboard("{Escape}");
    expect(dialog.open).toBe(false);
  });
});

test("On touch a tap shows it, where it stays until a tap elsewhere.", async () => {
  start();
  const touch = { pointerType: "touch", bubbles: true };
  trigger.dispatchEvent(new PointerEvent("pointerenter", touch));
  trigger.dispatchEvent(new PointerEvent("pointerleave", touch));
  await pause(TOOLTIP_GRACE + 100);
  expect(isShown()).toBe(true);
  tip.dispatchEvent(new PointerEvent("pointerdown", touch));
  expect(isShown()).toBe(true);
  other.dispatchEvent(new PointerEvent("pointerdown", touch));
  expect(isShown()).toBe(false);
});

test("It is above the trigger, or below where there is no room, and never over it.", async () => {
  start();
  await userEvent.hover(trigger);
  expect(tip.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    trigger.getBoundingClientRect().top + 1,
  );
  stops.shift()?.();
  host.style.padding = "0 0 0 200px";
  start();
  await userEvent.hover(other);
  await userEvent.hover(trigger);
  expect(tip.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    trigger.getBoundingClientRect().bottom - 1,
  );
});

test("It fades in 150 ms, by a property that a site may set. [SO-044]", async () => {
  start();
  const seconds = new Promise<number>((resolve) => {
    tip.addEventListener("transitionend", ({ propertyName, elapsedTime }) => {
      if (propertyName === "opacity") resolve(elapsedTime);
    });
  });
  await userEvent.hover(trigger);
  expect(getComputedStyle(tip).transitionDuration).toBe("0.15s, 0.15s, 0.15s");
  expect(await seconds).toBeCloseTo(0.15);
  expect(getComputedStyle(tip).opacity).toBe("1");
  tip.style.setProperty("--vitrine-tooltip-duration", "30ms");
  expect(getComputedStyle(tip).transitionDuration).toBe("0.03s, 0.03s, 0.03s");
});

test("With reduced motion it does not fade.", async () => {
  await emulateMedia({ reducedMotion: true });
  start();
  await userEvent.hover(trigger);
  expect(getComputedStyle(tip).transitionDuration).toBe("0s");
  expect(getComputedStyle(tip).opacity).toBe("1");
});

test("It leaves nothing behind, hidden, shown or about to go.", async () => {
  const begin = () => tooltip(trigger, tip);
  await expectCleanStop(begin);
  await expectCleanStop(begin, { during: () => userEvent.hover(trigger) });
  await expectCleanStop(begin, {
    during: async () => {
      await userEvent.hover(trigger);
      await userEvent.hover(other);
    },
  });
});
