import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { onResize } from "./onResize.ts";
import { onWindowWidth } from "./onWindowWidth.ts";
import type { Stop } from "./stop.ts";

let box: HTMLElement;
const stops: Stop[] = [];

/** Timers wait until told, however long the machine takes for all else. */
const holdTimers = (): void => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
};
/** Waits by frames: a poll would advance the timers that a test holds. */
async function untilFrame(is: () => boolean): Promise<void> {
  while (!is()) await new Promise(requestAnimationFrame);
}
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => {
  box = document.createElement("div");
  box.style.cssText = "width: 100px; height: 50px; padding: 5px; border: 1px solid";
  document.body.append(box);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  box.remove();
});

describe("An element's size", () => {
  /** Notes what an element's follower hears, as [inline, block]. */
  function follow(debounce?: number): [number, number][] {
    const heard: [number, number][] = [];
    const tell = ({ inlineSize, blockSize }: ResizeObserverSize) =>
      heard.push([inlineSize, blockSize]);
    stops.push(onResize(box, tell, debounce === undefined ? {} : { debounce }));
    return heard;
  }

  test("is told at first and with each change, padding and border included.", async () => {
    const heard = follow();
    await expect.poll(() => heard).toEqual([[112, 62]]);
    box.style.width = "200px";
    await expect.poll(() => heard.at(-1)).toEqual([212, 62]);
    box.style.padding = "10px";
    await expect.poll(() => heard.at(-1)).toEqual([222, 72]);
  });

  test("is told to who comes later, and not again to who knows it.", async () => {
    const first = follow();
    await expect.poll(() => first).toHaveLength(1);
    const second = follow();
    await expect.poll(() => second).toEqual([[112, 62]]);
    expect(first).toHaveLength(1);
    stops.shift()?.();
    box.style.width = "10px";
    await expect.poll(() => second.at(-1)).toEqual([22, 62]);
    expect(first).toHaveLength(1);
  });

  test("waits for quiet where that is asked for, except the first.", async () => {
    holdTimers();
    const [heard, changes] = [follow(80), follow()];
    await untilFrame(() => heard.length > 0);
    for (const width of [10, 20, 30]) {
      box.style.width = `${width}px`;
      await untilFrame(() => changes.at(-1)?.[0] === width + 12);
      vi.advanceTimersByTime(79);
    }
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([
      [112, 62],
      [42, 62],
    ]);
  });

  test("is watched by one observer for the whole window.", async () => {
    const native = window.ResizeObserver;
    let made = 0;
    window.ResizeObserver = new Proxy(native, {
      construct(target, parts) {
        made += 1;
        return Reflect.construct(target, parts);
      },
    });
    onTestFinished(() => {
      window.ResizeObserver = native;
    });
    const other = document.createElement("p");
    document.body.append(other);
    stops.push(
      onResize(box, () => {}),
      onResize(box, () => {}),
      onResize(other, () => {}),
    );
    expect(made).toBe(1);
    other.remove();
  });

  test("leaves nothing behind.", async () => {
    await expectCleanStop(() => onResize(box, () => {}, { debounce: 500 }), {
      during: async () => {
        await pause(30);
        box.style.setProperty("width", "7px");
        await pause(30);
        box.style.setProperty("width", "100px");
      },
    });
  });
});

describe("The window's width", () => {
  let frame: HTMLIFrameElement;
  let view: Window;

  beforeEach(() => {
    frame = document.createElement("iframe");
    frame.style.cssText = "width: 400px; height: 300px; border: 0";
    document.body.append(frame);
    if (!frame.contentWindow) throw new Error("no window in the frame");
    view = frame.contentWindow;
  });
  afterEach(() => frame.remove());

  test("is told when it changes, and only then.", async () => {
    const tell = vi.fn();
    stops.push(onWindowWidth(view, tell));
    frame.style.width = "500px";
    await expect.poll(() => tell.mock.calls).toEqual([[500]]);
  });

  test("is not told when only the height changes, as when a phone's address bar goes.", async () => {
    const [tell, resized] = [vi.fn(), vi.fn()];
    view.addEventListener("resize", resized);
    stops.push(onWindowWidth(view, tell));
    frame.style.height = "250px";
    await expect.poll(() => resized).toHaveBeenCalled();
    expect(tell).not.toHaveBeenCalled();
  });

  test("waits for quiet where that is asked for, and a change undone meanwhile is none.", async () => {
    holdTimers();
    const [tell, changes] = [vi.fn(), vi.fn()];
    stops.push(onWindowWidth(view, tell, { debounce: 100 }), onWindowWidth(view, changes));
    const widen = async (width: number): Promise<void> => {
      frame.style.width = `${width}px`;
      await untilFrame(() => changes.mock.lastCall?.[0] === width);
      vi.advanceTimersByTime(99);
    };
    for (const width of [410, 420, 430]) await widen(width);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(tell.mock.calls).toEqual([[430]]);
    for (const width of [600, 430]) await widen(width);
    vi.advanceTimersByTime(1);
    expect(tell).toHaveBeenCalledOnce();
  });

  test("leaves nothing behind.", async () => {
    await expectCleanStop(() => onWindowWidth(window, () => {}, { debounce: 500 }), {
      during: () => void window.dispatchEvent(new Event("resize")),
    });
  });
});
