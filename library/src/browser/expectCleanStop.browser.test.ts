import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import type { Stop } from "./stop.ts";

let element: HTMLElement;
const undo: Stop[] = [];

beforeEach(() => {
  element = document.createElement("section");
  element.setAttribute("style", "color: red");
  element.className = "own";
  element.append("text", document.createElement("b"));
  document.body.append(element);
});

afterEach(() => {
  element.remove();
  for (const clean of undo.splice(0)) clean();
});

const nothing = (): void => {};
/** An effect that does something and whose stop does nothing. */
const leaking = (start: () => void) => () => {
  start();
  return nothing;
};

describe("what it finds", () => {
  const later = (clean: Stop): void => void undo.push(clean);
  const controller = new AbortController();
  const leaks: Record<string, [start: () => void, message: RegExp]> = {
    "a listener on the window": [
      () => {
        window.addEventListener("scroll", nothing, { passive: true });
        later(() => window.removeEventListener("scroll", nothing));
      },
      /listener for "scroll" on Window/,
    ],
    "a listener removed with another capture": [
      () => {
        document.addEventListener("click", nothing, true);
        document.removeEventListener("click", nothing);
        later(() => document.removeEventListener("click", nothing, true));
      },
      /listener for "click" on HTMLDocument/,
    ],
    "a listener on an element": [() => element.addEventListener("x", nothing), /"x" on <section/],
    "a listener on a media query": [
      () => {
        const media = matchMedia("(width > 1px)");
        media.addEventListener("change", nothing);
        later(() => media.removeEventListener("change", nothing));
      },
      /"change" on MediaQueryList/,
    ],
    "a listener whose signal was not used": [
      () => element.addEventListener("x", nothing, { signal: controller.signal }),
      /listener for "x"/,
    ],
    "a listener for once that never came": [
      () => element.addEventListener("x", nothing, { once: true }),
      /listener for "x"/,
    ],
    "a handler property": [
      () => Object.assign(element, { onclick: nothing }),
      /handler onclick of <section/,
    ],
    "a handler property of the window": [
      () => {
        window.onscroll = nothing;
        later(() => {
          window.onscroll = null;
        });
      },
      /handler onscroll of the window/,
    ],
    "a timer": [
      () => later(clearTimeout.bind(window, window.setTimeout(nothing, 500))),
      /the timer/,
    ],
    "an interval": [
      () => later(clearInterval.bind(window, setInterval(nothing, 500))),
      /the interval/,
    ],
    "an animation frame": [() => void requestAnimationFrame(nothing), /the animation frame/],
    "an idle callback": [() => void requestIdleCallback(nothing), /the idle callback/],
    "an intersection observer": [
      () => new IntersectionObserver(nothing).observe(element),
      /IntersectionObserver on <section/,
    ],
    "a resize observer": [() => new ResizeObserver(nothing).observe(element), /ResizeObserver on/],
    "a mutation observer": [
      () => new MutationObserver(nothing).observe(element, { childList: true }),
      /MutationObserver on/,
    ],
    "an inline style": [
      () => element.style.setProperty("top", "0"),
      /style="color: red; top: 0px;"/,
    ],
    "an attribute": [() => element.setAttribute("data-x", ""), /data-x="" \(before: undefined\)/],
    "an attribute taken away": [() => element.removeAttribute("style"), /style=undefined/],
    "an empty style attribute": [
      () => element.querySelector("b")?.setAttribute("style", ""),
      /style="" .* on <b/,
    ],
    "a class": [() => element.classList.add("stuck"), /class="own stuck"/],
    "a class on the root": [
      () => {
        document.documentElement.className = "x";
        later(() => document.documentElement.removeAttribute("class"));
      },
      /class="x" .* on <html/,
    ],
    "a node": [() => element.append(document.createElement("i")), /node <i><\/i> was not there/],
    "a node in the head": [
      () => {
        const style = document.createElement("style");
        document.head.append(style);
        later(() => style.remove());
      },
      /node <style/,
    ],
    "a node that is gone": [() => element.querySelector("b")?.remove(), /<b><\/b> is gone/],
    "a node that moved": [() => element.append(element.firstChild ?? ""), /another place of/],
    "a changed text": [
      () => Object.assign(element.firstChild ?? {}, { data: "new" }),
      /the text "new"/,
    ],
  };
  for (const [name, [start, message]] of Object.entries(leaks)) {
    test(`A stop that leaves ${name} fails.`, async () => {
      await expect(expectCleanStop(leaking(start))).rejects.toThrow(message);
    });
  }
});

test("A stop that throws when called twice fails.", async () => {
  let calls = 0;
  const start = () => () => {
    calls += 1;
    if (calls === 2) throw new Error("twice");
  };
  await expect(expectCleanStop(start)).rejects.toThrow("twice");
});

test("Every leak is named, not only the first.", async () => {
  const start = leaking(() => {
    element.id = "left";
    element.addEventListener("x", nothing);
  });
  await expect(expectCleanStop(start)).rejects.toThrow(/listener for "x"[\s\S]*id="left"/);
});

test("An effect that gives everything back passes, also after it was used.", async () => {
  let clicks = 0;
  const start = (): Stop => {
    const onClick = (): void => {
      clicks += 1;
    };
    const controller = new AbortController();
    const timer = setTimeout(nothing, 500);
    const interval = setInterval(nothing, 500);
    const frame = requestAnimationFrame(nothing);
    const observer = new ResizeObserver(nothing);
    const child = document.createElement("button");
    child.addEventListener("click", onClick);
    element.append(child);
    element.addEventListener("click", onClick, { capture: true });
    element.addEventListener("x", onClick, { signal: controller.signal });
    element.addEventListener("y", onClick, { once: true });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      clearInterval(interval);
      cancelAnimationFrame(frame);
      observer.disconnect();
      controller.abort();
      element.removeEventListener("click", onClick, true);
      child.remove();
    };
  };
  const during = (): void => {
    element.click();
    element.dispatchEvent(new Event("y"));
  };
  await expectCleanStop(start, { during });
  expect(clicks).toBe(2);
});

test("A timer that has fired by the time of the stop counts as given back.", async () => {
  const start = leaking(() => void setTimeout(nothing, 5));
  const during = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));
  await expectCleanStop(start, { during });
});

test("What fades out after the stop passes only with time to settle.", async () => {
  const start = () => {
    element.id = "fading";
    return () => void setTimeout(() => element.removeAttribute("id"), 40);
  };
  await expect(expectCleanStop(start)).rejects.toThrow("timer");
  await new Promise((resolve) => setTimeout(resolve, 60));
  await expectCleanStop(start, { settle: 1000 });
});

test("Afterwards the page has its own functions back.", async () => {
  const functions = () => [
    window.setTimeout,
    window.requestAnimationFrame,
    window.addEventListener,
    EventTarget.prototype.addEventListener,
    ResizeObserver.prototype.observe,
    Object.getOwnPropertyNames(window),
  ];
  const before = functions();
  await expectCleanStop(() => nothing);
  await expect(expectCleanStop(leaking(() => element.append("x")))).rejects.toThrow();
  expect(functions()).toEqual(before);
});
