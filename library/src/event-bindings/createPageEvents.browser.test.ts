import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { listen } from "../browser/listen.ts";
import { answerOverlay } from "../browser/overlayRequest.ts";
import type { Stop } from "../browser/stop.ts";
import { createPageEvents } from "./createPageEvents.ts";

let lightbox: HTMLElement;
let opened: number;
let stops: Stop[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  lightbox = document.createElement("div");
  lightbox.id = "tve_thrive_lightbox_9";
  document.body.append(lightbox);
  opened = 0;
  stops = [
    // The machine's own pointer, which rests somewhere, must not count.
    listen(
      window,
      {
        mouseover: (event) => event.isTrusted && event.stopImmediatePropagation(),
        mouseout: (event) => event.isTrusted && event.stopImmediatePropagation(),
      },
      { capture: true },
    ),
    answerOverlay(lightbox, {
      open: () => {
        opened += 1;
      },
      close() {},
    }),
  ];
});

afterEach(() => {
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  lightbox.remove();
});

function start(t: string, config: Record<string, unknown> = {}): void {
  const page_events = [{ t, a: "thrive_lightbox", config: { l_id: "9", ...config } }];
  stops.push(createPageEvents(document.body, undefined, { page_events }));
}

function leave(clientY: number, relatedTarget: Element | null = null): void {
  const event = { bubbles: true, clientY, relatedTarget };
  document.body.dispatchEvent(new MouseEvent("mouseout", event));
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** A window as narrow as a phone's. */
function onPhone(): void {
  const width = vi.spyOn(window, "innerWidth", "get").mockReturnValue(390);
  stops.push(() => width.mockRestore());
}

describe("exit", () => {
  test("comes once a page, when the pointer leaves by the top for 50 ms", async () => {
    start("exit");
    leave(21);
    leave(5, document.body);
    await pass(1000);
    expect(opened).toBe(0);
    leave(20);
    await pass(49);
    expect(opened).toBe(0);
    await pass(1);
    expect(opened).toBe(1);
    leave(0);
    await pass(1000);
    expect(opened).toBe(1);
  });

  test("does not come where the pointer is back at once", async () => {
    start("exit");
    leave(0);
    await pass(30);
    document.body.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    await pass(1000);
    expect(opened).toBe(0);
  });

  test("waits while the visitor is busy in a dialog", async () => {
    const dialog = document.createElement("dialog");
    document.body.append(dialog);
    dialog.showModal();
    start("exit");
    leave(0);
    await pass(1000);
    dialog.remove();
    expect(opened).toBe(0);
    leave(0);
    await pass(50);
    expect(opened).toBe(1);
  });

  test("on phones comes after e_delay seconds, and only with e_mobile", async () => {
    onPhone();
    start("exit", { e_mobile: "1", e_delay: "3" });
    leave(0);
    await pass(2999);
    expect(opened).toBe(0);
    await pass(1);
    expect(opened).toBe(1);
    start("exit", { e_mobile: "0", e_delay: "3" });
    leave(0);
    await pass(10_000);
    expect(opened).toBe(1);
  });
});

describe("timer", () => {
  test("comes after t_delay seconds, which is a text", async () => {
    start("timer", { t_delay: "2" });
    await pass(1999);
    expect(opened).toBe(0);
    await pass(1);
    expect(opened).toBe(1);
    await pass(10_000);
    expect(opened).toBe(1);
  });
});

test("unknown triggers and what is no binding are passed over", async () => {
  stops.push(
    createPageEvents(document.body, {
      events: [null, "x", { t: "full-moon", a: "thrive_lightbox" }],
    }),
  );
  await pass(1000);
  expect(takeConsole()).toEqual([expect.stringContaining('the trigger "full-moon"')]);
});

test("stop leaves nothing behind", async () => {
  const events = ["exit", "timer"].map((t) => ({
    t,
    a: "thrive_lightbox",
    config: { l_id: "9", t_delay: "60" },
  }));
  await expectCleanStop(() => createPageEvents(document.body, { events }), {
    during: () => leave(0),
  });
});
