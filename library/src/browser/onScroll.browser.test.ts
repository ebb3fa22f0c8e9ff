import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { onScroll, type Scroll } from "./onScroll.ts";
import type { Stop } from "./stop.ts";

let filler: HTMLElement;
const stops: Stop[] = [];

const frames = (view: Window = window): Promise<void> =>
  new Promise((resolve) =>
    view.requestAnimationFrame(() => view.requestAnimationFrame(() => setTimeout(resolve))),
  );

async function scrollTo(top: number): Promise<void> {
  window.scrollTo({ top, behavior: "instant" });
  await frames();
}

/** Follows the window and notes what it hears. */
function follow(): Scroll[] {
  const heard: Scroll[] = [];
  stops.push(onScroll(filler, { read: (scroll) => scroll, write: (value) => heard.push(value) }));
  return heard;
}

beforeEach(() => {
  filler = document.createElement("p");
  filler.style.height = "5000px";
  document.body.append(filler);
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await scrollTo(0);
  filler.remove();
});

test("It runs once in the next frame, then with each scroll, telling where to.", async () => {
  const heard = follow();
  expect(heard).toEqual([]);
  await frames();
  expect(heard).toEqual([{ top: 0, direction: "down", directionChanged: false }]);
  await scrollTo(300);
  await scrollTo(200);
  await scrollTo(100);
  expect(heard.slice(1)).toEqual([
    { top: 300, direction: "down", directionChanged: false },
    { top: 200, direction: "up", directionChanged: true },
    { top: 100, direction: "up", directionChanged: false },
  ]);
});

test("A reader that comes late hears the state, and the others no second turn of direction.", async () => {
  const first = follow();
  await scrollTo(300);
  await scrollTo(200);
  const late = follow();
  await frames();
  expect(late).toEqual([{ top: 200, direction: "up", directionChanged: false }]);
  expect(first.filter((scroll) => scroll.directionChanged)).toHaveLength(1);
});

test("In a frame every read comes before every write, so the page is laid out once.", async () => {
  const order: string[] = [];
  for (const name of ["a", "b", "c"]) {
    const read = (): string => {
      order.push(`read ${name}`);
      return name;
    };
    stops.push(onScroll(filler, { read, write: (value) => order.push(`write ${value}`) }));
  }
  await frames();
  expect(order).toEqual(["read a", "read b", "read c", "write a", "write b", "write c"]);
});

test("Many scroll events in a frame make one turn.", async () => {
  const heard = follow();
  await frames();
  for (let times = 0; times < 20; times += 1) window.dispatchEvent(new Event("scroll"));
  await frames();
  expect(heard).toHaveLength(2);
});

test("However many readers, the window has one listener, a passive one, until the last stops.", () => {
  const add = vi.spyOn(window, "addEventListener");
  const remove = vi.spyOn(window, "removeEventListener");
  onTestFinished(() => void vi.restoreAllMocks());
  for (let times = 0; times < 50; times += 1) follow();
  const added = add.mock.calls.filter(([type]) => type === "scroll");
  expect(added).toHaveLength(1);
  expect(added[0]?.[2]).toMatchObject({ passive: true });
  const [last, ...others] = stops.splice(0);
  for (const stop of others) stop();
  expect(remove).not.toHaveBeenCalled();
  last?.();
  expect(remove).toHaveBeenCalledOnce();
});

describe("A stop", () => {
  test("during the reads keeps the stopped reader from writing.", async () => {
    const write = vi.fn();
    const stop = onScroll(filler, { read: () => {}, write });
    stops.push(onScroll(filler, { read: stop, write: () => {} }));
    await frames();
    expect(write).not.toHaveBeenCalled();
  });

  test("called again does not end readers that came after.", async () => {
    const stop = onScroll(filler, { read: () => {}, write: () => {} });
    stop();
    const heard = follow();
    stop();
    const add = vi.spyOn(window, "addEventListener");
    follow();
    expect(add).not.toHaveBeenCalled();
    add.mockRestore();
    await scrollTo(50);
    expect(heard.at(-1)?.top).toBe(50);
  });

  test("leaves nothing behind.", async () => {
    const start = () => onScroll(filler, { read: () => {}, write: () => {} });
    await expectCleanStop(start);
    await expectCleanStop(start, { during: () => scrollTo(100) });
  });
});

test("A reader that throws is named once with its element; the others go on.", async () => {
  filler.id = "broken";
  const write = vi.fn();
  const read = vi.fn(() => {
    throw new Error("no layout");
  });
  stops.push(onScroll(filler, { read, write }));
  const heard = follow();
  await frames();
  await scrollTo(10);
  expect(heard).toHaveLength(2);
  expect(read).toHaveBeenCalledTimes(2);
  expect(write).not.toHaveBeenCalled();
  expect(takeConsole()).toEqual([
    expect.stringMatching(/vitrine: scroll reader failed on p#broken; .*no layout/),
  ]);
});

test("Bouncing over the top, as phones do, counts as being at the top.", async () => {
  const heard = follow();
  await frames();
  Object.defineProperty(window, "scrollY", { configurable: true, value: -40 });
  onTestFinished(() => void Reflect.deleteProperty(window, "scrollY"));
  window.dispatchEvent(new Event("scroll"));
  await frames();
  expect(heard.at(-1)).toEqual({ top: 0, direction: "down", directionChanged: false });
});

test("An element in a preview follows the preview's window, not ours.", async () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const [view, inner] = [frame.contentWindow, frame.contentDocument];
  if (!view || !inner) throw new Error("no document in the frame");
  inner.body.style.height = "3000px";
  const tops: number[] = [];
  stops.push(onScroll(inner.body, { read: ({ top }) => top, write: (top) => tops.push(top) }));
  await frames(view);
  view.scrollTo(0, 120);
  await frames(view);
  window.scrollTo(0, 70);
  await frames();
  expect(tops).toEqual([0, 120]);
});
