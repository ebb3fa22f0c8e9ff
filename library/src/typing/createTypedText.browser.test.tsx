import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { injections } from "../../../tests/support/injections.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createTypedText } from "./createTypedText.ts";
import { TypedText } from "./TypedText.tsx";
import "./typing.css";

let stop: Stop = () => {};
let element: HTMLElement;

beforeEach(() => {
  element = document.createElement("div");
  element.className = "kt_typed_element";
  Object.assign(element.dataset, { firstSentence: "green", secondSentence: "red", loop: "false" });
  document.body.append(element);
});

afterEach(async () => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
  window.scrollTo(0, 0);
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
});

const seen = () => element.querySelector("[data-typing-now]")?.textContent;
const holdClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

/** Waits by frames: what polls would advance the clock that the test has in hand. */
async function whileFrames(is: () => boolean): Promise<void> {
  const end = performance.now() + 10_000;
  while (is() && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Starts it, and waits until it has found out that it is in view. */
async function begin(): Promise<void> {
  holdClock();
  stop = createTypedText(element);
  vi.advanceTimersByTime(0);
  await whileFrames(() => vi.getTimerCount() === 0);
}

test("a theme's element types its sentences once it is in view, and the last one stands [TH-068, TH-072, TH-073]", async () => {
  await begin();
  expect(seen()).toBe("");
  vi.advanceTimersByTime(499);
  expect(seen()).toBe("");
  vi.advanceTimersByTime(1);
  expect(seen()).toBe("g");
  vi.advanceTimersByTime(4 * 40);
  expect(seen()).toBe("green");
  vi.advanceTimersByTime(1000 + 40 + 3 * 40);
  expect(seen()).toBe("red");
  vi.advanceTimersByTime(60_000);
  expect([seen(), vi.getTimerCount()]).toEqual(["red", 0]);
});

test("out of view nothing is typed", async () => {
  element.style.marginTop = "3000px";
  holdClock();
  stop = createTypedText(element);
  vi.advanceTimersByTime(5000);
  await whileFrames(() => seen() !== "");
  expect(seen()).toBe("");
  window.scrollTo(0, 3000);
  await whileFrames(() => vi.getTimerCount() === 0);
  vi.advanceTimersByTime(500);
  expect(seen()).toBe("g");
});

test("it keeps its room, has a cursor, can be held, and says all of it to screen readers", async () => {
  element.dataset.pauseLabel = "Hold";
  await begin();
  const { height, width } = element.getBoundingClientRect();
  const cursor = element.querySelector("[data-typing-cursor]") as Element;
  expect(getComputedStyle(cursor).borderInlineEndStyle).toBe("solid");
  expect(element.querySelector("[data-typing-words]")?.textContent).toBe("green, red");
  for (let step = 0; step < 40; step += 1) {
    vi.advanceTimersByTime(100);
    const box = element.getBoundingClientRect();
    expect([box.height, box.width]).toEqual([height, width]);
  }
  const button = element.querySelector("button");
  expect(button?.ariaLabel).toBe("Hold");
  button?.click();
  expect([element.dataset.typing, vi.getTimerCount()]).toEqual(["paused", 0]);
});

test("where less motion is preferred the first sentence just stands", async () => {
  await cdp().send("Emulation.setEmulatedMedia", {
    media: "",
    features: [{ name: "prefers-reduced-motion", value: "reduce" }],
  });
  stop = createTypedText(element);
  expect([element.textContent, element.children.length]).toEqual(["green", 0]);
  stop();
  expect(element.textContent).toBe("");
});

test("sentences are text, whatever is in them", async () => {
  for (const hostile of injections) {
    Object.assign(element.dataset, { firstSentence: hostile, secondSentence: `"${hostile}` });
    await begin();
    vi.advanceTimersByTime(20_000);
    const made = [...element.querySelectorAll("*")].map(({ localName }) => localName);
    expect(made.filter((name) => !["span", "button"].includes(name))).toEqual([]);
    stop();
    vi.useRealTimers();
  }
  takeConsole();
});

test("without any sentence it says so, and stays as it is", () => {
  element.dataset.firstSentence = " ";
  delete element.dataset.secondSentence;
  const before = element.outerHTML;
  stop = createTypedText(element);
  expect(element.outerHTML).toBe(before);
  expect(takeConsole()).toEqual([expect.stringContaining("has no text to type")]);
});

test("the register starts it, and its stylesheet goes along", async () => {
  stop = start(document, { behaviours: behaviours.filter(({ name }) => name === "typed-text") });
  await expect.poll(() => element.dataset.typing, { timeout: 10_000 }).toBe("typing");
});

test("stop leaves nothing behind", async () => {
  await expectCleanStop(() => createTypedText(element), {
    during: () => new Promise((resolve) => setTimeout(resolve, 700)),
  });
});

test("<TypedText> starts, and leaves with its page", async () => {
  const root = createRoot(element);
  flushSync(() => root.render(<TypedText sentences={["maps", "books"]} startDelay={0} />));
  await expect.poll(() => element.querySelector("[data-typing]")).not.toBeNull();
  flushSync(() => root.unmount());
  expect(element.innerHTML).toBe("");
});
