import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createEntrance } from "./createEntrance.ts";
import { Entrance } from "./Entrance.tsx";
import { ENTRANCE_INSIDE, MAX_ENTRANCE_DELAY } from "./entranceLimits.ts";
import "./entrance.css";

const WINDOW = 800;

let stop: Stop = () => {};
let above: HTMLElement;
let element: HTMLElement;

/** What a theme does to what its own script is to bring in. */
const THEME = `
  .kad-animation, [class*=kt-animate] { position: relative; opacity: 0 }
  .kad-animation, .kt-animate-fade-in-up { top: 30px }
  .kt-pb-animation { opacity: 0 }
  .kt-pb-animate { animation: theme 300ms both }
  @keyframes theme { to { opacity: 1 } }
`;

beforeEach(async () => {
  await page.viewport(1280, WINDOW);
  document.body.style.margin = "0";
  document.body.dataset.animate = "1";
  above = space(2000);
  element = make("kad-animation");
  document.body.append(above, element, space(2000));
});

afterEach(async () => {
  stop();
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
  document.body.replaceChildren();
  delete document.body.dataset.animate;
  for (const sheet of document.querySelectorAll("[data-theme-sheet]")) sheet.remove();
  scrollTo(0);
  await page.viewport(1280, WINDOW);
});

function space(height: number): HTMLElement {
  const one = document.createElement("div");
  one.style.height = `${height}px`;
  return one;
}

function make(name: string, height = 100): HTMLElement {
  const one = space(height);
  one.className = name;
  one.textContent = name;
  return one;
}

function addTheme(): void {
  const sheet = document.createElement("style");
  sheet.dataset.themeSheet = "";
  sheet.textContent = THEME;
  document.head.append(sheet);
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
const opacity = (one = element) => Number(getComputedStyle(one).opacity);
const state = (one = element) => one.dataset.vitrineEntrance;
const moves = (one = element) =>
  one.getAnimations().filter((animation) => "animationName" in animation);

/** Observers have told what changed, and what follows is drawn. */
const settled = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );

/** Scrolls until the element is so far above the window's bottom edge. */
const bringIn = (inside: number, one = element) => scrollTo(one.offsetTop - WINDOW + inside);

async function begin(one = element): Promise<void> {
  stop = stopAll(stop, createEntrance(one));
  await expect.poll(() => state(one)).toBe("waiting");
}

const media = (name: string, value: string) =>
  cdp().send("Emulation.setEmulatedMedia", {
    media: name === "media" ? value : "",
    features: name === "media" ? [] : [{ name, value }],
  });

describe("createEntrance", () => {
  test("an element below the window waits unseen, and moves in when it is scrolled into view [TH-065]", async () => {
    await begin();
    expect(opacity()).toBe(0);
    const { top } = element.getBoundingClientRect();
    bringIn(300);
    await expect.poll(() => moves().length).toBe(1);
    const [move] = moves();
    move?.pause();
    if (move) move.currentTime = 0;
    expect([opacity(), getComputedStyle(element).translate]).toEqual([0, "0px 30px"]);
    expect(element.getBoundingClientRect().top).toBeCloseTo(top - scrollY + 30, 0);
    if (move) move.currentTime = 400;
    expect(opacity()).toBeGreaterThan(0.3);
    move?.finish();
    await expect.poll(state).toBeUndefined();
    expect([opacity(), getComputedStyle(element).translate]).toEqual([1, "none"]);
  });

  test.each([
    ["kad-animation", 800, "0px 30px"],
    ["kt-animate-fade-in", 900, "0px"],
    ["kt-animate-fade-in-up", 900, "0px 30px"],
    ["kt-animate-fade-in-down", 900, "0px -30px"],
    ["kt-animate-fade-in-left", 900, "30px"],
    ["kt-animate-fade-in-right", 900, "-30px"],
  ])("%s takes %i ms, from %s [TH-066]", async (name, duration, from) => {
    element.className = name;
    await begin();
    bringIn(300);
    await expect.poll(() => moves().length).toBe(1);
    const [move] = moves();
    expect(move?.effect?.getComputedTiming().duration).toBe(duration);
    move?.pause();
    if (move) move.currentTime = 0;
    expect(getComputedStyle(element).translate).toBe(from);
    // No scrollbar at the bottom.
    expect(document.documentElement.clientHeight).toBe(innerHeight);
  });

  test.each([
    [790, false],
    [791, true],
  ])("in a window of %i px anything moves: %s [TH-067]", async (width, isMoving) => {
    await page.viewport(width, WINDOW);
    await begin();
    expect(opacity()).toBe(isMoving ? 0 : 1);
    bringIn(300);
    const seen: number[] = [];
    await expect
      .poll(() => {
        seen.push(moves().length);
        return state();
      })
      .not.toBe("waiting");
    if (isMoving) await expect.poll(() => moves().length).toBe(1);
    else expect([state(), opacity(), Math.max(...seen)]).toEqual([undefined, 1, 0]);
  });

  test.each([
    ["1", true],
    ["0", false],
    ["", false],
    [undefined, false],
  ])("data-animate=%j on the body turns it on: %s [TH-006]", async (value, isMoving) => {
    addTheme();
    if (value === undefined) delete document.body.dataset.animate;
    else document.body.dataset.animate = value;
    await begin();
    expect(opacity()).toBe(isMoving ? 0 : 1);
    bringIn(300);
    if (isMoving) await expect.poll(() => moves().length).toBe(1);
    else await expect.poll(state).toBeUndefined();
    expect(moves()).toHaveLength(isMoving ? 1 : 0);
  });

  test("it comes in once it is 25 px inside the window, and only once", async () => {
    expect(ENTRANCE_INSIDE).toBe(25);
    await begin();
    bringIn(24);
    await settled();
    expect(state()).toBe("waiting");
    bringIn(26);
    await expect.poll(state).toBe("in");
    moves()[0]?.finish();
    await expect.poll(state).toBeUndefined();
    scrollTo(0);
    await settled();
    bringIn(300);
    await settled();
    expect([state(), moves().length, opacity()]).toEqual([undefined, 0, 1]);
  });

  test("what is in the window at the start, or above it, never disappears", async () => {
    const first = make("kt-animate-fade-in-up");
    document.body.prepend(first);
    scrollTo(element.offsetTop - 300);
    stop = stopAll(createEntrance(element), createEntrance(first));
    await settled();
    for (const one of [element, first]) expect([state(one), opacity(one)]).toEqual([undefined, 1]);
    scrollTo(0);
    await settled();
    expect([state(first), opacity(first), moves(first).length]).toEqual([undefined, 1, 0]);
  });

  test("what is jumped over has come in by the time the visitor returns to it", async () => {
    await begin();
    scrollTo(99_999);
    await expect.poll(state).not.toBe("waiting");
  });

  test("a line at the very end of the page, lower than that, is not hidden for ever", async () => {
    const last = make("kt-animate-fade-in", 18);
    document.body.append(last);
    await begin(last);
    scrollTo(99_999);
    await expect.poll(() => state(last)).toBe("in");
  });

  test("data-delay holds it back, within reason", async () => {
    const delayOf = async (delay: string) => {
      const one = make("kad-animation");
      one.dataset.delay = delay;
      above.after(one);
      scrollTo(0);
      await begin(one);
      bringIn(300, one);
      await expect.poll(() => moves(one).length).toBe(1);
      const found = moves(one)[0]?.effect?.getComputedTiming().delay;
      expect(opacity(one)).toBeLessThan(1);
      one.remove();
      return found;
    };
    expect(await delayOf("150")).toBe(150);
    expect(await delayOf("-500")).toBe(0);
    expect(await delayOf("1e99")).toBe(MAX_ENTRANCE_DELAY);
    expect(await delayOf("soon")).toBe(0);
    expect(await delayOf("")).toBe(0);
  });

  test("kt-pb-animation gets kt-pb-animate, and moves as its page says", async () => {
    addTheme();
    element.className = "kt-pb-animation";
    await begin();
    expect([opacity(), element.className]).toEqual([0, "kt-pb-animation"]);
    bringIn(300);
    await expect.poll(() => element.className).toBe("kt-pb-animation kt-pb-animate");
    expect((moves()[0] as CSSAnimation | undefined)?.animationName).toBe("theme");
    await expect.poll(state).toBeUndefined();
    expect(opacity()).toBe(1);
    stop();
    expect(element.className).toBe("kt-pb-animation");
  });

  test("what a theme hides is seen wherever nothing is to move", async () => {
    addTheme();
    expect([opacity(), getComputedStyle(element).top]).toEqual([1, "0px"]);
    await begin();
    expect(opacity()).toBe(0);
    await media("prefers-reduced-motion", "reduce");
    await expect.poll(opacity).toBe(1);
    await media("media", "print");
    await expect.poll(opacity).toBe(1);
    await media("media", "");
    await expect.poll(opacity).toBe(0);
    await page.viewport(600, WINDOW);
    await expect.poll(opacity).toBe(1);
    await page.viewport(1280, WINDOW);
    await expect.poll(opacity).toBe(0);
    stop();
    expect([opacity(), state()]).toEqual([1, undefined]);
  });

  test("on a theme's page it moves from where the theme says to its place", async () => {
    addTheme();
    await begin();
    bringIn(300);
    await expect.poll(() => moves().length).toBe(1);
    const [move] = moves();
    move?.pause();
    if (move) move.currentTime = 799;
    expect(opacity()).toBeGreaterThan(0.95);
    expect(element.getBoundingClientRect().top).toBeCloseTo(element.offsetTop - scrollY, 0);
    move?.finish();
    await expect.poll(state).toBeUndefined();
    expect(opacity()).toBe(1);
  });

  test("what came in on a narrow screen does not come in again on a wide one", async () => {
    await page.viewport(700, WINDOW);
    await begin();
    bringIn(300);
    await expect.poll(state).toBeUndefined();
    await page.viewport(1280, WINDOW);
    await settled();
    expect([opacity(), moves().length]).toEqual([1, 0]);
  });

  test("less motion, asked for while it moves, puts it in its place", async () => {
    await begin();
    bringIn(300);
    await expect.poll(state).toBe("in");
    await media("prefers-reduced-motion", "reduce");
    await expect.poll(() => [state(), opacity()]).toEqual([undefined, 1]);
  });

  test("where the keyboard gets before the window does, it is seen", async () => {
    const button = document.createElement("button");
    element.append(button);
    await begin();
    button.focus({ preventScroll: true });
    expect(opacity()).toBe(1);
  });

  test("nothing shifts, and it moves without being laid out", async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    });
    observer.observe({ type: "layout-shift" });
    await begin();
    const { scrollHeight } = document.documentElement;
    bringIn(300);
    await expect.poll(state).toBe("in");
    const keyframes = (moves()[0]?.effect as KeyframeEffect | undefined)?.getKeyframes();
    const animated = new Set(keyframes?.flatMap((frame) => Object.keys(frame)));
    for (const name of ["offset", "computedOffset", "easing", "composite"]) animated.delete(name);
    expect([...animated].sort()).toEqual(["opacity", "translate"]);
    moves()[0]?.finish();
    await settled();
    expect(document.documentElement.scrollHeight).toBe(scrollHeight);
    expect(shifts).toEqual([]);
    observer.disconnect();
  });

  test("what has no size, or no box, is left alone until it has", async () => {
    const empty = make("kad-animation", 0);
    empty.textContent = "";
    const hidden = make("kt-animate-fade-in");
    const folded = document.createElement("div");
    folded.style.display = "none";
    folded.append(hidden);
    above.after(empty, folded);
    stop = stopAll(createEntrance(empty), createEntrance(hidden));
    await settled();
    scrollTo(1500);
    await expect.poll(() => state(empty)).not.toBe("waiting");
    expect(state(hidden)).toBe("waiting");
    folded.style.display = "";
    await expect.poll(() => state(hidden)).not.toBe("waiting");
  });

  test("a thousand of them share two observers, and start cheaply", async () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      make("kt-animate-fade-in-up", index % 2 ? 40 : 10),
    );
    element.after(...many);
    const Real = window.IntersectionObserver;
    let made = 0;
    window.IntersectionObserver = class extends Real {
      constructor(...all: ConstructorParameters<typeof Real>) {
        super(...all);
        made += 1;
      }
    };
    // The best of three: the machine may have had other things to do meanwhile.
    const times = [1, 2, 3].map(() => {
      stop();
      const began = performance.now();
      stop = stopAll(...many.map((one) => createEntrance(one)));
      return performance.now() - began;
    });
    const waiting = () => many.filter((one) => state(one) === "waiting").length;
    await expect.poll(waiting).toBe(1000);
    window.IntersectionObserver = Real;
    // Those of earlier tests serve on, so at most the two.
    expect(made).toBeLessThanOrEqual(2);
    expect(Math.min(...times)).toBeLessThan(500);
  });

  test("the register brings in what the theme's classes mark, and nothing else", async () => {
    const names = ["kad-animation", "kt-animate-fade-in", "kt-animate-fade-in-left"];
    const others = ["kad-animations", "kt-animate", "kt-pb-animate"].map((name) => make(name));
    const all = [...names, "kt-pb-animation"].map((name) => make(name));
    above.after(...all, ...others);
    stop = start(document, {
      behaviours: behaviours.filter(({ name }) => name === "entrance"),
    });
    await expect
      .poll(() => all.map((one) => state(one)), { timeout: 10_000 })
      .toEqual(all.map(() => "waiting"));
    expect(others.map((one) => state(one))).toEqual(others.map(() => undefined));
  });

  test("stop leaves nothing behind: while it waits, while it moves, and after", async () => {
    const phase = (top: number, wanted: string | undefined) =>
      expectCleanStop(
        () => {
          const end = createEntrance(element);
          return () => {
            end();
            scrollTo(0);
          };
        },
        {
          async during() {
            await expect.poll(state).toBe("waiting");
            scrollTo(top);
            await expect.poll(state).toBe(wanted);
          },
          settle: 1000,
        },
      );
    await phase(0, "waiting");
    await phase(2000, "in");
    await media("prefers-reduced-motion", "reduce");
    await phase(2000, undefined);
  });
});

describe("<Entrance>", () => {
  test("writes the theme's markup and comes in", async () => {
    const root = document.createElement("div");
    above.after(root);
    const app = createRoot(root);
    flushSync(() =>
      app.render(
        <Entrance as="section" moves="left" delay={150} className="card">
          Prints
        </Entrance>,
      ),
    );
    const one = root.firstElementChild as HTMLElement;
    expect(root.innerHTML).toContain(
      '<section class="card kt-animate-fade-in-left" data-delay="150"',
    );
    await expect.poll(() => state(one)).toBe("waiting");
    flushSync(() => app.unmount());
    expect(state(one)).toBeUndefined();
  });

  test.each([
    ["none", "kt-animate-fade-in"],
    ["up", "kt-animate-fade-in-up"],
  ] as const)("moves %s by %s", (name, expected) => {
    const root = document.createElement("div");
    const app = createRoot(root);
    flushSync(() => app.render(<Entrance moves={name} />));
    expect(root.firstElementChild?.className).toBe(expected);
    flushSync(() => app.unmount());
  });
});
