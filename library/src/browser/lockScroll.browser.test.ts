import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { lockScroll } from "./lockScroll.ts";
import "./dialog.css";

const root = document.documentElement;
let filler: HTMLElement;

/** A stylesheet of the page's own, in no layer, until the test ends. */
function pageStyle(css: string): void {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

/**
 * Makes the window look as if its scrollbar took 15 px, where this browser hides scrollbars; where
 * it does not, the real one is measured.
 */
function withScrollbar(): void {
  if (window.innerWidth > root.clientWidth) return;
  Object.defineProperty(root, "clientWidth", { configurable: true, get: () => innerWidth - 15 });
  onTestFinished(() => void Reflect.deleteProperty(root, "clientWidth"));
}

const gutter = (): string => getComputedStyle(root).scrollbarGutter;
const locks = (): NodeList => document.querySelectorAll("[data-vitrine-scroll-lock]");

beforeEach(() => {
  filler = document.createElement("p");
  filler.style.height = "4000px";
  document.body.append(filler);
});

afterEach(() => {
  filler.remove();
  expect(locks()).toHaveLength(0);
});

test("The window does not scroll while locked, and does again after the last lock is let go.", () => {
  const [first, second] = [lockScroll(document), lockScroll(document)];
  expect(getComputedStyle(root).overflow).toBe("hidden");
  first();
  first();
  expect(getComputedStyle(root).overflow).toBe("hidden");
  second();
  expect(getComputedStyle(root).overflow).toBe("visible");
});

describe("The scrollbar's place", () => {
  test("is kept while locked, so that the page has the same room.", () => {
    withScrollbar();
    const room = root.clientWidth;
    const unlock = lockScroll(document);
    expect(gutter()).toBe("stable");
    expect(filler.getBoundingClientRect().right).toBe(room);
    unlock();
    expect(gutter()).toBe("auto");
  });

  test("is kept through a second lock, when there is no scrollbar any more.", () => {
    withScrollbar();
    const first = lockScroll(document);
    const second = lockScroll(document);
    first();
    expect(gutter()).toBe("stable");
    second();
    expect(gutter()).toBe("auto");
  });

  test("is not made where the page is too short to have one.", () => {
    filler.remove();
    const unlock = lockScroll(document);
    expect(gutter()).toBe("auto");
    unlock();
  });

  test("stays as the page has it, where the page keeps it free itself.", () => {
    pageStyle("html { scrollbar-gutter: stable both-edges }");
    withScrollbar();
    const unlock = lockScroll(document);
    expect(gutter()).toBe("stable both-edges");
    unlock();
  });
});

describe("A page with overflow rules of its own", () => {
  test("on the root is locked all the same.", () => {
    pageStyle("html { overflow-y: scroll }");
    const unlock = lockScroll(document);
    expect(getComputedStyle(root).overflow).toBe("hidden");
    unlock();
    expect(getComputedStyle(root).overflowY).toBe("scroll");
  });

  test("on the body is locked there, and what is in view stays in view.", () => {
    pageStyle("html, body { height: 100% } body { overflow-x: hidden }");
    window.scrollTo(0, 1000);
    const top = filler.getBoundingClientRect().top;
    expect(top).toBeLessThan(-900);
    const unlock = lockScroll(document);
    const second = lockScroll(document);
    expect(getComputedStyle(document.body).overflow).toBe("hidden");
    expect(filler.getBoundingClientRect().top).toBe(top);
    unlock();
    second();
    expect(filler.getBoundingClientRect().top).toBe(top);
    window.scrollTo(0, 0);
  });
});

test("It leaves nothing behind.", async () => {
  withScrollbar();
  await expectCleanStop(() => lockScroll(document));
});
