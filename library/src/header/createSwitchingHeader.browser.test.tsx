import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { PAGE_BLOCK_ID } from "../browser/pageBlock.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createSwitchingHeader } from "./createSwitchingHeader.ts";
import { SwitchingHeader } from "./SwitchingHeader.tsx";
import "./header.css";

let stop: Stop = () => {};
let header: HTMLElement;
let symbol: HTMLElement;
let first: HTMLElement;
let scrolled: HTMLElement;
let content: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  document.body.style.margin = "0";
  header = make("div", "thrv_header");
  symbol = make("div", "thrive-symbol-shortcode");
  symbol.dataset.switchOnScrollD = "140";
  first = version("tve-default-state", 120);
  scrolled = version("tve-scroll-state", 50);
  content = make("main", "");
  content.style.height = "4000px";
  symbol.append(first, scrolled);
  header.append(symbol);
  header.style.cssText = "position:sticky;top:0";
  document.body.append(header, content);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  window.scrollTo({ top: 0, behavior: "instant" });
});

function make(name: string, className: string): HTMLElement {
  return Object.assign(document.createElement(name), { className });
}

function version(className: string, height: number): HTMLElement {
  const element = make("div", className);
  element.style.height = `${height}px`;
  element.append(link("/a", "A"), link("/b", "B"));
  return element;
}

function link(href: string, text: string): HTMLElement {
  const element = make("a", "");
  element.setAttribute("href", href);
  element.textContent = text;
  return element;
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
const state = () => header.dataset.vitrineHeader;
const opacities = () => [first, scrolled].map((one) => getComputedStyle(one).opacity);
const visibilities = () => [first, scrolled].map((one) => getComputedStyle(one).visibility);
const at = (parent: Element, index: number) => parent.children[index] as HTMLElement;

/** Two frames and the observers' turn: what the page shows has settled. */
const settled = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))),
  );

async function scrolledTo(top: number): Promise<void> {
  scrollTo(top);
  await settled();
}

describe("createSwitchingHeader", () => {
  test("below its distance it shows the default version [PB-059]", async () => {
    stop = createSwitchingHeader(symbol);
    for (const top of [0, 70, 139]) {
      await scrolledTo(top);
      expect([top, state()]).toEqual([top, "default"]);
    }
    expect(opacities()).toEqual(["1", "0"]);
    expect(visibilities()).toEqual(["visible", "hidden"]);
    const { top, left } = first.getBoundingClientRect();
    expect(first.contains(document.elementFromPoint(left + 5, top + 100))).toBe(true);
  });

  test("from its distance on it shows the scroll version, and back again [PB-060]", async () => {
    stop = createSwitchingHeader(symbol);
    for (const [top, shown] of [
      [139, "default"],
      [140, "scroll"],
      [139, "default"],
      [3000, "scroll"],
      [141, "scroll"],
      [0, "default"],
    ] as const) {
      await scrolledTo(top);
      expect([top, state()]).toEqual([top, shown]);
    }
    scrollTo(500);
    await expect.poll(visibilities).toEqual(["hidden", "visible"]);
    expect(scrolled.getBoundingClientRect().top).toBe(0);
    expect(scrolled.contains(document.elementFromPoint(5, 5))).toBe(true);
  });

  test("the versions swap by opacity, and pass each other on the way [PB-061]", async () => {
    stop = createSwitchingHeader(symbol);
    await settled();
    expect(opacities()).toEqual(["1", "0"]);
    scrollTo(200);
    await expect
      .poll(() => opacities().every((one) => Number(one) > 0 && Number(one) < 1), { interval: 5 })
      .toBe(true);
    await expect.poll(opacities).toEqual(["0", "1"]);
    scrollTo(0);
    await expect.poll(opacities).toEqual(["1", "0"]);
  });

  test("each device has its own distance, and a window that changes takes another [PB-062]", async () => {
    symbol.dataset.switchOnScrollT = "80";
    symbol.dataset.switchOnScrollM = "40";
    stop = createSwitchingHeader(symbol);
    try {
      for (const [width, distance] of [
        [1280, 140],
        [1023, 80],
        [767, 40],
        [1024, 140],
      ] as const) {
        await page.viewport(width, 800);
        await scrolledTo(distance - 1);
        expect([width, distance, state()]).toEqual([width, distance, "default"]);
        await scrolledTo(distance);
        expect([width, distance, state()]).toEqual([width, distance, "scroll"]);
      }
    } finally {
      await page.viewport(1280, 800);
    }
  });

  test("the header's layer is 90, in both versions and for CSS to change [PB-063]", async () => {
    stop = createSwitchingHeader(symbol);
    expect(getComputedStyle(header).zIndex).toBe("90");
    await scrolledTo(200);
    expect(getComputedStyle(header).zIndex).toBe("90");
    const over = make("div", "");
    over.style.cssText = "position:relative;z-index:89;height:900px;margin-top:-900px";
    document.body.append(over);
    expect(header.contains(document.elementFromPoint(5, 5))).toBe(true);
    document.body.style.setProperty("--vitrine-header-z-index", "7");
    expect(getComputedStyle(header).zIndex).toBe("7");
    document.body.style.removeProperty("--vitrine-header-z-index");
  });

  test("the swap takes 0.4 s, and 0 s where CSS of the page forbids transitions [PB-064]", async () => {
    stop = createSwitchingHeader(symbol);
    const times = (one: Element) => getComputedStyle(one).transitionDuration.split(", ")[0];
    expect([times(first), times(scrolled)]).toEqual(["0.4s", "0.4s"]);
    await scrolledTo(200);
    const running = first
      .getAnimations()
      .map((one) => [
        (one as CSSTransition).transitionProperty,
        one.effect?.getComputedTiming().endTime,
      ]);
    expect(running).toContainEqual(["opacity", 400]);
    await Promise.all(first.getAnimations().map((one) => one.finished));
    expect(visibilities()).toEqual(["hidden", "visible"]);
    const hostile = make("style", "");
    hostile.textContent = "* { transition: none; box-sizing: content-box }";
    document.head.append(hostile);
    scrollTo(0);
    await expect.poll(state).toBe("default");
    expect([opacities(), visibilities()]).toEqual([
      ["1", "0"],
      ["visible", "hidden"],
    ]);
    hostile.remove();
  });

  test("nothing moves: the default version keeps its room, and what is empty of it lets clicks through", async () => {
    const moved: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.push((entry as unknown as { value: number }).value);
    });
    // What both versions share goes on to work, wherever it stands.
    const shared = [0, 1].map((index) => {
      const part = link("#", "Shared");
      part.style.cssText = `position:absolute;top:${60 + 30 * index}px;right:0`;
      return part;
    });
    const [besideSymbol, inSymbol] = shared as [HTMLElement, HTMLElement];
    header.append(besideSymbol);
    symbol.append(inSymbol);
    stop = createSwitchingHeader(symbol);
    await settled();
    observer.observe({ type: "layout-shift" });
    const height = document.documentElement.scrollHeight;
    await scrolledTo(200);
    await expect.poll(visibilities).toEqual(["hidden", "visible"]);
    expect(document.documentElement.scrollHeight).toBe(height);
    expect(document.elementFromPoint(5, 100)).toBe(content);
    expect(scrolled.contains(document.elementFromPoint(5, 20))).toBe(true);
    for (const part of shared) {
      const { left, top } = part.getBoundingClientRect();
      expect(document.elementFromPoint(left + 3, top + 3)).toBe(part);
    }
    await scrolledTo(0);
    await expect.poll(visibilities).toEqual(["visible", "hidden"]);
    expect(moved).toEqual([]);
    observer.disconnect();
  });

  test("what a page takes out of a pointer's reach stays out of it", async () => {
    const sheet = make("style", "");
    sheet.textContent = "@layer vitrine { .cover { pointer-events: none } }";
    content.className = "cover";
    document.head.prepend(sheet);
    stop = createSwitchingHeader(symbol);
    await scrolledTo(200);
    expect(state()).toBe("scroll");
    expect(getComputedStyle(content).pointerEvents).toBe("none");
    sheet.remove();
  });

  test("a background that both versions share is as high as the one that shows", async () => {
    const background = make("div", "symbol-section-out");
    const foreign = make("style", "");
    foreign.textContent = ".symbol-section-out{position:absolute;inset:0;height:100%}";
    document.head.append(foreign);
    const inside = make("div", "symbol-section-in");
    inside.style.cssText = "position:relative;padding:10px 20px";
    inside.append(first, scrolled);
    scrolled.style.boxSizing = "border-box";
    symbol.append(background, inside);
    stop = createSwitchingHeader(symbol);
    await settled();
    expect(background.offsetHeight).toBe(140);
    await scrolledTo(200);
    expect(background.offsetHeight).toBe(50);
    // It stands as far from the edges as the one that it covers.
    const leftOf = (part: Element) => at(part, 0).getBoundingClientRect().left;
    expect([leftOf(scrolled), leftOf(first)]).toEqual([20, 20]);
    scrolled.style.height = "64px";
    await expect.poll(() => background.offsetHeight).toBe(64);
    foreign.remove();
  });

  test("the version that is not shown is inert", async () => {
    stop = createSwitchingHeader(symbol);
    expect([first.inert, scrolled.inert]).toEqual([false, true]);
    at(scrolled, 0).focus();
    expect(scrolled.contains(document.activeElement)).toBe(false);
    await scrolledTo(200);
    expect([first.inert, scrolled.inert]).toEqual([true, false]);
  });

  test("the focus goes along to the same link, else to the first", async () => {
    stop = createSwitchingHeader(symbol);
    at(first, 1).focus({ preventScroll: true });
    await scrolledTo(200);
    await expect.poll(() => document.activeElement === at(scrolled, 1)).toBe(true);
    await scrolledTo(0);
    await expect.poll(() => document.activeElement === at(first, 1)).toBe(true);
    at(scrolled, 1).remove();
    await scrolledTo(200);
    await expect.poll(() => document.activeElement === at(scrolled, 0)).toBe(true);
    await scrolledTo(0);
    await expect.poll(() => document.activeElement === at(first, 0)).toBe(true);
    scrolled.replaceChildren("No links here");
    await scrolledTo(200);
    expect(header.contains(document.activeElement)).toBe(false);
  });

  test("focus elsewhere stays there", async () => {
    const other = link("#", "Elsewhere");
    content.append(other);
    stop = createSwitchingHeader(symbol);
    other.focus({ preventScroll: true });
    await scrolledTo(200);
    expect(document.activeElement).toBe(other);
  });

  test("while somebody writes in the header it stays, and then switches", async () => {
    const field = document.createElement("input");
    first.prepend(field);
    stop = createSwitchingHeader(symbol);
    field.focus({ preventScroll: true });
    await scrolledTo(200);
    expect([state(), document.activeElement]).toEqual(["default", field]);
    at(first, 1).focus({ preventScroll: true });
    await expect.poll(state).toBe("scroll");
    expect(document.activeElement).toBe(at(scrolled, 0));
  });

  test("what is open in a version closes when it goes", async () => {
    const details = document.createElement("details");
    details.append(document.createElement("summary"));
    details.open = true;
    const popover = make("div", "");
    popover.popover = "manual";
    const button = make("button", "");
    button.ariaExpanded = "true";
    button.addEventListener("click", () => {
      button.ariaExpanded = "false";
    });
    first.append(details, popover, button);
    popover.showPopover();
    stop = createSwitchingHeader(symbol);
    await settled();
    await scrolledTo(200);
    expect(details.open).toBe(false);
    expect(popover.matches(":popover-open")).toBe(false);
    expect(button.ariaExpanded).toBe("false");
  });

  test("screens that its settings switch off keep the default version", async () => {
    symbol.dataset.tveScroll = '{"mode":"sticky","disabled":["desktop"]}';
    stop = createSwitchingHeader(symbol);
    await scrolledTo(500);
    expect(state()).toBe("default");
    try {
      await page.viewport(900, 800);
      await expect.poll(state).toBe("scroll");
    } finally {
      await page.viewport(1280, 800);
    }
    await expect.poll(state).toBe("default");
  });

  test("a scroll version that a stylesheet hides for the builder's script is shown", async () => {
    const foreign = make("style", "");
    foreign.textContent = ".tve-scroll-state{display:none}";
    document.head.append(foreign);
    stop = createSwitchingHeader(symbol);
    await scrolledTo(200);
    expect(state()).toBe("scroll");
    expect(scrolled.offsetHeight).toBe(50);
    foreign.remove();
  });

  test("where the scroll version is hidden on this screen the default one stays", async () => {
    const foreign = make("style", "");
    foreign.textContent = ".tcb-desktop-hidden{display:none!important}";
    document.head.append(foreign);
    scrolled.classList.add("tcb-desktop-hidden");
    stop = createSwitchingHeader(symbol);
    await scrolledTo(200);
    expect(state()).toBe("default");
    expect(opacities()[0]).toBe("1");
    foreign.remove();
  });

  test("a header without a second version says so once, and stays as it is", () => {
    scrolled.remove();
    const before = document.body.innerHTML;
    stop = createSwitchingHeader(symbol);
    expect(document.body.innerHTML).toBe(before);
    expect(takeConsole()).toEqual([expect.stringContaining("Give it .tve-default-state")]);
  });

  test("a distance and settings that cannot be read are named, and defaults hold", async () => {
    symbol.id = "broken-header";
    symbol.dataset.switchOnScrollD = "soon";
    symbol.dataset.tveScroll = "{";
    stop = createSwitchingHeader(symbol);
    await scrolledTo(99);
    expect(state()).toBe("default");
    await scrolledTo(100);
    expect(state()).toBe("scroll");
    expect(takeConsole()).toHaveLength(2);
  });

  test("before it starts, and without a script, there is one version", () => {
    expect(getComputedStyle(scrolled).display).toBe("none");
    expect(getComputedStyle(first).visibility).toBe("visible");
  });

  test("stop leaves nothing behind, also in the scroll version", async () => {
    await expectCleanStop(
      () => {
        const end = createSwitchingHeader(symbol);
        return () => {
          end();
          scrollTo(0);
        };
      },
      {
        async during() {
          at(first, 0).focus({ preventScroll: true });
          scrollTo(500);
          await expect.poll(state).toBe("scroll");
        },
      },
    );
  });
});

describe("on editor pages", () => {
  test.each([
    ["the header does not switch [ED-021]", true, "default"],
    ["elsewhere it does", false, "scroll"],
  ])("%s", async (_title, isEditor, shown) => {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    const other = frame.contentDocument as Document;
    const options = other.createElement("script");
    options.type = "application/json";
    options.id = PAGE_BLOCK_ID;
    options.textContent = JSON.stringify({ is_editor_page: isEditor });
    other.body.append(options, header, content);
    const mine = behaviours.filter(({ name }) => ["header", "probe"].includes(name));
    const started: string[] = [];
    const probe = {
      name: "probe",
      selector: ".thrive-symbol-shortcode",
      moment: "load" as const,
      load: async () => () => {
        started.push("probe");
        return () => {};
      },
    };
    stop = start(other, { behaviours: [...mine, probe] });
    expect(mine).toHaveLength(1);
    frame.contentWindow?.scrollTo({ top: 500, behavior: "instant" });
    // What may start has started by then.
    await expect.poll(() => started).toEqual(["probe"]);
    if (shown === "scroll") await expect.poll(state).toBe("scroll");
    else await new Promise((resolve) => setTimeout(resolve, 500));
    expect(state() ?? "default").toBe(shown);
    expect(first.inert).toBe(shown === "scroll");
  });
});

describe("<SwitchingHeader>", () => {
  test("writes that markup, starts, and takes new distances", async () => {
    const host = make("div", "");
    header.replaceWith(host);
    const root = createRoot(host);
    const render = (distance: number) =>
      flushSync(() =>
        root.render(
          <SwitchingHeader at={{ desktop: distance, mobile: 20 }} scrolled={<b>Small</b>} id="head">
            <i>Large</i>
          </SwitchingHeader>,
        ),
      );
    render(150);
    header = host.querySelector("#head") as HTMLElement;
    expect(header.querySelector(".tve-scroll-state")?.textContent).toBe("Small");
    await scrolledTo(149);
    expect(state()).toBe("default");
    await scrolledTo(150);
    expect(state()).toBe("scroll");
    render(300);
    await settled();
    expect(state()).toBe("default");
    flushSync(() => root.unmount());
    expect(host.childElementCount).toBe(0);
  });
});
