import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createThemeHeader } from "./createThemeHeader.ts";
import "./sticky-header.css";

let stop: Stop = () => {};
let header: HTMLElement;
let content: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  document.body.style.margin = "0";
  document.body.dataset.sticky = "1";
  content = make("main", "content");
  content.style.height = "4000px";
});

afterEach(async () => {
  stop();
  stop = () => {};
  document.body.replaceChildren();
  for (const name of ["style", "class", "data-sticky"]) document.body.removeAttribute(name);
  window.scrollTo({ top: 0, behavior: "instant" });
  await page.viewport(1280, 800);
});

function make(name: string, id = "", className = ""): HTMLElement {
  const element = document.createElement(name);
  if (id) element.id = id;
  if (className) element.className = className;
  return element;
}

type Attributes = Readonly<Record<string, string>>;

const SHRINKING: Attributes = {
  "data-header-shrink": "1",
  "data-mobile-sticky": "0",
  "data-header-base-height": "90",
};

/** The theme's third design: a line of 30 px, and below it the logo and the menu. */
function banner(attributes: Attributes = SHRINKING, { line = 30, logo = true } = {}): HTMLElement {
  header = make("header", "kad-banner", "banner headerclass kad-header-style-three");
  for (const [name, value] of Object.entries(attributes)) header.setAttribute(name, value);
  if (line > 0) {
    const bar = make("div", "topbar", "topclass");
    bar.style.height = `${line}px`;
    header.append(bar);
  }
  const box = make("div", "kad-shrinkheader", "container");
  box.style.cssText = "height:90px;line-height:90px";
  if (logo) {
    const place = make("div", "logo");
    const link = make("a", "", "brand");
    link.setAttribute("href", "/");
    link.style.cssText = "display:block;height:90px;line-height:90px";
    const image = document.createElement("img");
    image.alt = "Home";
    image.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>')}`;
    image.style.cssText = "display:block;max-height:90px";
    link.append(image);
    place.append(link);
    place.style.cssText = "float:left";
    box.append(place);
  }
  const nav = make("nav", "nav-main", "nav-main");
  const list = make("ul", "", "sf-menu");
  list.style.cssText = "margin:0;padding:0;list-style:none";
  const item = make("li");
  const entry = make("a");
  entry.setAttribute("href", "/shop");
  entry.textContent = "Shop";
  entry.style.cssText = "display:block;line-height:90px";
  item.append(entry);
  list.append(item);
  nav.append(list);
  box.append(nav);
  header.append(box);
  document.body.append(header, content);
  return header;
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
const rect = (element: Element) => element.getBoundingClientRect();
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
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

async function startOn(element: HTMLElement): Promise<void> {
  stop = createThemeHeader(element);
  await settled();
}

describe("a theme's header", () => {
  test("the body's sticky turns it on: it stays at the top while the page is scrolled [TH-001, TH-008]", async () => {
    document.body.dataset.sticky = "0";
    await startOn(banner());
    await scrolledTo(1000);
    expect(rect(header).bottom).toBeLessThan(0);
    stop();
    scrollTo(0);
    document.body.dataset.sticky = "1";
    await startOn(header);
    for (const top of [0, 40, 1000, 2500]) {
      await scrolledTo(top);
      expect([top, rect(header).top]).toEqual([top, 0]);
    }
  });

  test("header-shrink turns on shrinking [TH-002]", async () => {
    await startOn(banner({ ...SHRINKING, "data-header-shrink": "0" }));
    await scrolledTo(500);
    expect(rect(header).height).toBe(120);
    stop();
    await scrolledTo(0);
    header.dataset.headerShrink = "1";
    await startOn(header);
    await scrolledTo(500);
    expect(rect(header).height).toBe(75);
  });

  test("its height drops by the theme's formula, and so do its parts [TH-011]", async () => {
    await startOn(banner());
    for (const [top, height] of [
      [0, 120],
      [1, 119.5],
      [20, 110],
      [60, 90],
      [89, 75.5],
      [90, 75],
      [1000, 75],
      [20, 110],
    ] as const) {
      await scrolledTo(top);
      expect([top, rect(header).height]).toEqual([top, height]);
      const part = `${height - 30}px`;
      const entry = getComputedStyle(find(".sf-menu > li > a"));
      expect([entry.height, entry.lineHeight]).toEqual([part, part]);
      const box = getComputedStyle(find("#kad-shrinkheader"));
      expect([box.height, box.lineHeight]).toEqual([part, part]);
      const link = getComputedStyle(find("#logo a"));
      expect([link.height, link.lineHeight]).toEqual([part, part]);
      expect(getComputedStyle(find("#logo img")).maxHeight).toBe(part);
      expect(rect(find("#logo img")).height).toBe(height - 30);
    }
  });

  test("it is scrolled, or not [TH-010]", async () => {
    await startOn(banner());
    for (const [top, isScrolled] of [
      [0, false],
      [89, false],
      [90, true],
      [2000, true],
      [89, false],
    ] as const) {
      await scrolledTo(top);
      expect([
        top,
        header.classList.contains("header-scrolled"),
        header.hasAttribute("data-vitrine-scrolled"),
      ]).toEqual([top, isScrolled, isScrolled]);
    }
  });

  test("wide windows have it stick, at 1000 px and not at 900 px; others by mobile-sticky [TH-003, TH-009]", async () => {
    await startOn(banner());
    for (const [width, mobile, sticks] of [
      [1000, "0", true],
      [993, "0", true],
      [992, "0", false],
      [991, "0", false],
      [900, "0", false],
      [992, "1", true],
      [900, "1", true],
      [1000, "1", true],
    ] as const) {
      if (header.dataset.mobileSticky !== mobile) {
        stop();
        header.dataset.mobileSticky = mobile;
        stop = createThemeHeader(header);
      }
      await page.viewport(width, 800);
      await scrolledTo(700);
      expect([width, mobile, rect(header).top]).toEqual([
        width,
        mobile,
        sticks ? 0 : expect.any(Number),
      ]);
      expect([width, mobile, rect(header).top === 0]).toEqual([width, mobile, sticks]);
    }
  });

  test("it follows a window that is turned, at once", async () => {
    await startOn(banner({ ...SHRINKING, "data-mobile-sticky": "1" }));
    await scrolledTo(500);
    expect(rect(header).height).toBe(75);
    await page.viewport(800, 1280);
    await settled();
    // The theme's parts keep their sizes where its phone styles apply.
    expect([rect(header).top, rect(header).height]).toEqual([0, 120]);
    await page.viewport(1280, 800);
    await settled();
    expect([rect(header).top, rect(header).height]).toEqual([0, 75]);
    await page.viewport(1280, 200);
    await settled();
    expect(rect(header).top).toBe(-500);
  });

  test("the bar of a signed-in user has it stick 32 px down, and 46 and 0 in narrow windows [TH-012, TH-013, TH-014]", async () => {
    document.body.className = "admin-bar";
    await startOn(banner({ ...SHRINKING, "data-mobile-sticky": "1" }));
    for (const [width, top] of [
      [1200, 32],
      [782, 32],
      [781, 46],
      [600, 46],
      [599, 0],
      [1200, 32],
    ] as const) {
      await page.viewport(width, 800);
      await scrolledTo(600);
      expect([width, rect(header).top]).toEqual([width, top]);
    }
    document.body.className = "";
    await page.viewport(1201, 800);
    await settled();
    expect(rect(header).top).toBe(0);
  });

  test("what stands below it does not move, and keeps its place when it starts and stops", async () => {
    banner();
    const at = () => rect(content).top + window.scrollY;
    expect(at()).toBe(120);
    stop = createThemeHeader(header);
    for (const top of [0, 30, 90, 500]) {
      await scrolledTo(top);
      expect([top, at()]).toEqual([top, 120]);
    }
    stop();
    expect(at()).toBe(120);
  });

  test.each<[string, { below: string; own?: string; around?: string; at: number }]>([
    ["a margin above what follows", { below: "margin-top:24px", at: 144 }],
    ["what follows drawn up", { below: "margin-top:-50px", at: 70 }],
    ["a margin of its own", { below: "margin-top:24px", own: "margin-bottom:40px", at: 160 }],
    ["both", { below: "margin-top:-50px", own: "margin-bottom:40px", at: 110 }],
    ["a page in a column", { below: "margin-top:24px", around: "display:grid", at: 144 }],
  ])(
    "with %s nothing below it moves either",
    async (_what, { below, own = "", around = "", at: expected }) => {
      banner();
      content.style.cssText += below;
      const holder = make("div");
      holder.style.cssText = around;
      document.body.append(holder);
      holder.append(header, content);
      header.style.cssText = own;
      const skip = make("a");
      skip.style.cssText = "position:absolute;height:40px";
      header.after(skip);
      const at = () => rect(content).top + window.scrollY;
      expect(at()).toBe(expected);
      await startOn(header);
      for (const top of [0, 30, 90, 500]) {
        await scrolledTo(top);
        expect([top, at()]).toEqual([top, expected]);
      }
      expect([rect(header).top, rect(header).height]).toEqual([0, 75]);
      stop();
      expect(at()).toBe(expected);
    },
  );

  test("menu-stick keeps the menu at the top, and lets what is above it go [TH-005]", async () => {
    banner({ "data-header-shrink": "0", "data-mobile-sticky": "0", "data-menu-stick": "1" });
    header.classList.add("kt-mainnavsticky");
    const logo = make("div");
    logo.style.height = "70px";
    header.prepend(logo);
    document.body.dataset.sticky = "0";
    await startOn(header);
    await scrolledTo(50);
    expect(rect(header).top).toBe(-50);
    await scrolledTo(1000);
    expect(rect(find("#nav-main")).top).toBe(0);
    expect(rootLength("--vitrine-header-height")).toBe(`${rect(header).bottom}px`);
    await page.viewport(900, 800);
    await settled();
    expect(rect(header).bottom).toBeLessThan(0);
    stop();
    await page.viewport(1280, 800);
    header.dataset.menuStick = "0";
    await startOn(header);
    await scrolledTo(1000);
    expect(rect(header).bottom).toBeLessThan(0);
  });

  test("the mobile header sticks where its option is on, and its menu scrolls by itself [TH-022]", async () => {
    await page.viewport(400, 700);
    header = make("div", "kad-mobile-banner", "mobile-headerclass");
    header.dataset.mobileHeaderSticky = "0";
    const bar = make("div");
    bar.style.height = "60px";
    const menu = make("div", "mh-mobile_menu_collapse", "collapse");
    const entries = make("div");
    entries.style.height = "2000px";
    menu.style.display = "none";
    menu.append(entries);
    header.append(bar, menu);
    document.body.append(header, content);
    await startOn(header);
    await scrolledTo(800);
    expect(rect(header).top).toBe(-800);
    stop();
    header.dataset.mobileHeaderSticky = "1";
    await startOn(header);
    expect(rect(header).top).toBe(0);
    menu.style.display = "block";
    await settled();
    expect(rect(header).top).toBe(0);
    expect(rect(menu).height).toBe(700 - 60);
    expect(rootLength("--vitrine-header-height")).toBe("60px");
  });

  test.each([
    { width: 360, height: 640, above: 45 },
    { width: 360, height: 640, above: 120 },
    { width: 640, height: 360, above: 120 },
  ])(
    "in a window of $width by $height px its menu ends in it below $above px of header, however high that is said to be",
    async ({ width, height, above }) => {
      await page.viewport(width, height);
      banner({ ...SHRINKING, "data-mobile-sticky": "1" }, { line: above - 45, logo: false });
      find("#kad-shrinkheader").style.height = "45px";
      const menu = make("div", "", "mobile_menu_collapse");
      const entries = make("div");
      entries.style.height = "2000px";
      const last = make("a");
      last.setAttribute("href", "#last");
      last.textContent = "Last";
      menu.append(entries, last);
      menu.style.display = "none";
      header.append(menu);
      await startOn(header);
      await scrolledTo(800);
      menu.style.display = "block";
      await settled();
      expect([rect(header).top, rect(menu).height]).toEqual([0, height - above]);
      menu.scrollTop = 99_999;
      expect(rect(last).bottom).toBeLessThanOrEqual(height);
      menu.scrollTop = 0;
      const scrolled = scrollY;
      last.focus();
      await settled();
      expect(rect(last).bottom).toBeLessThanOrEqual(height);
      expect(scrollY).toBe(scrolled);
      stop();
      expect(menu.getAttribute("style")).toBe("display: block;");
    },
  );

  test.each([
    ["header", ".kad-header-menu-outer", "kt-item-shrunk"],
    ["header_top", ".kad-header-topbar-primary-outer", "kt-item-shrunk"],
    ["header_all", ".kt-header-position-above", "header-scrolled"],
  ])(
    "a header above of which %s sticks does so, and shrinks to its own height",
    async (name, selector, mark) => {
      above(name);
      await startOn(header);
      const part = find(selector);
      const waits = name === "header" ? 40 : 0;
      const stuck = () => Math.round(rect(part).top);
      const inner = () => rect(find(".kad-header-height")).height;
      for (const [top, height] of [
        [waits, 100],
        [waits + 20, 90],
        [waits + 80, 60],
        [1500, 60],
      ] as const) {
        await scrolledTo(top);
        expect([top, stuck(), inner()]).toEqual([top, 0, height]);
      }
      expect(part.classList.contains(mark)).toBe(true);
      expect(rect(content).top + window.scrollY).toBe(140);
      await scrolledTo(0);
      expect(part.classList.contains(mark)).toBe(false);
    },
  );

  test("a header above of which the line sticks lets all else go", async () => {
    above("topbar");
    await startOn(header);
    await scrolledTo(1000);
    expect([rect(find("#topbar")).top, rect(find("#topbar")).width]).toEqual([
      0,
      rect(header).width,
    ]);
    expect(rect(find(".kad-header-menu-outer")).bottom).toBeLessThan(0);
    expect(rect(content).top + window.scrollY).toBe(140);
  });

  test("a header above of which nothing sticks is left as it is", async () => {
    above("none");
    const before = document.documentElement.outerHTML;
    await startOn(header);
    expect(document.documentElement.outerHTML).toBe(before);
  });

  test("a box around it that is no higher does not hold it back", async () => {
    banner();
    const box = make("div");
    document.body.prepend(box);
    box.append(document.createElement("script"), header);
    await startOn(header);
    await scrolledTo(1000);
    expect([rect(header).top, rect(header).height]).toEqual([0, 75]);
    expect(rect(content).top + window.scrollY).toBe(120);
  });

  test("a box that cuts off what is too wide for it lets it stick", async () => {
    banner();
    const box = make("div", "wrapper");
    box.style.overflowX = "hidden";
    document.body.prepend(box);
    box.append(header, content);
    await startOn(header);
    await scrolledTo(1000);
    expect(rect(header).top).toBe(0);
    stop();
    expect(box.getAttribute("style")).toBe("overflow-x: hidden;");
  });

  test("in a box that scrolls by itself it sticks to that", async () => {
    banner();
    const box = make("div");
    box.style.cssText = "height:500px;overflow:auto";
    document.body.prepend(box);
    box.append(header, content);
    await startOn(header);
    box.scrollTop = 300;
    await settled();
    expect(rect(header).top).toBe(rect(box).top);
    expect(box.style.overflow).toBe("auto");
  });

  test("without a line, a logo, or a box that shrinks it still does", async () => {
    await startOn(banner(SHRINKING, { line: 0, logo: false }));
    await scrolledTo(500);
    expect(rect(header).height).toBe(45);
    stop();
    await scrolledTo(0);
    find("#kad-shrinkheader").removeAttribute("id");
    header.style.overflow = "hidden";
    await startOn(header);
    await scrolledTo(500);
    expect(rect(header).height).toBe(45);
  });

  test("a picture that never comes keeps nothing from starting", async () => {
    banner();
    (find("#logo img") as HTMLImageElement).src = "/nowhere/logo.webp";
    await startOn(header);
    await scrolledTo(500);
    expect(rect(header).height).toBe(75);
  });

  test.each([
    ["-20", "kad-header-style-three", 90],
    ["tall", "kad-header-style-three", 90],
    ["0", "kad-center-head-shrink", 120],
  ])("a base height of %s is the theme's own, with one warning", async (text, design, base) => {
    banner({ ...SHRINKING, "data-header-base-height": text }, { line: 0 });
    header.className = design;
    await startOn(header);
    expect(rect(header).height).toBe(base);
    expect(takeConsole()).toEqual([
      expect.stringContaining(`"${text}" of header#kad-banner is no number from 1`),
    ]);
  });

  test("one that is higher than half the window scrolls away", async () => {
    banner({ ...SHRINKING, "data-header-base-height": "500" });
    await startOn(header);
    await scrolledTo(1000);
    expect(rect(header).bottom).toBeLessThan(0);
    expect(rootLength("--vitrine-header-height")).toBe("");
  });

  test("one that is hidden covers nothing, and the other one that shows does", async () => {
    banner();
    header.style.display = "none";
    const mobile = make("div", "kad-mobile-banner");
    mobile.dataset.mobileHeaderSticky = "1";
    mobile.style.height = "50px";
    content.before(mobile);
    const stops = [createThemeHeader(header), createThemeHeader(mobile)];
    stop = stopAll(...stops);
    await settled();
    expect(rootLength("--vitrine-header-height")).toBe("50px");
  });

  test("where the theme's own script has stuck it, or does so later, it is left to that", async () => {
    banner();
    const wrap = () => {
      const wrapper = make("div", "kad-banner-sticky-wrapper", "sticky-wrapper");
      wrapper.style.height = "120px";
      header.replaceWith(wrapper);
      wrapper.append(header);
      return wrapper;
    };
    await startOn(header);
    expect(header.hasAttribute("data-vitrine-sticky-header")).toBe(true);
    const wrapper = wrap();
    await settled();
    expect(header.hasAttribute("data-vitrine-sticky-header")).toBe(false);
    expect(takeConsole()).toEqual([expect.stringContaining("the theme's own script sticks it")]);
    const before = wrapper.outerHTML;
    await startOn(header);
    expect(wrapper.outerHTML).toBe(before);
    expect(takeConsole()).toEqual([]);
  });

  test("stop leaves nothing behind, wherever the page is scrolled", async () => {
    banner();
    await expectCleanStop(() => createThemeHeader(header), {
      during: async () => {
        await scrolledTo(500);
        expect(rect(header).height).toBe(75);
      },
    });
    scrollTo(0);
  });

  test("the runtime finds it", async () => {
    banner();
    stop = start(document, {
      behaviours: behaviours.filter(({ name }) => name.endsWith("-header")),
    });
    await expect.poll(() => header.dataset.vitrineStickyHeader).toBe("sizes");
  });
});

/** A header above, with a line of 40 px and a header of 100. */
function above(sticky: string): void {
  header = make("header", "kad-header-menu", "headerclass-outer kt-header-position-above");
  Object.assign(header.dataset, { sticky, shrink: "1", startHeight: "100", shrinkHeight: "60" });
  const outside = make("div", "", "outside-top-headerclass");
  const outer = make("div", "", "kad-header-topbar-primary-outer");
  const line = make("div", "topbar", "topbarclass");
  line.style.height = "40px";
  const place = make("div", "", "outside-headerclass");
  const menu = make("div", "", "kad-header-menu-outer headerclass");
  const box = make("div", "", "kad-header-flex kad-header-height");
  box.style.height = "100px";
  menu.append(box);
  place.append(menu);
  outer.append(line, place);
  outside.append(outer);
  header.append(outside);
  document.body.append(header, content);
}
