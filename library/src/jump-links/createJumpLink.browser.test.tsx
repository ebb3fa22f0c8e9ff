import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import type { Stop } from "../browser/stop.ts";
import { createJumpLink } from "./createJumpLink.ts";
import { JumpLink } from "./JumpLink.tsx";
import { jumpLinkDefaults } from "./jumpLinkOptions.ts";

const start = location.href;
let stop: Stop = () => {};
let link: HTMLAnchorElement;
let target: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  document.body.style.margin = "0";
  link = make("a", { href: "#plans", className: "tve-jump-scroll", textContent: "Plans" });
  target = make("h2", { id: "plans", textContent: "Our plans" });
  target.style.margin = "0";
  document.body.append(link, space(2000), target, space(3000));
});

afterEach(() => {
  stop();
  history.replaceState(null, "", start);
  window.scrollTo({ top: 0, behavior: "instant" });
  vi.restoreAllMocks();
});

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function space(height: number): HTMLElement {
  const element = make("div");
  element.style.height = `${height}px`;
  return element;
}

/** A bar that sticks to the top of the window, as the sticky effect marks it. */
function stickyBar(height: number): HTMLElement {
  const bar = space(height);
  bar.dataset.vitrineStuck = "top";
  bar.style.cssText += "position:fixed;top:0;left:0;width:100%";
  return bar;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Clicks, and gives the milliseconds until the jump has arrived. */
async function jump(by: HTMLElement = link): Promise<number> {
  const began = performance.now();
  await new Promise((resolve) => {
    document.body.addEventListener("tcb-jumplink-done", resolve, { once: true });
    by.click();
  });
  return performance.now() - began;
}

/** The focus goes first: what a jump takes has come. */
const begun = () => expect.poll(() => document.activeElement).toBe(target);

/** A step of the clock longer than a frame: enough for all that follows an arrival. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe("createJumpLink", () => {
  test("a click adds the place to the address, once however often it is clicked [PB-079]", async () => {
    stop = createJumpLink(link);
    const entries = history.length;
    await jump();
    expect(location.hash).toBe("#plans");
    expect(location.href.replace(location.hash, "")).toBe(start.replace(/#.*/, ""));
    await jump();
    expect(history.length).toBeLessThanOrEqual(entries + 1);
  });

  test("a click brings the place to the top of the window [PB-080]", async () => {
    stop = createJumpLink(link);
    expect(topOf(target)).toBeGreaterThan(innerHeight);
    await jump();
    expect(topOf(target)).toBeCloseTo(0, 0);
  });

  test("a smooth jump takes 1500 ms, and is half done at half the time [PB-081]", async () => {
    link.setAttribute("jump-animation", "smooth");
    stop = createJumpLink(link);
    const way = topOf(target);
    const clock = fakeFrames();
    link.click();
    await begun();
    clock.at(750);
    expect(Math.abs(scrollY - way / 2)).toBeLessThan(2);
    clock.at(1499);
    expect(clock.isDone()).toBe(false);
    clock.at(1500);
    expect(clock.isDone()).toBe(true);
    expect(topOf(target)).toBeCloseTo(0, 0);
  });

  test("on the wall's clock, too, a smooth jump takes its time [PB-081]", async () => {
    link.setAttribute("jump-animation", "smooth");
    stop = createJumpLink(link);
    const took = await jump();
    expect(took).toBeGreaterThanOrEqual(1490);
    // A busy machine is late with its frames.
    expect(took).toBeLessThan(10_000);
  });

  test("any other jump takes 100 ms [PB-082]", async () => {
    stop = createJumpLink(link);
    const way = topOf(target);
    const clock = fakeFrames();
    link.click();
    await begun();
    clock.at(50);
    expect(Math.abs(scrollY - way / 2)).toBeLessThan(2);
    clock.at(99);
    expect(clock.isDone()).toBe(false);
    clock.at(100);
    expect(clock.isDone()).toBe(true);
    expect(topOf(target)).toBeCloseTo(0, 0);
  });

  test("a page that glides by CSS, too, takes no other time", async () => {
    document.documentElement.style.scrollBehavior = "smooth";
    stop = createJumpLink(link);
    const way = topOf(target);
    const clock = fakeFrames();
    link.click();
    await begun();
    expect(scrollY).toBe(0);
    clock.at(50);
    expect(Math.abs(scrollY - way / 2)).toBeLessThan(2);
    clock.at(100);
    document.documentElement.style.scrollBehavior = "";
    expect(topOf(target)).toBeCloseTo(0, 0);
  });

  test("the times are options, in milliseconds", async () => {
    expect(jumpLinkDefaults).toEqual({ smooth: 1500, plain: 100 });
    stop = createJumpLink(link, { plain: 0 });
    link.click();
    await begun();
    expect(topOf(target)).toBeCloseTo(0, 0);
  });

  test("with reduced motion every jump is at once", async () => {
    const match = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query.includes("reduced-motion") ? match("all") : match(query),
    );
    link.setAttribute("jump-animation", "smooth");
    stop = createJumpLink(link);
    link.click();
    await begun();
    expect(topOf(target)).toBeCloseTo(0, 0);
  });

  test("Back returns to where the visitor was, and to the address", async () => {
    stop = createJumpLink(link);
    window.scrollTo({ top: 300, behavior: "instant" });
    history.pushState({ own: 1 }, "", `${location.pathname}?before`);
    await jump();
    expect(history.state).toEqual({ own: 1 });
    await pause(250);
    history.back();
    await expect.poll(() => location.hash).toBe("");
    await expect.poll(() => scrollY).toBe(300);
  });

  test("the body is told when it has arrived, of target and link", async () => {
    stop = createJumpLink(link);
    const told = new Promise<unknown>((resolve) =>
      document.body.addEventListener(
        "tcb-jumplink-done",
        (event) => resolve((event as CustomEvent).detail),
        { once: true },
      ),
    );
    link.click();
    expect(await told).toEqual({ target, link });
  });

  test("the focus moves along, and leaves the place as it was", async () => {
    stop = createJumpLink(link);
    await jump();
    expect(document.activeElement).toBe(target);
    expect(target.getAttribute("tabindex")).toBe("-1");
    target.blur();
    expect(target.hasAttribute("tabindex")).toBe(false);
  });

  test("it stops below what sticks to the top, and not below what sticks beside", async () => {
    const beside = stickyBar(400);
    beside.style.left = "90%";
    target.style.width = "50%";
    document.body.append(stickyBar(80), beside);
    stop = createJumpLink(link);
    await jump();
    expect(topOf(target)).toBeCloseTo(80, 0);
  });

  test("what gets stuck on the way, and just after, does not cover the place", async () => {
    const bar = stickyBar(60);
    delete bar.dataset.vitrineStuck;
    document.body.append(bar);
    stop = createJumpLink(link);
    await jump();
    expect(topOf(target)).toBeCloseTo(0, 0);
    bar.dataset.vitrineStuck = "top";
    await expect.poll(() => Math.round(topOf(target))).toBe(60);
    // Nor does the place move to and fro where that lets go again.
    delete bar.dataset.vitrineStuck;
    await pause(250);
    expect(topOf(target)).toBeCloseTo(60, 0);
  });

  test("of a stuck header that has switched only its scroll version counts", async () => {
    const bar = stickyBar(200);
    const [first, scrolled] = [space(200), space(50)];
    first.className = "tve-default-state";
    first.inert = true;
    scrolled.className = "tve-scroll-state";
    scrolled.style.cssText += "position:absolute;inset:0 0 auto";
    bar.append(first, scrolled);
    document.body.append(bar);
    stop = createJumpLink(link);
    await jump();
    expect(topOf(target)).toBeCloseTo(50, 0);
  });

  test("it keeps the distance that CSS asks for", async () => {
    document.documentElement.style.scrollPaddingTop = "70px";
    target.style.scrollMarginTop = "20px";
    stop = createJumpLink(link);
    await jump();
    document.documentElement.style.scrollPaddingTop = "";
    expect(topOf(target)).toBeCloseTo(90, 0);
  });

  test("a picture that arrives above on the way moves the goal, too", async () => {
    const late = space(0);
    link.after(late);
    stop = createJumpLink(link);
    const clock = fakeFrames();
    link.click();
    await begun();
    clock.at(50);
    late.style.height = "777px";
    clock.at(100);
    expect(clock.isDone()).toBe(true);
    expect(topOf(target)).toBeCloseTo(0, 0);
  });

  test("a place near the end of the page is brought as near as the page goes", async () => {
    target.nextElementSibling?.remove();
    stop = createJumpLink(link);
    await jump();
    expect(target.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1);
  });

  test.each([
    ["wheel", () => window.dispatchEvent(new WheelEvent("wheel"))],
    [
      "touch",
      () => window.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" })),
    ],
    ["key", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown" }))],
    ["pointer", () => window.dispatchEvent(new PointerEvent("pointerdown"))],
  ])("the visitor's %s takes over at once", async (_what, act) => {
    let done = false;
    document.body.addEventListener("tcb-jumplink-done", () => (done = true), { once: true });
    stop = createJumpLink(link, { plain: 10_000 });
    link.click();
    await expect.poll(() => scrollY, { interval: 5 }).toBeGreaterThan(0);
    act();
    const at = scrollY;
    await pause(450);
    expect(scrollY).toBe(at);
    expect(done).toBe(false);
    expect(document.activeElement).toBe(target);
  });

  test("the newest of two jumps wins", async () => {
    const second = make("h2", { id: "prices" });
    document.body.append(second, space(3000));
    const other = make("a", { href: "#prices" });
    document.body.prepend(other);
    const first = createJumpLink(link, { plain: 300 });
    const last = createJumpLink(other, { plain: 300 });
    stop = () => {
      first();
      last();
    };
    link.click();
    await pause(50);
    await jump(other);
    await expect.poll(() => topOf(second)).toBeCloseTo(0, 0);
    await pause(400);
    expect(topOf(second)).toBeCloseTo(0, 0);
  });
});

describe("what hides the place opens", () => {
  test("details, nested and the place itself", async () => {
    const outer = make("details");
    const inner = make("details", { id: "plans" });
    target.replaceWith(outer);
    outer.append(make("summary"), inner);
    inner.append(make("summary"), space(900));
    stop = createJumpLink(link);
    await jump();
    expect([outer.open, inner.open]).toEqual([true, true]);
    expect(topOf(inner)).toBeCloseTo(0, 0);
  });

  test("what the browser's search would open, and whoever hid it hears so", async () => {
    const heard: boolean[] = [];
    const hidden = make("div");
    hidden.setAttribute("hidden", "until-found");
    target.replaceWith(hidden);
    hidden.append(target);
    hidden.addEventListener("beforematch", () => heard.push(hidden.hasAttribute("hidden")));
    stop = createJumpLink(link);
    link.click();
    await expect.poll(() => hidden.hasAttribute("hidden")).toBe(false);
    expect(heard).toEqual([true]);
    await expect.poll(() => Math.round(topOf(target))).toBe(0);
  });

  test("the builder's tabs, by the tab of the same number, and only where closed", async () => {
    const tabs = make("div", { className: "tve_scT" });
    const list = make("ul");
    const panels = [0, 1, 2].map((index) => {
      const tab = make("li");
      const panel = make("div", { className: "tve_scTC" });
      panel.style.display = index === 0 ? "block" : "none";
      tab.addEventListener("click", () => {
        for (const one of panels) one.style.display = one === panel ? "block" : "none";
        chosen.push(index);
      });
      list.append(tab);
      return panel;
    });
    const chosen: number[] = [];
    tabs.append(list, ...panels);
    target.replaceWith(tabs);
    panels[2]?.append(target);
    stop = createJumpLink(link);
    await jump();
    await jump();
    expect(chosen).toEqual([2]);
    expect(topOf(target)).toBeCloseTo(0, 0);
  });

  test("the builder's toggles, around the place and the place itself, and only where closed", async () => {
    const item = make("div", { className: "thrv_toggle_item", id: "question" });
    const box = make("div", { className: "tve_faqI" });
    const title = make("div", { className: "thrv_toggle_title" });
    const answer = make("div", { className: "tve_faqC" });
    answer.style.display = "none";
    title.addEventListener("click", () => {
      answer.style.display = answer.style.display ? "" : "none";
    });
    item.append(box);
    box.append(title, answer);
    target.replaceWith(item);
    answer.append(target);
    stop = createJumpLink(link);
    await jump();
    await jump();
    expect(topOf(target)).toBeCloseTo(0, 0);
    answer.style.display = "none";
    link.href = "#question";
    await jump();
    expect(answer.style.display).toBe("");
  });

  test("in an open dialog its own content scrolls, and the page stays", async () => {
    const dialog = make("dialog");
    dialog.style.cssText = "height:300px;overflow:auto;padding:0";
    dialog.append(link, space(900), target, space(900));
    document.body.append(dialog);
    dialog.showModal();
    stop = createJumpLink(link);
    await jump();
    expect(topOf(target)).toBeCloseTo(topOf(dialog) + dialog.clientTop, 0);
    expect(scrollY).toBe(0);
  });

  test("a box that cuts off what is too much stays as it is", async () => {
    const box = make("div");
    box.style.cssText = "height:300px;overflow:hidden";
    target.replaceWith(box);
    box.append(space(100), target, space(900));
    stop = createJumpLink(link);
    await jump();
    expect(box.scrollTop).toBe(0);
    expect(topOf(target)).toBeCloseTo(0, 0);
  });

  test("a place in a scrolling box within the page comes to its top, and in view of the box", async () => {
    const box = make("div");
    box.style.cssText = "height:300px;overflow:auto";
    target.replaceWith(box);
    box.append(space(900), target, space(900));
    stop = createJumpLink(link);
    await jump();
    await pause(250);
    expect(topOf(target)).toBeCloseTo(0, 0);
    expect(target.getBoundingClientRect().bottom).toBeLessThanOrEqual(topOf(box) + 300);
    expect(topOf(target)).toBeGreaterThanOrEqual(topOf(box));
  });
});

describe("which clicks jump", () => {
  const click = (options: MouseEventInit = {}, on: HTMLElement = link) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
    const hold = (late: Event) => {
      wasTaken = late.defaultPrevented;
      late.preventDefault();
    };
    let wasTaken = false;
    document.addEventListener("click", hold, { once: true });
    on.dispatchEvent(event);
    return wasTaken;
  };

  test("those of the main button alone, which nobody else has taken", () => {
    stop = createJumpLink(link);
    for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
      expect([key, click({ [key]: true })]).toEqual([key, false]);
    }
    expect(click({ button: 1 })).toBe(false);
    link.target = "_blank";
    expect(click()).toBe(false);
    link.target = "";
    link.addEventListener("click", (event) => event.preventDefault(), {
      once: true,
      capture: true,
    });
    link.click();
    expect(location.hash).toBe("");
    expect(click()).toBe(true);
  });

  test("not those to the comments of a page, nor those that lead elsewhere", () => {
    stop = createJumpLink(link);
    target.id = "comments";
    for (const href of [`${location.pathname}${location.search}#comments`, "/elsewhere#comments"]) {
      link.href = href;
      expect([href, click()]).toEqual([href, false]);
    }
    link.href = "#comments";
    expect(click()).toBe(true);
  });

  test("where there is no such place the browser goes on, and one warning says so", () => {
    stop = createJumpLink(link);
    link.href = "#nowhere-at-all";
    expect(click()).toBe(false);
    expect(click()).toBe(false);
    expect(takeConsole()).toEqual([
      expect.stringContaining('no place has the id "nowhere-at-all"'),
    ]);
    expect(location.hash).toBe("");
  });

  test("hostile places are neither markup nor an error", () => {
    stop = createJumpLink(link);
    const ids = ['"><img src=x onerror=alert(1)>', "%FF", "a b", "[", "ü"];
    for (const id of ids) {
      target.id = id;
      link.setAttribute("href", `#${id}`);
      expect([id, click()]).toEqual([id, true]);
    }
    link.setAttribute("href", "#%C3%BC");
    expect(click()).toBe(true);
    link.setAttribute("href", '#"><img src=y>');
    expect(click()).toBe(false);
    expect(takeConsole()).toHaveLength(1);
    expect(document.querySelector("img")).toBeNull();
  });

  test("an element that is no link becomes one for the keyboard", async () => {
    const card = make("div", { className: "tve-jump-scroll", textContent: "Plans" });
    card.dataset.target = "#plans";
    link.replaceWith(card);
    stop = createJumpLink(card);
    expect([card.getAttribute("role"), card.tabIndex]).toEqual(["link", 0]);
    const arrived = new Promise((resolve) =>
      document.body.addEventListener("tcb-jumplink-done", resolve, { once: true }),
    );
    card.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await arrived;
    expect(topOf(target)).toBeCloseTo(0, 0);
  });

  test("one that the keyboard reaches stays as it is, and another link in it keeps its way", () => {
    const button = make("button", { textContent: "Plans" });
    button.dataset.target = "#plans";
    const card = make("div");
    card.dataset.target = "#plans";
    const own = make("a", { href: "/elsewhere", textContent: "Elsewhere" });
    card.append(own);
    document.body.prepend(button, card);
    const first = createJumpLink(button);
    const second = createJumpLink(card);
    stop = () => {
      first();
      second();
    };
    expect([button.hasAttribute("role"), card.hasAttribute("tabindex")]).toEqual([false, false]);
    expect(click({}, button)).toBe(true);
    expect(click({}, own)).toBe(false);
    // The builder's buttons hold a link to nowhere.
    own.setAttribute("href", "#");
    expect(click({}, own)).toBe(true);
    expect(click({}, card)).toBe(true);
  });
});

describe("stopping", () => {
  test("leaves nothing behind, also in the middle of the way", async () => {
    const card = make("div", { textContent: "Plans" });
    card.dataset.target = "#plans";
    document.body.append(card);
    await expectCleanStop(
      () => {
        const end = createJumpLink(card);
        return () => {
          end();
          window.scrollTo({ top: 0, behavior: "instant" });
        };
      },
      {
        async during() {
          card.click();
          await expect.poll(() => scrollY, { interval: 5 }).toBeGreaterThan(0);
        },
      },
    );
  });

  test("a place that is removed on the way harms nothing", async () => {
    stop = createJumpLink(link);
    const arrived = jump();
    await pause(20);
    target.remove();
    await arrived;
    expect(Number.isFinite(scrollY)).toBe(true);
  });
});

describe("<JumpLink>", () => {
  test("writes that markup and starts", async () => {
    const host = make("div");
    document.body.prepend(host);
    const root = createRoot(host);
    flushSync(() =>
      root.render(
        <JumpLink to="#plans" smooth className="quiet">
          Plans
        </JumpLink>,
      ),
    );
    const own = host.querySelector("a") as HTMLAnchorElement;
    expect(own.className).toBe("tve-jump-scroll quiet");
    expect(own.getAttribute("jump-animation")).toBe("smooth");
    flushSync(() => root.render(<JumpLink to="#plans">Plans</JumpLink>));
    expect(own.hasAttribute("jump-animation")).toBe(false);
    await jump(own);
    expect(location.hash).toBe("#plans");
    root.unmount();
    host.remove();
  });
});

/** Frames and clock in the test's hand: the page is shown when the test says so. */
function fakeFrames() {
  const began = 5000;
  let waiting: FrameRequestCallback[] = [];
  let done = false;
  document.body.addEventListener("tcb-jumplink-done", () => (done = true), { once: true });
  vi.spyOn(performance, "now").mockReturnValue(began);
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((run) => waiting.push(run));
  return {
    /** The next frame, so many milliseconds after the click. */
    at(milliseconds: number): void {
      const now = waiting;
      waiting = [];
      for (const run of now) run(began + milliseconds);
    },
    isDone: () => done,
  };
}
