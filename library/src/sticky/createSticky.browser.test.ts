import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { COVERED, COVERED_EVENT } from "../browser/coveredHeight.ts";
import { SCROLL_RESIZE_DELAY } from "../browser/createScrollHub.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createSticky } from "./createSticky.ts";
import "./sticky.css";

/**
 * The page is 5000 px high and the window 800: a lead of 600 px, a section with the element (100
 * px high), 900 px of text and a second section, and the rest.
 */
const PAGE_CSS = `
  body { margin: 0; width: 1000px; }
  #lead { height: 600px; }
  #box { height: 100px; background: gold; }
  #text { height: 900px; }
  #other { height: 1000px; }
  #rest { height: 2400px; }
`;

const stops: Stop[] = [];
let box: HTMLElement;

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

function build(markup: Record<string, string[]>, css = ""): void {
  const sheet = document.createElement("style");
  sheet.textContent = PAGE_CSS + css;
  const append = (parent: Element, ids: readonly string[]): void => {
    for (const id of ids) {
      const element = document.createElement("div");
      element.id = id;
      parent.append(element);
      append(element, markup[id] ?? []);
    }
  };
  document.body.replaceChildren(sheet);
  append(document.body, markup.body ?? []);
  box = byId("box");
}

const plain = {
  body: ["lead", "section", "other", "rest"],
  section: ["box", "text"],
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  build(plain);
  jump(0);
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  jump(0);
  document.body.replaceChildren();
});

function jump(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
}

/** Two frames: the scroll is told in the first, and what follows from it is on the screen. */
/** After a jump the browser tells a frame late. */
const frames = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    ),
  );

async function scroll(top: number): Promise<void> {
  jump(top);
  await frames();
}

async function begin(settings: object, element = box): Promise<void> {
  element.setAttribute("data-tve-scroll", JSON.stringify(settings));
  stops.push(createSticky(element));
  await frames();
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;
const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;
const stuck = (element = box): string | undefined => element.dataset.vitrineStuck;
const hold = (element = box): string | undefined => element.dataset.vitrineSticky;
const places = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll("[data-vitrine-sticky-place]");

/** What follows the element stands where it would without us. */
function expectNoJump(): void {
  expect(topOf(byId("text")) + window.scrollY).toBeCloseTo(700, 1);
  expect(document.documentElement.scrollHeight).toBe(5000);
}

describe("At the top of the window", () => {
  test("it sticks one pixel beyond its place and lets go there [PB-026, PB-036, PB-037]", async () => {
    await begin({ mode: "sticky", top: "24" });
    for (const [top, expected] of [
      [500, undefined],
      [576, undefined],
      [577, "top"],
      [3000, "top"],
      [577, "top"],
      [576, undefined],
      [0, undefined],
    ] as const) {
      await scroll(top);
      expect([top, stuck()]).toEqual([top, expected]);
      expect(topOf(box)).toBe(expected ? 24 : 600 - top);
      expectNoJump();
    }
  });

  test("it stays at its distance from the top, for the rest of the page [PB-029, PB-032]", async () => {
    await begin({ mode: "sticky", top: "40", stickyPosition: "top" });
    for (const top of [700, 1300, 2000, 4200]) {
      await scroll(top);
      expect([top, topOf(box)]).toEqual([top, 40]);
    }
    expect(box.getBoundingClientRect()).toMatchObject({ left: 0, width: 1000, height: 100 });
  });

  test("out of the page's flow, a box keeps its place until it is back [PB-038, PB-039]", async () => {
    await begin({ mode: "sticky" });
    expect(places()).toHaveLength(0);
    await scroll(3000);
    expect(getComputedStyle(box).position).toBe("fixed");
    expect(places()).toHaveLength(1);
    expect(places()[0]?.getBoundingClientRect()).toMatchObject({
      height: 100,
      width: 1000,
      left: 0,
    });
    expectNoJump();
    await scroll(100);
    expect(places()).toHaveLength(0);
    expectNoJump();
  });

  test("nothing moves where margins collapse, or what holds it is a row [PB-038, PB-039]", async () => {
    for (const css of [
      "#box { height: auto } #box::after { content: none } #in { height: 100px; margin: 30px 0 50px }",
      "#box { margin: 20px auto 10px; width: 300px }",
      "#box { margin: 20px 5%; width: 50%; max-width: 40% }",
      "#section { display: flex; gap: 10px } #box { flex: 1; margin-left: auto } #text { width: 300px }",
      "#section { display: grid; grid-template-columns: 200px 1fr } #box { grid-column: 1 }",
      "#box { float: left; width: 200px; margin-right: 9px }",
      "#box { display: inline-block; width: 200px } #text { display: block }",
    ]) {
      build({ ...plain, box: ["in"] }, css);
      jump(0);
      await begin({ mode: "sticky" });
      const at = () =>
        [
          topOf(byId("text")) + window.scrollY,
          document.documentElement.scrollHeight,
          box.clientWidth,
          box.getBoundingClientRect().left,
          byId("in").getBoundingClientRect().left,
        ].map(Math.round);
      const before = at();
      const inside = topOf(byId("in")) - topOf(box);
      await scroll(2500);
      expect([css, hold()]).toEqual([css, "fixed"]);
      expect([css, ...at()]).toEqual([css, ...before]);
      expect([css, topOf(byId("in"))]).toEqual([css, inside]);
      stops.pop()?.();
    }
  });

  test("it is above the rest of the page: 14 at least, or what it has [PB-042]", async () => {
    await begin({ mode: "sticky" });
    await scroll(1000);
    expect(getComputedStyle(box).zIndex).toBe("14");
    await scroll(3000);
    expect(getComputedStyle(box).zIndex).toBe("14");
    stops.pop()?.();
    build(plain, "#box { position: relative; z-index: 200 }");
    await begin({ mode: "sticky" });
    await scroll(3000);
    expect(getComputedStyle(box).zIndex).toBe("200");
  });

  test("a page that is opened in its middle has it there at once, without motion", async () => {
    jump(3000);
    const opened = vi.fn();
    document.addEventListener("transitionrun", opened);
    onTestFinished(() => document.removeEventListener("transitionrun", opened));
    await begin({ mode: "sticky", top: "10" });
    expect([stuck(), topOf(box)]).toEqual(["top", 10]);
    expectNoJump();
    expect(opened).not.toHaveBeenCalled();
  });

  test("where an element around it cuts off or scrolls, it sticks all the same", async () => {
    for (const css of [
      "#section { overflow: hidden }",
      "#section { overflow-x: auto }",
      "html { overflow-x: hidden } body { overflow-x: hidden }",
    ]) {
      build(plain, css);
      jump(0);
      await begin({ mode: "sticky", top: "24", end: "parent" });
      expect([css, topOf(box)]).toEqual([css, 600]);
      await scroll(900);
      expect([css, topOf(box)]).toEqual([css, 24]);
      await scroll(1576);
      expect([css, bottomOf(box)]).toEqual([css, 24]);
      stops.pop()?.();
    }
  });

  test("under a transform it goes as far as its parent; where nothing holds it, it says so", async () => {
    build(plain, "#section { transform: translateY(0) }");
    await begin({ mode: "sticky", top: "24" });
    await scroll(1000);
    expect([hold(), topOf(box)]).toEqual(["sticky", 24]);
    stops.pop()?.();
    build(plain, "#section { transform: translateY(0); overflow: hidden }");
    box.className = "trapped";
    await begin({ mode: "sticky", top: "24" });
    await scroll(1000);
    expect([stuck(), topOf(box)]).toEqual([undefined, -400]);
    expect(takeConsole().join()).toContain("div#box cannot stick");
  });

  test("the bar of a signed-in user covers nothing of it", async () => {
    const bar = document.createElement("div");
    bar.id = "wpadminbar";
    bar.style.cssText = "position: fixed; top: 0; height: 32px; width: 100%";
    document.body.append(bar);
    await begin({ mode: "sticky", top: "10" });
    await scroll(1000);
    expect(topOf(box)).toBe(42);
    stops.pop()?.();
    bar.style.position = "absolute";
    await begin({ mode: "sticky", top: "10" });
    expect(topOf(box)).toBe(10);
  });

  test("a header that sticks covers nothing of it, also one that begins later", async () => {
    await begin({ mode: "sticky", top: "10" });
    await scroll(1000);
    expect(topOf(box)).toBe(10);
    const { style } = document.documentElement;
    for (const [covered, top] of [
      ["57px", 67],
      ["", 10],
    ] as const) {
      style.setProperty(COVERED, covered);
      document.dispatchEvent(new Event(COVERED_EVENT));
      await expect.poll(() => topOf(box)).toBe(top);
    }
  });

  test("a theme that says otherwise of its place does not keep it from sticking", async () => {
    build(
      plain,
      "#box { position: relative; top: 3px; bottom: 7px } * { transition: none; box-sizing: content-box } div { padding: 0 !important; z-index: 1 }",
    );
    await begin({ mode: "sticky" });
    await scroll(3000);
    expect(topOf(box)).toBe(0);
    expect(box.getBoundingClientRect()).toMatchObject({ left: 0, width: 1000, height: 100 });
  });
});

describe("Until its end", () => {
  test("with end parent it stays in its column, and leaves with it [PB-030]", async () => {
    await begin({ mode: "sticky", top: "24", end: "parent" });
    await scroll(1000);
    expect([stuck(), topOf(box), hold()]).toEqual(["top", 24, "sticky"]);
    expect(box.classList).toContain("tve-sticky-parent");
    await scroll(1476);
    expect(topOf(box)).toBe(24);
    await scroll(1500);
    expect(bottomOf(box)).toBe(bottomOf(byId("section")));
    expect(topOf(box)).toBe(0);
    expect(places()).toHaveLength(0);
    expectNoJump();
  });

  test("its column may be further up than its parent", async () => {
    build({ body: ["lead", "section", "other", "rest"], section: ["wrap", "text"], wrap: ["box"] });
    byId("section").className = "tcb-col";
    await begin({ mode: "sticky", top: "24", end: "parent" });
    await scroll(1000);
    expect([topOf(box), hold()]).toEqual([24, "fixed"]);
    await scroll(1520);
    expect([topOf(box), hold()]).toEqual([-20, "ended"]);
    expect(bottomOf(box)).toBe(bottomOf(byId("section")));
    await scroll(1000);
    expect([topOf(box), hold()]).toEqual([24, "fixed"]);
    expectNoJump();
  });

  test("with end element it leaves before that element [PB-030, PB-031]", async () => {
    await begin({ mode: "sticky", top: "24", end: "element", el_id: "#rest" });
    await scroll(2400);
    expect(topOf(box)).toBe(24);
    expect(box.classList).toContain("tve-sticky-element");
    await scroll(2476);
    expect([topOf(box), bottomOf(box)]).toEqual([24, topOf(byId("rest"))]);
    await scroll(2576);
    expect([topOf(box), bottomOf(box)]).toEqual([-76, topOf(byId("rest"))]);
    expectNoJump();
    await scroll(2400);
    expect(topOf(box)).toBe(24);
  });

  test("an end in the same parent ends it too [PB-030]", async () => {
    build({ body: ["lead", "box", "text", "other", "rest"] });
    await begin({ mode: "sticky", end: "element", el_id: "other" });
    await scroll(1400);
    expect([topOf(box), hold()]).toEqual([0, "sticky"]);
    await scroll(1700);
    expect([bottomOf(box), hold()]).toEqual([topOf(byId("other")), "ended"]);
    expectNoJump();
  });

  test("whatever transitions its page gives it, it is held at once and measured where it is", async () => {
    build(plain, "* { transition: all 5s } #box { margin: 20px 0 }");
    await begin({ mode: "sticky", end: "element", el_id: "rest" });
    const own = () => topOf(byId("text")) + window.scrollY;
    const before = own();
    for (const [top, expected, by] of [
      [700, 0, "sticky"],
      [1500, 0, "fixed"],
      [2700, 2640 - 2700 - 100, "ended"],
      [1500, 0, "fixed"],
    ] as const) {
      await scroll(top);
      expect([top, topOf(box), hold(), own()]).toEqual([top, expected, by, before]);
    }
    await scroll(2700);
    window.dispatchEvent(new Event("resize"));
    await new Promise((resolve) => setTimeout(resolve, 3 * SCROLL_RESIZE_DELAY));
    expect([topOf(box), hold(), own()]).toEqual([2640 - 2700 - 100, "ended", before]);
    await scroll(1500);
    expect([topOf(box), own()]).toEqual([0, before]);
  });

  test("its colours change as its page says when it gets stuck", async () => {
    build(plain, "#box { transition: all 5s } #box.tve-sticky-default { background: red }");
    await begin({ mode: "sticky" });
    await scroll(3000);
    const running = box.getAnimations().map((one) => (one as CSSTransition).transitionProperty);
    expect([running, topOf(box)]).toEqual([["background-color"], 0]);
  });

  test("an end that leaves no way leaves it in its place", async () => {
    await begin({ mode: "sticky", end: "element", el_id: "lead" });
    await scroll(900);
    expect([stuck(), topOf(box)]).toEqual([undefined, -300]);
  });

  test("a missing end is named once, and it stays for the rest of the page", async () => {
    await begin({ mode: "sticky", end: "element", el_id: "not-there" });
    expect(takeConsole().join()).toContain('"not-there", which is not on the page');
    await scroll(4000);
    expect(topOf(box)).toBe(0);
    expect(box.classList).toContain("tve-sticky-default");
  });

  test("out of the flow from the start, it ends too", async () => {
    build(
      plain,
      "#section { position: relative } #box { position: absolute; top: 50px; width: 200px }",
    );
    await begin({ mode: "sticky", end: "element", el_id: "rest" });
    expect(topOf(box)).toBe(650);
    await scroll(1000);
    expect([topOf(box), box.clientWidth, topOf(byId("text"))]).toEqual([0, 200, -400]);
    await scroll(2550);
    expect(bottomOf(box)).toBe(topOf(byId("rest")));
  });
});

describe("At the bottom of the window", () => {
  const bottom = { mode: "sticky", top: "20", stickyPosition: "bottom" };
  beforeEach(() => {
    build({ body: ["lead", "text", "section", "other", "rest"], section: ["box"] });
  });
  const opacity = () => getComputedStyle(box).opacity;
  const visibility = () => getComputedStyle(box).visibility;

  test("it sticks at its distance from the bottom once it was passed [PB-033, PB-036, PB-037]", async () => {
    await begin(bottom);
    await scroll(820);
    expect([stuck(), bottomOf(box)]).toEqual([undefined, 780]);
    await scroll(821);
    expect([stuck(), bottomOf(box)]).toEqual(["bottom", 780]);
    await scroll(3000);
    expect(bottomOf(box)).toBe(780);
    await scroll(820);
    expect(stuck()).toBeUndefined();
  });

  test("at the page's end it fades away in 600 ms, and off it back [PB-040, PB-041, PB-043]", async () => {
    await begin(bottom);
    await scroll(3000);
    const started = performance.now();
    jump(4200);
    await expect.poll(opacityTimes).toEqual([600]);
    expect(box.classList).toContain("tve-sticky-default-hidden");
    await expect.poll(visibility, { interval: 10 }).toBe("hidden");
    expect(opacity()).toBe("0");
    expect(performance.now() - started).toBeGreaterThan(590);
    jump(4190);
    await expect.poll(opacityTimes).toEqual([600]);
    expect(visibility()).toBe("visible");
    await expect.poll(opacity).toBe("1");
    expect(box.classList).not.toContain("tve-sticky-default-hidden");
    expect(bottomOf(box)).toBe(780);
  });

  test("it fades away where its way ends, and off that back [PB-040, PB-041]", async () => {
    await begin({ ...bottom, end: "element", el_id: "rest" });
    await scroll(1815);
    expect([visibility(), bottomOf(box)]).toEqual(["visible", 780]);
    jump(1821);
    await expect.poll(visibility).toBe("hidden");
    expect(box.classList).toContain("tve-sticky-element-hidden");
    await scroll(1800);
    expect(visibility()).toBe("visible");
  });

  test("hidden, it cannot be focused; what has the keyboard's focus is not hidden", async () => {
    const button = document.createElement("button");
    box.append(button);
    await begin(bottom);
    await scroll(3000);
    button.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    await scroll(4200);
    expect(box.hasAttribute("data-vitrine-away")).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([visibility(), opacity(), document.activeElement]).toEqual(["visible", "1", button]);
    button.blur();
    await expect.poll(visibility).toBe("hidden");
    button.focus();
    expect(document.activeElement).toBe(document.body);
  });

  test("it does not glide when it leaves its parent's hold", async () => {
    build(
      { body: ["lead", "section", "other", "rest"], section: ["box", "text"] },
      "* { transition: all 5s } #box { margin: 10px } #text { height: 1900px }",
    );
    await begin(bottom);
    for (const top of [300, 2000, 300]) {
      await scroll(top);
      expect([top, bottomOf(box), hold()]).toEqual([top, 780, top === 300 ? "sticky" : "fixed"]);
    }
  });

  test("a page opened at its end does not show it first", async () => {
    jump(4200);
    await begin(bottom);
    expect([visibility(), opacity()]).toEqual(["hidden", "0"]);
  });

  /** The lengths of its running fades, in milliseconds. */
  function opacityTimes(): number[] {
    return box
      .getAnimations()
      .filter((one) => (one as CSSTransition).transitionProperty === "opacity")
      .map((one) => Number(one.effect?.getComputedTiming().duration));
  }
});

describe("With mode appear", () => {
  beforeEach(() => {
    build({ body: ["box", "lead", "other", "rest"] }, "#rest { height: 3300px }");
  });
  const top = () => getComputedStyle(box).top;
  const visibility = () => getComputedStyle(box).visibility;

  test("it goes with the page, and slides in from above on the way up [PB-027, PB-037]", async () => {
    await begin({ mode: "appear", top: "10" });
    expect(box.classList).toContain("tve-scroll-appear");
    await scroll(60);
    expect([stuck(), topOf(box)]).toEqual([undefined, -60]);
    await scroll(2000);
    expect([stuck(), visibility()]).toEqual(["top", "hidden"]);
    jump(1900);
    await expect.poll(slides).toEqual([200]);
    expect(topOf(box)).toBeLessThan(10);
    await expect.poll(() => topOf(box)).toBe(10);
    expect(visibility()).toBe("visible");
    jump(2000);
    await expect.poll(slides).toEqual([200]);
    await expect.poll(visibility).toBe("hidden");
    await scroll(1900);
    await scroll(0);
    expect([stuck(), topOf(box), hold()]).toEqual([undefined, 0, "free"]);
    expect(topOf(byId("lead"))).toBe(100);
  });

  test("hidden, it is parked at -1000 px, where no key finds it [PB-044]", async () => {
    const button = document.createElement("button");
    box.append(button);
    await begin({ mode: "appear" });
    await scroll(2000);
    expect(top()).toBe("-1000px");
    expect(bottomOf(box)).toBeLessThan(-800);
    button.focus();
    expect(document.activeElement).toBe(document.body);
    jump(1900);
    await expect.poll(() => topOf(box)).toBe(0);
    jump(2100);
    await expect.poll(top).toBe("-1000px");
  });

  test("on the way down it leaves without having been seen in the window", async () => {
    await begin({ mode: "appear" });
    const seen: number[] = [];
    for (const one of [50, 95, 105, 130, 200]) {
      jump(one);
      await frames();
      seen.push(bottomOf(box));
    }
    expect(seen.slice(0, 2)).toEqual([50, 5]);
    expect(Math.max(...seen.slice(2))).toBeLessThan(0);
    expect(topOf(byId("lead"))).toBe(100 - 200);
  });

  function slides(): number[] {
    return box
      .getAnimations()
      .filter((one) => (one as CSSTransition).transitionProperty === "translate")
      .map((one) => Number(one.effect?.getComputedTiming().duration));
  }
});

describe("Of a header", () => {
  test("the parent sticks, above all else, and where the page begins already", async () => {
    build({ body: ["box", "lead", "other", "rest"], box: ["symbol"] });
    const symbol = byId("symbol");
    symbol.className = "thrive-symbol-shortcode";
    await begin({ mode: "sticky", disabled: [] }, symbol);
    expect([stuck(), stuck(symbol)]).toEqual(["top", undefined]);
    expect(getComputedStyle(box).zIndex).toBe("90");
    expect(topOf(byId("lead"))).toBe(100);
    // As a header that switches on scroll does.
    box.style.height = "40px";
    await scroll(500);
    await new Promise((resolve) => setTimeout(resolve, 2 * SCROLL_RESIZE_DELAY));
    await expect.poll(() => topOf(byId("lead")) + window.scrollY).toBe(100);
    await expect.poll(() => [topOf(box), bottomOf(box)]).toEqual([0, 40]);
  });
});

describe("On a screen", () => {
  test.each([
    ["mobile", 700],
    ["tablet", 900],
    ["desktop", 1280],
  ])("that is switched off, here %s, it stays in its place [PB-034]", async (screen, width) => {
    await page.viewport(width, 800);
    await begin({ mode: "sticky", disabled: [screen] });
    await scroll(1000);
    expect([stuck(), topOf(box)]).toEqual([undefined, -400]);
  });

  test("it sticks again once the window is another screen [PB-034]", async () => {
    await begin({ mode: "sticky", disabled: ["mobile"] });
    await scroll(1000);
    expect(stuck()).toBe("top");
    await page.viewport(700, 800);
    await expect.poll(() => stuck()).toBeUndefined();
    await page.viewport(1280, 800);
    await expect.poll(() => stuck()).toBe("top");
  });

  test("where the page builder hides it, it is left alone", async () => {
    box.classList.add("tcb-desktop-hidden");
    await begin({ mode: "sticky" });
    await scroll(1000);
    expect(stuck()).toBeUndefined();
  });
});

describe("When sizes change", () => {
  test("it is measured once for every 50 ms of quiet [PB-024]", async () => {
    await begin({ mode: "sticky" });
    await new Promise((resolve) => setTimeout(resolve, 3 * SCROLL_RESIZE_DELAY));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const measured = vi.spyOn(box, "getBoundingClientRect");
    for (let turn = 0; turn < 10; turn += 1) {
      window.dispatchEvent(new Event("resize"));
      vi.advanceTimersByTime(49);
    }
    expect(measured).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(measured).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(measured).toHaveBeenCalledOnce();
  });

  test("what comes late above it moves the point where it sticks", async () => {
    await begin({ mode: "sticky" });
    byId("lead").style.height = "900px";
    await scroll(700);
    await expect.poll(() => stuck()).toBeUndefined();
    await expect.poll(() => topOf(box)).toBe(200);
    await scroll(901);
    expect(stuck()).toBe("top");
  });

  test("a narrower window makes it, out of the flow, as narrow as its place", async () => {
    build(plain, "body { width: auto }");
    await begin({ mode: "sticky" });
    await scroll(3000);
    const wide = box.clientWidth;
    await page.viewport(1100, 800);
    await expect.poll(() => box.clientWidth).toBe(wide - 180);
    expect(places()[0]?.clientWidth).toBe(wide - 180);
  });

  test("what grows in it while it is stuck makes its place grow", async () => {
    box.style.height = "auto";
    const inside = document.createElement("div");
    inside.style.height = "100px";
    box.append(inside);
    await begin({ mode: "sticky" });
    await scroll(3000);
    inside.style.height = "160px";
    await expect.poll(() => places()[0]?.clientHeight).toBe(160);
  });

  test("a bottom one follows the window's height", async () => {
    await begin({ mode: "sticky", stickyPosition: "bottom", top: "20" });
    await scroll(3000);
    await page.viewport(1280, 600);
    await expect.poll(() => bottomOf(box)).toBe(580);
  });
});

describe("With others", () => {
  const two = {
    body: ["lead", "section", "other", "rest"],
    section: ["box", "second", "text"],
  };

  test("two at the top do not cover each other, unless their authors place them so", async () => {
    build(two, "#second { height: 50px }");
    await begin({ mode: "sticky" }, byId("second"));
    await begin({ mode: "sticky" });
    await scroll(3000);
    await frames();
    await expect.poll(() => [topOf(box), topOf(byId("second"))]).toEqual([0, 100]);
    stops.shift()?.();
    await begin({ mode: "sticky", top: "30" }, byId("second"));
    expect([topOf(box), topOf(byId("second"))]).toEqual([0, 30]);
  });

  test("one inside another goes with that", async () => {
    build({ ...plain, box: ["inner"] }, "#inner { margin-top: 20px; height: 20px }");
    await begin({ mode: "sticky" }, byId("inner"));
    await begin({ mode: "sticky" });
    await scroll(3000);
    expect([stuck(), stuck(byId("inner"))]).toEqual(["top", undefined]);
    expect(topOf(byId("inner")) - topOf(box)).toBe(20);
  });

  test("of two settings for one element the first counts", async () => {
    build({ ...plain, box: ["symbol"] });
    const symbol = byId("symbol");
    symbol.className = "thrive-symbol-shortcode";
    await begin({ mode: "sticky", top: "24" }, symbol);
    await begin({ mode: "sticky", top: "99" });
    await scroll(1000);
    expect(topOf(box)).toBe(24);
    stops.pop()?.();
    await scroll(1100);
    expect(topOf(box)).toBe(24);
  });

  test("fifty that the browser holds hear no scrolling, and lay nothing out while nothing changes", async () => {
    const listened = vi.spyOn(window, "addEventListener");
    const ids = Array.from({ length: 50 }, (_, index) => `many-${index}`);
    build({ body: ["lead", ...ids, "box", "rest", "other"] }, "[id^=many] { height: 20px }");
    for (const id of ids) {
      byId(id).setAttribute("data-tve-scroll", '{"mode":"sticky","top":"5","end":"parent"}');
      stops.push(createSticky(byId(id)));
    }
    await scroll(2500);
    await new Promise((resolve) => setTimeout(resolve, 3 * SCROLL_RESIZE_DELAY));
    await frames();
    await expect.poll(() => ids.filter((id) => stuck(byId(id)) === "top")).toHaveLength(50);
    expect(listened.mock.calls.map(([type]) => type)).not.toContain("scroll");

    const measured = [
      vi.spyOn(Element.prototype, "getBoundingClientRect"),
      vi.spyOn(Element.prototype, "getClientRects"),
      vi.spyOn(window, "getComputedStyle"),
      ...(["offsetTop", "offsetHeight", "offsetWidth"] as const).map((name) =>
        vi.spyOn(HTMLElement.prototype, name, "get"),
      ),
    ];
    const written = vi.fn();
    const observer = new MutationObserver(written);
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    onTestFinished(() => {
      observer.disconnect();
      vi.restoreAllMocks();
    });
    for (const top of [2510, 2600, 2550, 2560]) await scroll(top);
    expect(measured.map((spy) => spy.mock.calls.length)).toEqual(measured.map(() => 0));
    expect(written).not.toHaveBeenCalled();
  });

  test("fifty that are started together are measured together", async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `start-${index}`);
    build({ body: ["lead", ...ids, "box", "rest", "other"] }, "[id^=start] { height: 20px }");
    const order: string[] = [];
    for (const id of ids) {
      const element = byId(id);
      const rects = element.getBoundingClientRect.bind(element);
      element.getBoundingClientRect = () => {
        order.push("read");
        return rects();
      };
      const set = element.style.setProperty.bind(element.style);
      element.style.setProperty = (...parts: Parameters<typeof set>) => {
        order.push("write");
        set(...parts);
      };
      stops.push(createSticky(element));
    }
    await frames();
    const reads = order.slice(0, order.indexOf("write"));
    expect(reads).toHaveLength(50);
    expect(order.slice(50, order.indexOf("read", 50) >>> 0)).not.toContain("read");
  });
});

describe("The page", () => {
  test("hears of each change once, on its body", async () => {
    const heard: unknown[] = [];
    for (const event of ["initialized", "add", "remove"]) {
      const hear = (one: Event) => heard.push(event, (one as CustomEvent).detail === box);
      document.body.addEventListener(`tcb-sticky-${event}`, hear);
      onTestFinished(() => document.body.removeEventListener(`tcb-sticky-${event}`, hear));
    }
    await begin({ mode: "sticky" });
    for (const top of [700, 800, 3000, 3100, 500, 400]) await scroll(top);
    expect(heard).toEqual(["initialized", true, "add", true, "remove", true]);
  });

  test("finds the classes that its styles were written for", async () => {
    await begin({ mode: "sticky" });
    expect(box.className).toBe("tve-scroll-sticky");
    await scroll(1000);
    expect(box.className).toBe("tve-scroll-sticky tve-sticky-default");
    await scroll(0);
    expect(box.className).toBe("tve-scroll-sticky");
  });

  test("has the element where it was, with the focus and frames in it", async () => {
    const field = document.createElement("input");
    const frame = document.createElement("iframe");
    frame.srcdoc = "<p>framed</p>";
    box.append(field, frame);
    await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    const loaded = vi.fn();
    frame.addEventListener("load", loaded);
    await begin({ mode: "sticky" });
    field.focus({ preventScroll: true });
    for (const top of [1000, 3000, 100, 3000]) {
      await scroll(top);
      expect(document.activeElement).toBe(field);
      expect([box.parentElement, box.nextElementSibling]).toEqual([byId("section"), byId("text")]);
    }
    expect(loaded).not.toHaveBeenCalled();
  });

  test("keeps no place for an element that was taken away while stuck", async () => {
    await begin({ mode: "sticky" });
    await scroll(3000);
    expect(places()).toHaveLength(1);
    box.remove();
    await expect.poll(() => places().length).toBe(0);
  });

  test("an element without a height, or that is not shown, is left alone", async () => {
    build(plain, "#box { height: 0 }");
    await begin({ mode: "sticky" });
    await scroll(1000);
    expect(stuck()).toBeUndefined();
    box.style.height = "100px";
    await expect.poll(() => stuck()).toBe("top");
    box.style.display = "none";
    await expect.poll(() => stuck()).toBeUndefined();
  });

  test("broken and foreign settings start nothing", async () => {
    box.setAttribute("data-tve-scroll", '{"mode":"sticky"');
    await expectCleanStop(() => createSticky(box), { during: () => scroll(3000) });
    expect(takeConsole().join()).toContain("is not a JSON object");
    box.setAttribute("data-tve-scroll", '{"mode":"parallax","parallax":{}}');
    await expectCleanStop(() => createSticky(box), { during: () => scroll(3000) });
    expect([stuck(), box.className]).toEqual([undefined, ""]);
  });

  test("hostile settings are text", async () => {
    await begin({ mode: "<img src=x onerror=alert(1)>", top: "1e999", end: "url(javascript:0)" });
    await scroll(1000);
    expect([stuck(), topOf(box)]).toEqual(["top", 0]);
    expect(document.querySelector("img")).toBeNull();
    expect(takeConsole()).toHaveLength(2);
  });
});

describe("After stop", () => {
  test.each([
    ["sticky", { mode: "sticky", top: "24" }, 1000],
    ["fixed", { mode: "sticky", top: "24" }, 3000],
    ["ended", { mode: "sticky", end: "element", el_id: "other" }, 2000],
    ["faded", { mode: "sticky", stickyPosition: "bottom" }, 4200],
    ["parked", { mode: "appear" }, 3000],
  ])("nothing is left of one that was %s", async (_, settings, top) => {
    box.setAttribute("data-tve-scroll", JSON.stringify(settings));
    await expectCleanStop(() => createSticky(box), {
      during: async () => {
        await scroll(top);
        await new Promise((resolve) => setTimeout(resolve, 2 * SCROLL_RESIZE_DELAY));
      },
    });
    expect(topOf(byId("text")) + window.scrollY).toBe(700);
  });

  test("it can start again, and two effects do not disturb each other", async () => {
    await begin({ mode: "sticky" });
    await begin({ mode: "sticky" });
    stops.pop()?.();
    await scroll(1000);
    expect(stuck()).toBe("top");
    stops.pop()?.();
    expect(stuck()).toBeUndefined();
    await begin({ mode: "sticky" });
    expect(stuck()).toBe("top");
  });
});

describe("In the register", () => {
  test("it starts from markup alone", async () => {
    box.setAttribute("data-tve-scroll", '{"mode":"sticky","top":"24"}');
    stops.push(start(document, { behaviours }));
    await scroll(1000);
    await expect.poll(() => stuck()).toBe("top");
    expect(topOf(box)).toBe(24);
  });

  test("parallax alone does not load it", () => {
    const selector = behaviours.find(({ name }) => name === "sticky")?.selector as string;
    const matches = (settings: string): boolean => {
      box.setAttribute("data-tve-scroll", settings);
      return box.matches(selector);
    };
    expect(matches('{"mode":"parallax","end":"parallax"}')).toBe(false);
    expect(matches('{"mode":"appear","parallax":{}}')).toBe(true);
    expect(matches("{broken")).toBe(true);
  });

  test("on an editor's page it stays as it is, and elsewhere it does not [ED-020]", async () => {
    for (const isEditor of [true, false]) {
      const frame = document.createElement("iframe");
      frame.style.cssText = "width: 900px; height: 400px";
      document.body.append(frame);
      const view = frame.contentWindow as Window;
      const { document: inner } = view;
      inner.body.innerHTML = `<script type="application/json" id="vitrine-page">{"is_editor_page":${isEditor}}</script>
        <div style="height: 300px"></div>
        <div id="inner" style="height: 50px" data-tve-scroll='{"mode":"sticky","top":"24"}'></div>
        <div style="height: 3000px"></div><a data-back-to-top href="#top">up</a>`;
      const end = start(inner, { behaviours });
      const inside = inner.getElementById("inner") as HTMLElement;
      view.scrollTo({ top: 1000, behavior: "instant" });
      const link = inner.querySelector("a") as HTMLElement;
      await expect.poll(() => link.hasAttribute("data-visible")).toBe(true);
      if (isEditor) {
        await frames();
        expect([stuck(inside), inside.className]).toEqual([undefined, ""]);
      } else {
        await expect.poll(() => stuck(inside)).toBe("top");
      }
      end();
      frame.remove();
    }
  });
});
