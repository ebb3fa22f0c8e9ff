import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import styles from "./popover.css?raw";
import { popover } from "./popover.ts";
import type { Stop } from "./stop.ts";

let host: HTMLElement;
let trigger: HTMLElement;
let panel: HTMLElement;
let sheet: HTMLStyleElement;
const stops: Stop[] = [];

const isOpen = (): boolean => panel.matches(":popover-open");
const expanded = (): string | null => trigger.getAttribute("aria-expanded");
const frames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

function start(): ReturnType<typeof vi.fn> {
  const onToggle = vi.fn();
  stops.push(popover(trigger, panel, { onToggle }));
  return onToggle;
}

beforeEach(() => {
  sheet = document.createElement("style");
  sheet.textContent = styles;
  document.head.append(sheet);
  host = document.createElement("section");
  host.style.cssText = "padding: 100px";
  trigger = document.createElement("button");
  trigger.textContent = "Choices";
  panel = document.createElement("div");
  const item = document.createElement("button");
  item.textContent = "item";
  item.style.cssText = "display: block; width: 200px; height: 60px";
  panel.append(item);
  host.append(trigger, panel);
  document.body.append(host);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  host.remove();
  sheet.remove();
  window.scrollTo(0, 0);
});

test("The trigger says what it controls and whether that is open, from the start on.", async () => {
  const onToggle = start();
  expect(expanded()).toBe("false");
  expect(document.getElementById(trigger.getAttribute("aria-controls") ?? "")).toBe(panel);
  expect(panel.checkVisibility()).toBe(false);
  await userEvent.click(trigger);
  expect(isOpen()).toBe(true);
  await expect.poll(expanded).toBe("true");
  await userEvent.click(trigger);
  expect(isOpen()).toBe(false);
  await expect.poll(expanded).toBe("false");
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
});

test("The keyboard opens and closes it.", async () => {
  start();
  trigger.focus();
  await userEvent.keyboard("{Enter}");
  expect(isOpen()).toBe(true);
  await userEvent.keyboard(" ");
  expect(isOpen()).toBe(false);
});

test("From the trigger, Tab goes into the panel.", async () => {
  start();
  host.insertBefore(document.createElement("button"), panel);
  trigger.focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("item");
});

describe("It closes", () => {
  test("by Escape, which gives the focus back to the trigger.", async () => {
    start();
    await userEvent.click(trigger);
    panel.querySelector("button")?.focus();
    await userEvent.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(trigger);
    await expect.poll(expanded).toBe("false");
  });

  test("by a click elsewhere, not by one inside.", async () => {
    start();
    await userEvent.click(trigger);
    await userEvent.click(panel.querySelector("button") ?? panel);
    expect(isOpen()).toBe(true);
    await userEvent.click(host, { position: { x: 5, y: 5 } });
    expect(isOpen()).toBe(false);
  });

  test("when the focus moves on, so that it covers nothing that has it.", async () => {
    const next = document.createElement("button");
    host.append(next);
    start();
    await userEvent.click(trigger);
    await userEvent.tab();
    expect(isOpen()).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(next);
    expect(isOpen()).toBe(false);
  });

  test("alone, while a dialog below it stays open.", async () => {
    const dialog = document.createElement("dialog");
    host.append(dialog);
    dialog.append(trigger, panel);
    start();
    dialog.showModal();
    await userEvent.click(trigger);
    await userEvent.keyboard("{Escape}");
    expect([isOpen(), dialog.open]).toEqual([false, true]);
    dialog.close();
  });
});

test("A press that never became a click costs the keyboard no turn.", async () => {
  start();
  trigger.click();
  trigger.dispatchEvent(new PointerEvent("pointerdown"));
  panel.hidePopover();
  trigger.click();
  expect(isOpen()).toBe(true);
});

test("A link can be the trigger, and is not followed.", async () => {
  const link = document.createElement("a");
  link.href = "#elsewhere";
  link.textContent = "Menu";
  trigger.replaceWith(link);
  trigger = link;
  start();
  await userEvent.click(link);
  expect(isOpen()).toBe(true);
  await userEvent.click(link);
  expect(isOpen()).toBe(false);
  expect(location.hash).toBe("");
});

test("A button in a form does not send it, and one that the page wired itself toggles once.", async () => {
  const form = document.createElement("form");
  const submit = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener("submit", submit);
  trigger.replaceWith(form);
  form.append(trigger);
  panel.id = "wired";
  trigger.setAttribute("popovertarget", "wired");
  start();
  await userEvent.click(trigger);
  expect(isOpen()).toBe(true);
  await userEvent.click(trigger);
  expect(isOpen()).toBe(false);
  expect(submit).not.toHaveBeenCalled();
});

describe("Its place", () => {
  const boxes = () => ({ at: panel.getBoundingClientRect(), by: trigger.getBoundingClientRect() });

  /** Chromium has anchor positioning; this makes the helper believe that it has not. */
  function withoutAnchors(): void {
    sheet.textContent = styles.replace(/position-(anchor|area|try-fallbacks):[^;]*;/g, "");
    const supports = vi.spyOn(CSS, "supports").mockReturnValue(false);
    onTestFinished(() => supports.mockRestore());
  }

  for (const [name, prepare] of [
    ["with anchor positioning", () => {}],
    ["without it", withoutAnchors],
  ] as const) {
    test(`is below the trigger, beginning where that begins, ${name}.`, async () => {
      prepare();
      start();
      await userEvent.click(trigger);
      await frames();
      const { at, by } = boxes();
      expect(at.top).toBeCloseTo(by.bottom, 0);
      expect(at.left).toBeCloseTo(by.left, 0);
    });

    test(`is above it where there is no room below, ${name}.`, async () => {
      prepare();
      host.style.cssText = `position: absolute; left: 0; top: ${innerHeight - 60}px`;
      start();
      await userEvent.click(trigger);
      await frames();
      const { at, by } = boxes();
      expect(at.bottom).toBeCloseTo(by.top, 0);
    });

    test(`is in view at the window's edge, ${name}.`, async () => {
      prepare();
      host.style.cssText = `position: absolute; top: 0; left: ${innerWidth - 90}px`;
      start();
      await userEvent.click(trigger);
      await frames();
      const { at } = boxes();
      expect(at.right).toBeLessThanOrEqual(innerWidth);
      expect(at.left).toBeGreaterThanOrEqual(0);
    });

    test(`stays by the trigger when the page scrolls, ${name}.`, async () => {
      prepare();
      host.style.height = "4000px";
      start();
      window.scrollTo(0, 20);
      await userEvent.click(trigger);
      await frames();
      const before = boxes();
      window.scrollTo(0, 60);
      await frames();
      const after = boxes();
      expect(after.by.top).toBe(before.by.top - 40);
      expect(after.at.top).toBeCloseTo(after.by.bottom, 0);
    });
  }

  test("without anchor positioning is found anew at each opening, and left behind by none.", async () => {
    withoutAnchors();
    await expectCleanStop(() => popover(trigger, panel), {
      during: async () => {
        trigger.click();
        await frames();
        trigger.click();
        await frames();
        trigger.click();
        await frames();
      },
    });
  });
});

test("It leaves nothing behind, closed or open.", async () => {
  const begin = () => popover(trigger, panel);
  await expectCleanStop(begin);
  await expectCleanStop(begin, { during: () => trigger.click() });
  expect(panel.checkVisibility()).toBe(true);
});
