import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { emulateMedia } from "../../../tests/support/emulateMedia.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { PARALLAX_GLIDE } from "./createMotion.ts";
import { createParallax } from "./createParallax.ts";
import { Parallax } from "./Parallax.tsx";
import type { ParallaxEffect, ParallaxSettings } from "./parallaxSettings.ts";
import "./parallax.css";

type Effects = { readonly [Effect in ParallaxEffect]?: Partial<ParallaxSettings> };

/** Where the element stands in the test's page, and how tall it is, in CSS pixels. */
const TOP = 900;
const HEIGHT = 202;

let stop: Stop = () => {};
let place: HTMLElement;
let element: HTMLElement;

beforeEach(() => {
  place = document.createElement("div");
  place.style.cssText = `height:${5000 - TOP}px;padding-top:${TOP}px`;
  document.body.style.margin = "0";
  element = makeBox("moved");
  place.append(element);
  document.body.append(place);
});

afterEach(async () => {
  stop();
  place.remove();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute("style");
  document.body.removeAttribute("style");
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

function makeBox(id: string): HTMLElement {
  const box = Object.assign(document.createElement("div"), { id, textContent: id });
  box.style.cssText = `height:${HEIGHT}px;width:300px`;
  return box;
}

function ask(effects: Effects, config: object = {}, of = element): void {
  const value = { mode: "parallax", end: "parallax", disabled: [], parallax: effects, ...config };
  of.setAttribute("data-tve-scroll", JSON.stringify(value));
}

/** Starts the effect, and waits until it moves nothing but by scrolling. */
async function begin(effects: Effects, config: object = {}): Promise<void> {
  ask(effects, config);
  stop = createParallax(element);
  await expect.poll(settled).toBe(true);
}

const animationsOf = (one: Element) => one.getAnimations({ subtree: false });
const gliding = (one: Element) =>
  animationsOf(one).some(
    ({ playState, effect }) =>
      playState === "running" && effect?.getTiming().duration === PARALLAX_GLIDE,
  );
const settled = () => element.hasAttribute("data-scroll-effects") && !gliding(element);

const twoFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/** Scrolls so that an element of this height has gone so many hundredths of its way. */
async function scrollTo(progress: number, { top = TOP, height = HEIGHT } = {}): Promise<number> {
  const way = height / 2 + innerHeight;
  window.scrollTo(0, (progress / 100) * way - innerHeight + top);
  await twoFrames();
  await twoFrames();
  // Browsers scroll by whole pixels.
  return Math.max(0, Math.min(100, (100 * (scrollY + innerHeight - top)) / way));
}

const style = () => getComputedStyle(element);
const matrix = () => new DOMMatrix(style().transform);
const moved = () => ({ x: matrix().e, y: matrix().f });

const styleOf = window.getComputedStyle.bind(window);
const { play: played } = Animation.prototype;

describe.each([
  ["by the browser itself", () => {}],
  ["by script, in browsers that cannot", () => vi.stubGlobal("ScrollTimeline", undefined)],
])("createParallax, %s", (_title, prepare) => {
  beforeEach(prepare);

  test("vertical moves it up or down as the page scrolls [PB-045, PB-028]", async () => {
    await begin({ vertical: { speed: 3 } });
    for (const asked of [0, 20, 50, 100]) {
      const progress = await scrollTo(asked);
      expect(moved().y).toBeCloseTo(-3 * progress, 0);
    }
    // As the real builder was measured: speed 3, 202 px tall.
    await scrollTo(50);
    expect(moved()).toEqual({ x: 0, y: expect.closeTo(-150, 0) });
    expect(element.getBoundingClientRect().top).toBeCloseTo(TOP - scrollY - 150, 0);
  });

  test("out moves it down, and only from its start to its end [PB-053, PB-054, PB-052]", async () => {
    await begin({ vertical: { speed: 2.5, start: 20, end: 80, direction: "out" } });
    for (const [asked, value] of [
      [10, 0],
      [20, 0],
      [50, 75],
      [80, 150],
      [95, 150],
    ] as const) {
      await scrollTo(asked);
      expect(moved().y).toBeCloseTo(value, -0.5);
    }
  });

  test("horizontal moves it to the side, and the page does not grow sideways [PB-046]", async () => {
    element.style.marginLeft = "auto";
    await begin({ horizontal: { speed: 10, direction: "out" } });
    const progress = await scrollTo(60);
    expect(moved()).toEqual({ x: expect.closeTo(10 * progress, 0), y: 0 });
    expect(getComputedStyle(document.body).overflowX).toBe("clip");
    const bar = () => innerHeight - document.documentElement.clientHeight;
    expect(bar()).toBe(0);
    // Without the rule it would.
    const rule = document.body.style;
    rule.overflowX = "visible";
    expect(bar()).toBeGreaterThan(0);
    rule.overflowX = "";
    stop();
    expect(getComputedStyle(document.body).overflowX).toBe("visible");
  });

  test("rotate turns it [PB-047]", async () => {
    await begin({ rotate: { speed: 0.5 } });
    const progress = await scrollTo(40);
    const { a, b } = matrix();
    expect((Math.atan2(b, a) * 180) / Math.PI).toBeCloseTo(-0.5 * progress, 1);
  });

  test("scale grows it [PB-048]", async () => {
    await begin({ scale: { speed: 5 } });
    const progress = await scrollTo(60);
    expect(matrix().a).toBeCloseTo(1 + 0.005 * progress, 3);
    expect(element.getBoundingClientRect().width).toBeCloseTo(300 * (1 + 0.005 * progress), 0);
  });

  test("blur makes it clearer [PB-049]", async () => {
    await begin({ blur: { speed: 8 } });
    const blur = () => Number(/blur\((.+)px\)/.exec(style().filter)?.[1]);
    const progress = await scrollTo(25);
    expect(blur()).toBeCloseTo(8 * (1 - progress / 100), 2);
    await scrollTo(100);
    expect(blur()).toBeCloseTo(0, 2);
  });

  test("transparency makes it opaque, and turns at its middle [PB-050, PB-055]", async () => {
    await begin({ transparency: { speed: 10, direction: "in-out", middle: 20 } });
    for (const [asked, value] of [
      [0, 0],
      [10, 0.5],
      [20, 1],
      [60, 0.5],
      [100, 0],
    ] as const) {
      await scrollTo(asked);
      expect(Number(style().opacity)).toBeCloseTo(value, 1);
    }
  });

  test("3dperspective turns it by its degrees, seen from its perspective [PB-051, PB-057, PB-058]", async () => {
    await begin({
      "3dperspective": { direction: "from", perspective: 400, degrees: 30, speed: 1 },
    });
    for (const asked of [0, 50, 100]) {
      const progress = await scrollTo(asked);
      const wanted = new DOMMatrix(`perspective(${400 + 6 * progress}px) rotateY(30deg)`);
      expect(matrix().m34).toBeCloseTo(wanted.m34, 5);
      expect(matrix().m14).toBeCloseTo(wanted.m14, 4);
      expect((Math.asin(-matrix().m13) * 180) / Math.PI).toBeCloseTo(30, 3);
    }
    expect(matrix().is2D).toBe(false);
  });

  test("several effects go together, and nothing becomes a layer that needs none", async () => {
    await begin({ vertical: { speed: 1 }, scale: { speed: 1 }, transparency: { speed: 5 } });
    const progress = await scrollTo(50);
    expect(moved().y).toBeCloseTo(-progress, 0);
    expect(matrix().a).toBeCloseTo(1 + progress / 1000, 3);
    expect(matrix().is2D).toBe(true);
    expect(Number(style().opacity)).toBeCloseTo(0.5 + progress / 200, 2);
    expect(style().filter).toBe("none");
    expect(element.dataset.scrollEffects).toBe("vertical scale transparency");
  });

  test("what the element has of its own stays", async () => {
    element.style.cssText +=
      ";transform:skewX(10deg) translateX(40px);translate:7px;filter:grayscale(1)";
    await begin({ rotate: { speed: 1 }, vertical: { speed: 1 }, blur: { speed: 4 } });
    const progress = await scrollTo(50);
    const wanted = new DOMMatrix(
      `translateY(${-progress}px) skewX(10deg) translateX(40px) rotate(${-progress}deg)`,
    );
    for (const part of ["a", "b", "c", "d", "e", "f"] as const) {
      expect(matrix()[part]).toBeCloseTo(wanted[part], 1);
    }
    expect(style().translate).toBe("7px");
    const [own, blur] = style().filter.split(" ");
    expect(own).toBe("grayscale(1)");
    expect(Number.parseFloat(blur?.slice("blur(".length) ?? "")).toBeCloseTo(2, 1);
  });

  test("a box that cuts off is not taken for the window", async () => {
    const box = document.createElement("div");
    box.style.overflow = "hidden";
    element.replaceWith(box);
    box.append(element);
    await begin({ vertical: { speed: 3 } });
    const progress = await scrollTo(50);
    expect(moved().y).toBeCloseTo(-3 * progress, 0);
  });

  test("an element without height, or taller than the window, goes by the same rule", async () => {
    for (const height of [0, 1900]) {
      element.style.height = `${height}px`;
      await begin({ vertical: { speed: 1 } });
      for (const asked of [25, 75, 100]) {
        const progress = await scrollTo(asked, { height });
        expect(moved().y).toBeCloseTo(-progress, -0.5);
      }
      stop();
    }
  });

  test("what comes late above it, such as a picture, moves its way along", async () => {
    await begin({ vertical: { speed: 3 } });
    const late = document.createElement("div");
    late.style.height = "700px";
    place.style.height = "5000px";
    element.before(late);
    await twoFrames();
    const progress = await scrollTo(50, { top: TOP + 700 });
    await expect.poll(() => moved().y).toBeCloseTo(-3 * progress, 0);
  });

  test("the page's scroll-padding does not shorten the way", async () => {
    document.documentElement.style.scrollPadding = "120px 0 40px";
    await begin({ vertical: { speed: 3 } });
    const progress = await scrollTo(70);
    expect(moved().y).toBeCloseTo(-3 * progress, 0);
  });

  test("where less motion is preferred nothing moves, also if that is chosen later", async () => {
    await begin({ vertical: {}, transparency: { speed: 10 } });
    await scrollTo(30);
    expect(moved().y).toBeLessThan(-60);
    await emulateMedia({ reducedMotion: true });
    await expect.poll(() => style().transform).toBe("none");
    expect(style().opacity).toBe("1");
    expect(element.hasAttribute("data-scroll-effects")).toBe(false);
    await emulateMedia({});
    await expect.poll(() => moved().y).toBeLessThan(-60);
  });

  test("nothing moves on paper", async () => {
    await begin({ vertical: {}, blur: { speed: 9 } });
    await scrollTo(30);
    await emulateMedia({ print: true });
    await expect.poll(() => style().transform).toBe("none");
    expect(style().filter).toBe("none");
    await emulateMedia({});
    await expect.poll(() => moved().y).toBeLessThan(-60);
    // Browsers that print do not always tell by media.
    window.dispatchEvent(new Event("beforeprint"));
    expect(style().transform).toBe("none");
    window.dispatchEvent(new Event("afterprint"));
    await expect.poll(() => moved().y).toBeLessThan(-60);
  });

  test("on a screen that is switched off nothing moves, on another it does", async () => {
    await page.viewport(700, 800);
    ask({ vertical: {} }, { disabled: ["mobile"] });
    stop = createParallax(element);
    await scrollTo(50);
    expect(style().transform).toBe("none");
    await page.viewport(900, 800);
    await expect.poll(() => style().transform).not.toBe("none");
    await page.viewport(700, 800);
    await expect.poll(() => style().transform).toBe("none");
  });

  test("stop leaves nothing behind, also before it began to move", async () => {
    ask({ horizontal: {}, blur: {} });
    await expectCleanStop(() => createParallax(element));
    await expectCleanStop(() => createParallax(element), {
      async during() {
        await scrollTo(40);
        await scrollTo(60);
      },
    });
    expect(animationsOf(element)).toEqual([]);
  });

  test("two elements keep apart, and one may be removed while it moves", async () => {
    const other = makeBox("other");
    place.append(other);
    ask({ vertical: { speed: 2 } });
    ask({ vertical: { speed: 1, direction: "out" } }, {}, other);
    stop = stopAll(createParallax(element), createParallax(other));
    await scrollTo(50);
    await expect.poll(() => gliding(element) || gliding(other)).toBe(false);
    expect(moved().y).toBeCloseTo(-100, -0.5);
    expect(new DOMMatrix(getComputedStyle(other).transform).f).toBeGreaterThan(0);
    element.remove();
    await scrollTo(60);
    stop();
    expect(getComputedStyle(other).transform).toBe("none");
  });
});

describe("createParallax", () => {
  test("no script runs while the visitor scrolls", async () => {
    const frames = vi.spyOn(window, "requestAnimationFrame");
    const listened = vi.spyOn(window, "addEventListener");
    ask({ vertical: {} });
    stop = createParallax(element);
    await expect.poll(settled).toBe(true);
    const [before] = animationsOf(element);
    frames.mockClear();
    expect(before?.timeline).toBeInstanceOf(ScrollTimeline);
    window.scrollTo(0, 600);
    await expect.poll(() => moved().y).toBeLessThan(-100);
    expect(frames).not.toHaveBeenCalled();
    listened.mockRestore();
    frames.mockRestore();
  });

  test("an element that is seen when it starts glides there, and does not jump", async () => {
    await scrollTo(60);
    ask({ vertical: {} });
    stop = createParallax(element);
    expect(style().transform).toBe("none");
    await expect.poll(() => animationsOf(element).length).toBe(2);
    for (const animation of animationsOf(element)) animation.pause();
    const glide = animationsOf(element).find(({ timeline }) => timeline === document.timeline);
    if (!glide) throw new Error("nothing glides");
    glide.currentTime = 0;
    expect(moved().y || 0).toBe(0);
    glide.currentTime = 100;
    expect(moved().y).toBeCloseTo(-90, -1);
  });

  test("an element that is ready but not seen yet does not glide", async () => {
    const near = TOP - window.innerHeight - 100;
    window.scrollTo(0, near);
    await begin({ vertical: { speed: 3 } });
    expect(animationsOf(element).map(({ timeline }) => timeline)).toEqual([
      expect.any(ScrollTimeline),
    ]);
  });

  test("coming near again, it takes up the motion that it had", async () => {
    await begin({ vertical: { speed: 3 } });
    const [first] = animationsOf(element);
    window.scrollTo(0, TOP + HEIGHT + 2000);
    await expect.poll(() => animationsOf(element).length).toBe(0);
    const progress = await scrollTo(90);
    await expect.poll(() => moved().y).toBeCloseTo(-3 * progress, 0);
    expect(animationsOf(element)).toEqual([first]);
  });

  test("far from the window nothing of it is drawn apart, and it is ready when it comes near", async () => {
    await begin({ vertical: { speed: 3 } });
    window.scrollTo(0, TOP + HEIGHT + 2000);
    await expect.poll(() => animationsOf(element).length).toBe(0);
    expect(element.hasAttribute("data-scroll-effects")).toBe(false);
    const progress = await scrollTo(90);
    await expect.poll(() => moved().y).toBeCloseTo(-3 * progress, 0);
  });

  test("what was shown gliding is drawn apart again, and goes its way to the pixel", async () => {
    await scrollTo(60);
    await begin({ vertical: { speed: 3 } });
    await expect.poll(() => animationsOf(element).length).toBe(1);
    const progress = await scrollTo(80);
    expect(moved().y).toBeCloseTo(-3 * progress, 0);
  });

  test("a hundred share one timeline, and are measured before the first of them moves", async () => {
    const many = Array.from({ length: 100 }, (_, index) => makeBox(`many-${index}`));
    place.append(...many);
    const order: string[] = [];
    const read = vi.spyOn(window, "getComputedStyle").mockImplementation(
      Object.assign((one: Element) => {
        order.push("read");
        return styleOf(one);
      }),
    );
    const play = vi.spyOn(Animation.prototype, "play").mockImplementation(function (
      this: Animation,
    ) {
      order.push("write");
      return played.call(this);
    });
    for (const one of many) {
      one.style.height = "4px";
      ask({ rotate: { speed: 1 } }, {}, one);
    }
    stop = stopAll(...many.map((one) => createParallax(one)));
    window.scrollTo(0, 600);
    await expect.poll(() => many.every((one) => animationsOf(one).length > 0)).toBe(true);
    read.mockRestore();
    play.mockRestore();
    const runs = order.filter((one, index) => one !== order[index - 1]);
    expect(runs.length).toBeLessThanOrEqual(4);
    expect(new Set(many.map((one) => animationsOf(one)[0]?.timeline)).size).toBe(1);
  });

  test("settings without effects, and those of a sticky element, change nothing", async () => {
    for (const config of [{ parallax: [] }, { mode: "sticky", parallax: { vertical: {} } }]) {
      ask({}, config);
      const before = element.outerHTML;
      stop = createParallax(element);
      await scrollTo(50);
      expect(element.outerHTML).toBe(before);
      expect(style().transform).toBe("none");
    }
  });
});

describe("<Parallax>", () => {
  test("writes the builder's markup, moves, and follows its props", async () => {
    const root = createRoot(place);
    const show = (effects: Effects) =>
      flushSync(() =>
        root.render(
          <Parallax effects={effects} className="card" disabled={["mobile"]}>
            <p style={{ height: HEIGHT, margin: 0 }}>Text</p>
          </Parallax>,
        ),
      );
    show({ vertical: { speed: 2 } });
    element = place.querySelector(".card") as HTMLElement;
    expect(JSON.parse(element.dataset.tveScroll ?? "")).toEqual({
      mode: "parallax",
      end: "parallax",
      disabled: ["mobile"],
      parallax: { vertical: { speed: 2 } },
    });
    const progress = await scrollTo(50);
    await expect.poll(() => moved().y).toBeCloseTo(-2 * progress, 0);
    show({ scale: { speed: 2 } });
    await expect.poll(() => matrix().a).toBeCloseTo(1 + progress / 500, 2);
    expect(moved().y).toBe(0);
    flushSync(() => root.unmount());
    expect(document.querySelector("[data-scroll-effects]")).toBeNull();
  });
});
