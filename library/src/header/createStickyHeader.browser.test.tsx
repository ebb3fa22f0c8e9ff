import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createStickyHeader } from "./createStickyHeader.ts";
import { StickyHeader } from "./StickyHeader.tsx";
import "./sticky-header.css";

let stop: Stop = () => {};
let header: HTMLElement;
let link: HTMLElement;
let content: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  document.body.style.margin = "0";
  header = document.createElement("header");
  header.style.cssText = "display:flex;align-items:center;height:80px;background:white";
  Object.assign(header.dataset, {
    sticky: "1",
    headerShrink: "1",
    mobileSticky: "1",
    headerBaseHeight: "80",
    shrinkHeight: "56",
  });
  link = document.createElement("a");
  link.setAttribute("href", "/");
  link.textContent = "Home";
  link.style.cssText = "display:block;height:40px";
  header.append(link);
  content = document.createElement("main");
  content.style.height = "4000px";
  content.textContent = "Content";
  document.body.append(header, content);
});

afterEach(async () => {
  stop();
  stop = () => {};
  vi.restoreAllMocks();
  await emulate("");
  document.body.replaceChildren();
  document.body.removeAttribute("style");
  window.scrollTo({ top: 0, behavior: "instant" });
  await page.viewport(1280, 800);
});

const emulate = (media: string, motion = "") =>
  cdp().send("Emulation.setEmulatedMedia", {
    media,
    features: motion ? [{ name: "prefers-reduced-motion", value: motion }] : [],
  });
const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
const rect = (element: Element) => element.getBoundingClientRect();
const middle = (element: Element) => (rect(element).top + rect(element).bottom) / 2;
const rootLength = (name: string) => document.documentElement.style.getPropertyValue(name);

/** Two frames and the observers' turn: what the page shows has settled. */
const settled = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 40))),
  );

async function scrolledTo(top: number): Promise<void> {
  scrollTo(top);
  await settled();
}

/** How far down the header is seen at each of these positions. */
async function bottoms(positions: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (const top of positions) {
    await scrolledTo(top);
    found.push(rect(header).bottom);
  }
  return found;
}

describe("a header that sticks", () => {
  test("gets lower by a pixel in two, down to its own height, and what is in it stays in the middle", async () => {
    stop = createStickyHeader(header);
    await settled();
    for (const [top, bottom] of [
      [0, 80],
      [10, 75],
      [30, 65],
      [48, 56],
      [2000, 56],
      [20, 70],
    ] as const) {
      await scrolledTo(top);
      expect([top, rect(header).bottom, middle(link)]).toEqual([top, bottom, bottom / 2]);
      expect(document.elementFromPoint(600, bottom + 1)).toBe(content);
    }
  });

  test("nothing shifts, and nothing is written, while the page is scrolled", async () => {
    stop = createStickyHeader(header);
    await settled();
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift" });
    const written = new MutationObserver(() => {});
    written.observe(document, { attributes: true, subtree: true, childList: true });
    await bottoms([10, 20, 30, 40, 47, 30, 3]);
    expect(written.takeRecords()).toEqual([]);
    await bottoms([100, 2000, 10, 500, 0]);
    expect(shifts).toEqual([]);
    observer.disconnect();
    written.disconnect();
  });

  test("shrinks in narrow windows, too, and sticks there only if it is to", async () => {
    stop = createStickyHeader(header);
    await page.viewport(360, 800);
    expect(await bottoms([0, 48, 1000])).toEqual([80, 56, 56]);
    stop();
    header.dataset.mobileSticky = "0";
    stop = createStickyHeader(header);
    expect(await bottoms([1000])).toEqual([-920]);
    await page.viewport(1280, 800);
    await settled();
    expect(rect(header).bottom).toBe(56);
  });

  test("text that is made larger makes it higher, and it still loses as much", async () => {
    stop = createStickyHeader(header);
    header.style.height = "130px";
    expect(await bottoms([0, 48, 900])).toEqual([130, 106, 106]);
    expect(rootLength("--vitrine-header-height")).toBe("106px");
    header.style.height = "500px";
    await settled();
    expect(rect(header).bottom).toBeLessThan(0);
  });

  test("the page knows how much it covers, and scrolls nothing under it", async () => {
    const field = document.createElement("input");
    field.style.cssText = "display:block;margin-top:1500px";
    content.replaceChildren(field);
    stop = createStickyHeader(header);
    await scrolledTo(3000);
    expect(rootLength("--vitrine-header-height")).toBe("56px");
    field.focus();
    await expect.poll(() => rect(field).top).toBeGreaterThanOrEqual(56);
    await scrolledTo(3000);
    field.scrollIntoView({ behavior: "instant" });
    expect(rect(field).top).toBe(80);
  });

  test("those who prefer less motion see it as high as at first, or as low as it gets", async () => {
    await emulate("", "reduce");
    stop = createStickyHeader(header);
    await settled();
    expect(await bottoms([1, 24, 47])).toEqual([80, 80, 80]);
    expect(await bottoms([48, 1000])).toEqual([56, 56]);
    expect(middle(link)).toBe(28);
    expect(header.getAnimations({ subtree: true })).toEqual([]);
  });

  test("a browser without scroll timelines has it follow by script, only on its way", async () => {
    vi.spyOn(CSS, "supports").mockReturnValue(false);
    const without = document.createElement("style");
    without.textContent = "*{animation:none!important}";
    document.head.append(without);
    stop = createStickyHeader(header);
    await expect.poll(() => header.style.getPropertyValue("--vitrine-header-away")).toBe("0px");
    expect(await bottoms([10, 30, 48, 1000])).toEqual([75, 65, 56, 56]);
    expect(middle(link)).toBe(28);
    const set = vi.spyOn(CSSStyleDeclaration.prototype, "setProperty");
    await bottoms([1500, 2000]);
    expect(set).not.toHaveBeenCalled();
    without.remove();
  });

  test("paper has it where it stands in the page", async () => {
    stop = createStickyHeader(header);
    await scrolledTo(1000);
    await emulate("print");
    const { position, translate } = getComputedStyle(header);
    expect([position, translate]).toEqual(["static", "none"]);
  });

  test("without shrinking it stays as high as it is", async () => {
    header.dataset.headerShrink = "0";
    stop = createStickyHeader(header);
    expect(await bottoms([0, 40, 1000])).toEqual([80, 80, 80]);
    expect(rootLength("--vitrine-header-height")).toBe("80px");
    expect(header.dataset.vitrineStickyHeader).toBe("still");
  });

  test("without the page's or its own word it is left as it is", async () => {
    delete header.dataset.sticky;
    const before = document.documentElement.outerHTML;
    stop = createStickyHeader(header);
    await settled();
    expect(document.documentElement.outerHTML).toBe(before);
  });

  test("a height that is none is the default, with one warning", async () => {
    header.dataset.headerBaseHeight = "a lot";
    stop = createStickyHeader(header, { shrinkHeight: 60 });
    await settled();
    expect(header.style.getPropertyValue("--vitrine-header-base")).toBe("90px");
    expect(takeConsole()).toEqual([
      expect.stringContaining('"a lot" of header is no number from 1'),
    ]);
  });

  test("a menu that is open over the page stays where it opened", async () => {
    const menu = document.createElement("nav");
    menu.popover = "auto";
    menu.textContent = "Menu";
    header.append(menu);
    stop = createStickyHeader(header);
    await scrolledTo(1000);
    menu.showPopover();
    menu.style.cssText = "inset:0 auto auto 0;margin:0;border:0";
    expect(rect(menu).top).toBe(0);
  });

  test("stop leaves nothing behind", async () => {
    await expectCleanStop(() => createStickyHeader(header), { during: () => scrolledTo(500) });
    vi.spyOn(CSS, "supports").mockReturnValue(false);
    await expectCleanStop(() => createStickyHeader(header), { during: () => scrolledTo(20) });
    scrollTo(0);
  });

  test("the runtime finds it", async () => {
    const own = behaviours.filter(({ name }) => name === "sticky-header");
    stop = start(document, { behaviours: own });
    await expect.poll(() => header.dataset.vitrineStickyHeader).toBe("slide");
  });
});

describe("<StickyHeader>", () => {
  test("sticks and shrinks, follows what it is told, and leaves nothing behind", async () => {
    const place = document.createElement("div");
    place.style.display = "contents";
    header.replaceWith(place);
    const root = createRoot(place);
    const show = (shrink: boolean) =>
      flushSync(() =>
        root.render(
          <StickyHeader baseHeight={100} shrink={shrink} className="top" style={{ height: 100 }}>
            Name
          </StickyHeader>,
        ),
      );
    show(true);
    header = place.firstElementChild as HTMLElement;
    expect(await bottoms([0, 100, 1000])).toEqual([100, 50, 50]);
    show(false);
    expect(await bottoms([1000])).toEqual([100]);
    root.unmount();
    expect(document.documentElement.hasAttribute("style")).toBe(false);
    expect(place.childNodes.length).toBe(0);
  });

  test("sticks and shrinks from its markup alone, before any script and without one", async () => {
    const place = document.createElement("div");
    const root = createRoot(place);
    flushSync(() =>
      root.render(
        <StickyHeader baseHeight={80} shrinkHeight={60} style={{ height: 80 }}>
          Name
        </StickyHeader>,
      ),
    );
    const parsed = place.firstElementChild?.cloneNode(true) as HTMLElement;
    root.unmount();
    header.replaceWith(parsed);
    header = parsed;
    expect(await bottoms([0, 20, 40, 1000])).toEqual([80, 70, 60, 60]);
  });
});
