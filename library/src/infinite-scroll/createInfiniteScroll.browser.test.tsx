import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { type Capture, captureFetch, type MadeUpAnswer } from "../../../tests/support/capture.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { FADE_TIME } from "../browser/fadeIn.ts";
import { answerBack } from "../browser/history.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createInfiniteScroll, PREPARE_DISTANCE } from "./createInfiniteScroll.ts";
import { InfiniteScroll } from "./InfiniteScroll.tsx";
import { AUTOMATIC_PAGES, SCROLL_THRESHOLD } from "./infiniteScrollState.ts";
import { RESTORED_PAGES } from "./restorePages.ts";
import { NEW_ELEMENTS } from "./tell.ts";
import "./infinite-scroll.css";
import "../grid/grid.css";

const PER_PAGE = 5;
const ITEM = 300;
const HOME = location.href;

let list: HTMLElement;
let nav: HTMLElement;
let stop: Stop = () => {};
let asked: Capture;
/** What the server answers in place of page n; a made-up page by default. */
let answers: Map<string, MadeUpAnswer>;
let pageCount: number;

const pagePath = (page: number): string => `/list/page/${page}`;

const itemText = (page: number, index: number): string =>
  `<article class="item" id="item-${(page - 1) * PER_PAGE + index + 1}"><a href="../${page}-${index}">Item ${(page - 1) * PER_PAGE + index + 1}</a></article>`;

const itemsText = (page: number, count = PER_PAGE): string =>
  Array.from({ length: count }, (_, index) => itemText(page, index)).join("");

const navText = (page: number): string =>
  (page > 1 ? `<a class="prev" href="${pagePath(page - 1)}">Before</a>` : "") +
  `<b>${page}</b>` +
  (page < pageCount ? `<a class="next" href="${pagePath(page + 1)}">Next</a>` : "");

const pageText = (page: number, items = itemsText(page), links = navText(page)): string =>
  `<!doctype html><title>Page ${page}</title><div class="init-infinit-norm">${items}</div><nav class="pages">${links}</nav>`;

const html = (body: string): MadeUpAnswer => ({ headers: { "content-type": "text/html" }, body });

/** Builds elements of a text as a server would write them. */
function fromText(text: string): Node[] {
  const template = document.createElement("template");
  template.setHTMLUnsafe(text);
  return [...template.content.childNodes];
}

beforeEach(async ({ task }) => {
  pageCount = 9;
  answers = new Map();
  document.body.replaceChildren();
  document.body.style.margin = "0";
  const style = document.createElement("style");
  style.textContent = `.item { display: block; height: ${ITEM}px } nav { height: 60px } footer { height: 300px }`;
  list = document.createElement("div");
  list.className = "init-infinit-norm";
  Object.assign(list.dataset, {
    nextselector: ".pages a.next",
    navselector: ".pages",
    itemselector: ".item",
  });
  list.append(...fromText(itemsText(1)));
  nav = document.createElement("nav");
  nav.className = "pages";
  nav.append(...fromText(navText(1)));
  const footer = document.createElement("footer");
  footer.append(...fromText('<a href="#imprint">Imprint</a>'));
  document.body.append(style, list, nav, footer);
  asked = await captureFetch(task, ({ url }) => {
    const page = Number(/^\/list\/page\/(\d+)$/.exec(url.pathname)?.[1]);
    return answers.get(url.pathname) ?? (page ? html(pageText(page)) : undefined);
  });
});

afterEach(async () => {
  stop();
  stop = () => {};
  await asked.stop();
  document.body.replaceChildren();
  document.body.removeAttribute("style");
  window.scrollTo({ top: 0, behavior: "instant" });
  history.replaceState(null, "", HOME);
  sessionStorage.clear();
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});

const begin = (options = {}): void => {
  stop = createInfiniteScroll(list, options);
};
/** Begins, and waits for what brings the pages. */
async function prepare(options = {}): Promise<void> {
  begin(options);
  await expect.poll(phase).toBeDefined();
}
const items = (): string[] => [...list.querySelectorAll(".item")].map((item) => item.id);
const upTo = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `item-${index + 1}`);
const requests = (): string[] =>
  asked
    .all()
    .map(({ url }) => url.pathname)
    .filter((path) => path.startsWith("/list/"));
const phase = () => list.dataset.infiniteScrollPhase;
const button = () => nav.querySelector("button");
const status = () => nav.querySelector("[data-infinite-status]")?.textContent;
const said = () =>
  [...document.querySelectorAll("[data-vitrine-announcer] p")].map((line) => line.textContent);
const announced = async (text: string) => expect.poll(said).toContain(text);

/** Two frames and the observers' turn: what the page shows has settled. */
const settled = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))),
  );

/** Layout shifts from now on. */
function countShifts(): { moved: number[] } {
  const moved: number[] = [];
  const observer = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      moved.push((entry as unknown as { value: number }).value);
    }
  });
  observer.observe({ type: "layout-shift" });
  onTestFinished(() => observer.disconnect());
  return { moved };
}

/** Scrolls until the list's end is so far below the window. */
async function endAt(distance: number): Promise<void> {
  const { bottom } = list.getBoundingClientRect();
  window.scrollBy({ top: bottom - innerHeight - distance, behavior: "instant" });
  await settled();
}

const holds = (count: number) => expect.poll(() => items().length).toBe(count * PER_PAGE);

/** Has so many pages come by themselves. */
async function readOn(pages: number): Promise<void> {
  for (let page = 2; page < 2 + pages; page += 1) {
    await endAt(300);
    await holds(page);
  }
}

async function press(): Promise<void> {
  await expect.poll(() => button()?.checkVisibility()).toBe(true);
  button()?.click();
}

describe("createInfiniteScroll", () => {
  test("what brings the pages comes well before them", async () => {
    expect(PREPARE_DISTANCE).toBe(1200);
    list.append(...fromText(itemsText(2)));
    begin();
    await endAt(1201);
    expect(phase()).toBeUndefined();
    await endAt(1199);
    await expect.poll(phase).toBe("watching");
    expect(requests()).toEqual([]);
  });

  test("the next page is asked for at 399 px before the list's end, and not at 401 [TH-061]", async () => {
    expect(SCROLL_THRESHOLD).toBe(400);
    begin();
    await endAt(401);
    await settled();
    expect(requests()).toEqual([]);
    await endAt(399);
    await expect.poll(requests).toEqual([pagePath(2)]);
  });

  test("it follows the next link by GET and without a body, and adds the items there [TH-060, TH-062]", async () => {
    begin();
    await endAt(300);
    const request = await asked.next(({ url }) => url.pathname === pagePath(2));
    expect([request.method, request.url.href, request.body]).toEqual([
      "GET",
      new URL(pagePath(2), HOME).href,
      "",
    ]);
    await holds(2);
    expect(items()).toEqual(upTo(10));
    await announced("5 more, 10 shown.");
  });

  test("three pages come by themselves, then a button brings each and puts the focus on what is new", async () => {
    expect(AUTOMATIC_PAGES).toBe(3);
    begin({ total: 45 });
    await readOn(3);
    await endAt(300);
    expect(phase()).toBe("offering");
    expect(button()?.textContent).toBe("Load more (25 left)");
    await endAt(-200);
    expect(requests()).toHaveLength(3);
    await press();
    await holds(5);
    expect(document.activeElement?.id).toBe("item-21");
    await announced("5 more, 25 of 45 shown.");
    expect(requests()).toHaveLength(4);
  });

  test("the last page ends it, which is shown and said", async () => {
    pageCount = 2;
    begin();
    await endAt(300);
    await holds(2);
    expect([phase(), status()]).toEqual(["last", "All 10 items are shown."]);
    await announced("5 more, 10 shown. All 10 items are shown.");
    await endAt(0);
    expect(requests()).toHaveLength(1);
  });

  test("opened in the middle of the list it links to what is before, and does not claim to have all", async () => {
    pageCount = 4;
    list.replaceChildren(...fromText(itemsText(3)));
    nav.replaceChildren(...fromText(navText(3)));
    await prepare();
    const earlier = nav.querySelector<HTMLAnchorElement>("[data-infinite-status] a");
    expect([earlier?.textContent, new URL(earlier?.href ?? "").pathname]).toEqual([
      "Show earlier ones",
      pagePath(2),
    ]);
    await endAt(300);
    await holds(2);
    expect(status()).toBe("There are no more.Show earlier ones");
  });

  test("the pagination is hidden as long as it works, keeps its room, and then goes on from the last page", async () => {
    const next = nav.querySelector<HTMLElement>("a.next");
    const { top, height } = nav.getBoundingClientRect();
    await prepare();
    expect(next?.checkVisibility()).toBe(false);
    expect(nav.getBoundingClientRect()).toMatchObject({ top, height });
    await readOn(1);
    stop();
    expect(nav.querySelector<HTMLAnchorElement>("a.next")?.pathname).toBe(pagePath(3));
    expect(nav.querySelector("a.next")?.checkVisibility()).toBe(true);
    expect(nav.querySelector("button,[data-infinite-status]")).toBeNull();
    expect(items()).toEqual(upTo(10));
  });

  test("paginations above the list keep their room, too", async () => {
    const above = nav.cloneNode(true) as HTMLElement;
    list.before(above);
    await prepare();
    expect([above.offsetHeight, above.checkVisibility({ visibilityProperty: true })]).toEqual([
      60,
      false,
    ]);
    await readOn(1);
    expect(above.textContent).toBe("Before2Next");
    stop();
    expect(above.checkVisibility({ visibilityProperty: true })).toBe(true);
  });

  test("a list says how it goes on while a page is on its way, as does the theme's own status", async () => {
    const theirs = fromText(
      `<div class="scroller-status" style="display:none"><p class="infinite-scroll-request">…</p><p class="infinite-scroll-last">!</p></div>`,
    )[0] as HTMLElement;
    list.after(theirs);
    const shown = () => [...theirs.children].map((part) => part.checkVisibility());
    const seen: (boolean | string | null | undefined)[] = [];
    list.addEventListener("request.infiniteScroll", () => seen.push(status(), ...shown()));
    pageCount = 2;
    begin();
    expect(shown()).toEqual([false, false]);
    await readOn(1);
    expect(seen).toEqual(["Loading more…", true, false]);
    expect(shown()).toEqual([false, true]);
    stop();
    expect(theirs.getAttribute("style")).toBe("display:none");
    expect(theirs.checkVisibility()).toBe(false);
  });

  test("what is to fade in does so, once it is there", async () => {
    begin({ itemLoadSelector: "a" });
    await readOn(1);
    const links = [...list.querySelectorAll("a")].slice(PER_PAGE);
    expect(links.map((link) => link.getAnimations()[0]?.effect?.getTiming())).toMatchObject(
      links.map((_, index) => ({ delay: 150 * index, duration: FADE_TIME })),
    );
  });

  test("listeners hear of each step, also those that jQuery would have put there", async () => {
    const heard: string[] = [];
    for (const name of ["request", "load", "append", "last", "error"]) {
      document.body.addEventListener(`${name}.infiniteScroll`, ({ type }) => heard.push(type), {
        once: true,
      });
      list.addEventListener(name, ({ type }) => heard.push(type));
    }
    const added = vi.fn();
    window.addEventListener(NEW_ELEMENTS, added);
    onTestFinished(() => window.removeEventListener(NEW_ELEMENTS, added));
    pageCount = 2;
    begin();
    await readOn(1);
    expect(heard).toEqual(
      ["request", "load", "append", "last"].flatMap((name) => [`${name}.infiniteScroll`, name]),
    );
    expect(added).toHaveBeenCalledTimes(1);
  });

  test("one hundred items are one layout", async () => {
    answers.set(pagePath(2), html(pageText(2, itemsText(2, 100))));
    begin();
    await endAt(-200);
    await expect.poll(phase).toBe("offering");
    await settled();
    await cdp().send("Performance.enable");
    const layouts = async (): Promise<number> => {
      const { metrics } = await cdp().send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "LayoutCount")?.value ?? 0;
    };
    /** Since it was asked last. */
    let last = 0;
    const more = async (): Promise<number> => {
      await settled();
      const before = last;
      last = await layouts();
      return last - before;
    };
    await expect.poll(more).toBe(0);
    button()?.click();
    expect(items()).toHaveLength(105);
    expect(await more()).toBe(1);
  });
});

describe("Whoever wants to get past it", () => {
  test("is not pushed away from what follows: the page waits for a button, or until that is out of sight", async () => {
    begin();
    await endAt(-200);
    await expect.poll(requests).toEqual([pagePath(2)]);
    await expect.poll(phase).toBe("offering");
    expect(items()).toEqual(upTo(5));
    await press();
    expect(items()).toEqual(upTo(10));
    expect(requests()).toHaveLength(1);
    // After a click with a pointer, the focus would not be seen.
    (document.activeElement as HTMLElement).blur();
    await endAt(-200);
    await expect.poll(phase).toBe("offering");
    await endAt(100);
    await holds(3);
  });

  test("is not pushed away where a fling gets past the list in the moment in which the page comes", async () => {
    const { moved } = countShifts();
    begin();
    list.addEventListener("load.infiniteScroll", () => endAt(-200), { once: true });
    await endAt(300);
    await expect.poll(phase).toBe("offering");
    await settled();
    expect(items()).toEqual(upTo(5));
    expect(moved).toEqual([]);
  });

  test.each([
    ["grid", "init-isotope init-infinit"],
    ["plain list", "init-infinit"],
  ])("flings on while a %s grows, and nothing is pushed away", async (_kind, className) => {
    const { moved } = countShifts();
    list.className = className;
    list.dataset.isoSelector = ".item";
    stop = start(document.body, {
      behaviours: behaviours.filter(({ name }) => ["grid", "infinite-scroll"].includes(name)),
    });
    await expect.poll(phase).toBe("watching");
    await settled();
    const fling = async (): Promise<void> => {
      for (let frames = 0; frames < 12; frames += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      }
    };
    const flings: Promise<void>[] = [];
    list.addEventListener("append.infiniteScroll", () => flings.push(fling()));
    await endAt(300);
    await expect.poll(phase).toBe("offering");
    await Promise.all(flings);
    expect(items().length).toBeGreaterThan(PER_PAGE);
    await settled();
    await settled();
    expect(moved).toEqual([]);
  });

  test("by keyboard has a button in place of more and more items", async () => {
    begin();
    const links = [...list.querySelectorAll("a")];
    // As Tab does it: focus by a key is seen.
    links.at(-1)?.focus({ focusVisible: true } as FocusOptions);
    await endAt(300);
    await expect.poll(phase).toBe("offering");
    expect(requests()).toEqual([]);
    await press();
    await holds(2);
    expect(document.activeElement?.id).toBe("item-6");
  });

  test("saves data with a button from the start", async () => {
    const connection = { saveData: true };
    vi.stubGlobal("navigator", Object.create(navigator, { connection: { value: connection } }));
    onTestFinished(() => void vi.unstubAllGlobals());
    await prepare();
    expect(phase()).toBe("offering");
    await endAt(0);
    expect(requests()).toEqual([]);
    await press();
    await holds(2);
  });

  test("as an author wishes, has the button at once", async () => {
    list.dataset.automatic = "0";
    list.dataset.more = "Mehr laden";
    await prepare();
    expect(button()?.textContent).toBe("Mehr laden");
  });
});

describe("A page that cannot be had", () => {
  const cases: [name: string, answer: MadeUpAnswer, warning?: RegExp][] = [
    ["is not found", { status: 404 }],
    ["is an error of the server's", { status: 500 }],
    ["is out of reach", { isLost: true }],
    [
      "is no page",
      { headers: { "content-type": "application/json" }, body: "{}" },
      /is no page with such items/,
    ],
    ["is empty", html("<!doctype html><title>x</title>"), /is no page with such items/],
    ["is nothing at all", { body: "" }, /is no page with such items/],
  ];
  test.each(cases)("and %s: it can be tried again, and opened as a plain link", async (...one) => {
    const [name, answer, warning] = one;
    answers.set(pagePath(2), answer);
    // Each is warned of by itself.
    for (const link of nav.querySelectorAll("a")) link.search = name;
    begin();
    await endAt(300);
    await expect.poll(phase).toBe("failed");
    expect(status()).toBe("The next page could not be loaded.Try againOpen the next page");
    expect(nav.querySelector<HTMLAnchorElement>("[data-infinite-status] a")?.pathname).toBe(
      pagePath(2),
    );
    await announced("The next page could not be loaded.");
    if (warning) expect(takeConsole().join()).toMatch(warning);
    await endAt(0);
    expect(requests()).toHaveLength(1);
    answers.clear();
    await press();
    await holds(2);
    expect(phase()).toBe("watching");
  });

  test("and hangs: one request at a time, until it counts as not answered", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const fetched = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => {});
    onTestFinished(() => fetched.mockRestore());
    begin();
    for (const distance of [300, 800, 100, 600, 200]) {
      const { bottom } = list.getBoundingClientRect();
      window.scrollBy({ top: bottom - innerHeight - distance, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(phase()).toBe("asking");
  });
});

describe("A list that does not go on as it should", () => {
  const linkTo = (href: string): void => {
    for (const link of nav.querySelectorAll<HTMLAnchorElement>("a.next")) link.href = href;
  };

  test("names another site: its pages stay links, said once", async () => {
    linkTo("https://elsewhere.example/2");
    begin();
    begin();
    expect(phase()).toBeUndefined();
    expect(nav.querySelector("a.next")?.checkVisibility()).toBe(true);
    expect(takeConsole()).toEqual([expect.stringMatching(/another site, so it stays a link/)]);
  });

  test("names another site further on: the pagination is back, and leads there", async () => {
    answers.set(
      pagePath(2),
      html(pageText(2, itemsText(2), '<a class="next" href="https://elsewhere.example/3">3</a>')),
    );
    begin();
    await readOn(1);
    expect(phase()).toBeUndefined();
    expect(nav.querySelector<HTMLAnchorElement>("a.next")?.href).toBe(
      "https://elsewhere.example/3",
    );
    expect(nav.querySelector("a.next")?.checkVisibility()).toBe(true);
    expect(takeConsole()).toHaveLength(1);
  });

  test("names itself: there is nothing to bring", () => {
    linkTo(HOME);
    begin();
    expect(phase()).toBeUndefined();
    expect(takeConsole()).toEqual([expect.stringMatching(/was shown already/)]);
  });

  test("comes back to where it was: it ends there", async () => {
    answers.set(
      pagePath(3),
      html(pageText(3, itemsText(3), `<a class="next" href="${pagePath(2)}">Next</a>`)),
    );
    begin();
    await readOn(2);
    expect(phase()).toBe("last");
    await endAt(0);
    expect(requests()).toHaveLength(2);
    expect(takeConsole()).toEqual([expect.stringMatching(/was shown already/)]);
  });

  test("has moved on meanwhile: no item comes twice, known by its id or by where it leads", async () => {
    const twice = itemText(1, PER_PAGE - 1);
    const nameless = '<article class="item"><a href="/a">A</a></article>';
    const bare = '<article class="item">bare</article>';
    list.append(...fromText(nameless));
    answers.set(pagePath(2), html(pageText(2, twice + nameless + itemText(2, 0) + bare + bare)));
    begin();
    await endAt(300);
    await expect.poll(items).toEqual([...upTo(5), "", "item-6", "", ""]);
  });

  test("brings nothing new: it goes on with the next page", async () => {
    answers.set(pagePath(2), html(pageText(2, itemsText(1))));
    begin();
    await endAt(300);
    await expect.poll(requests).toContain(pagePath(3));
    await expect.poll(items).toEqual([...upTo(5), ...upTo(15).slice(10)]);
  });

  test("has a next link only: that is hidden, and an author told", async () => {
    list.dataset.navselector = ".none";
    const link = nav.querySelector<HTMLAnchorElement>("a.next");
    await prepare();
    expect(link?.checkVisibility({ visibilityProperty: true })).toBe(false);
    await endAt(300);
    await holds(2);
    stop();
    expect(link?.pathname).toBe(pagePath(3));
    expect(link?.checkVisibility({ visibilityProperty: true })).toBe(true);
    expect(takeConsole()).toEqual([expect.stringMatching(/finds no pagination/)]);
  });

  test.each(["nextselector", "navselector", "itemselector", "itemloadselector"])(
    "has a %s that is none: plain pages stay, with one warning",
    (name) => {
      list.dataset[name] = ".x[";
      begin();
      begin();
      expect(phase()).toBeUndefined();
      expect(nav.querySelector("a.next")?.checkVisibility()).toBe(true);
      expect(takeConsole()).toEqual([expect.stringMatching(/is no selector/)]);
    },
  );

  test("has no next link: it is left alone", () => {
    pageCount = 1;
    nav.replaceChildren(...fromText(navText(1)));
    begin();
    expect(phase()).toBeUndefined();
  });

  test("is brought by the theme's own script: we step aside, also later", async () => {
    Object.assign(list, { infiniteScrollGUID: 1 });
    begin();
    expect(phase()).toBeUndefined();
    expect(takeConsole()).toEqual([expect.stringMatching(/another script brings the pages/)]);
    Reflect.deleteProperty(list, "infiniteScrollGUID");
    begin();
    Object.assign(list, { infiniteScrollGUID: 1 });
    await endAt(300);
    expect(phase()).toBeUndefined();
    expect(requests()).toEqual([]);
  });

  test("is huge: eight hundred items come", async () => {
    answers.set(pagePath(2), html(pageText(2, itemsText(2, 800))));
    begin();
    await endAt(300);
    await expect.poll(() => items().length, { timeout: 10_000 }).toBe(805);
  });
});

describe("What comes", () => {
  test("runs no script, and its addresses and ids are right where it stands now", async () => {
    const hostile = `<article class="item" id="item-6" onclick="window.hit = 1">
      <img id="item-1" src="missing.png" alt="" loading="lazy" srcset="small.png 1x, /big.png 2x" onerror="window.hit = 2">
      <a href="java&#10;script:window.hit = 3">a</a><a href="#here">b</a><a href="../three">c</a>
      <iframe srcdoc="<script>parent.hit = 4</script>"></iframe><script>window.hit = 5</script></article>`;
    answers.set("/list/page/missing.png", { status: 204 });
    answers.set(pagePath(2), html(pageText(2, hostile)));
    begin();
    await endAt(300);
    await expect.poll(() => items().length).toBe(6);
    const item = document.getElementById("item-6");
    item?.click();
    for (const link of item?.querySelectorAll("a") ?? []) if (!link.href) link.click();
    await settled();
    expect("hit" in window).toBe(false);
    const image = item?.querySelector("img");
    const from = new URL("/list/page/", HOME).href;
    expect([image?.src, image?.srcset, image?.loading, image?.id]).toEqual([
      `${from}missing.png`,
      `${from}small.png 1x, /big.png 2x`,
      "lazy",
      "",
    ]);
    expect([...(item?.querySelectorAll("a") ?? [])].map((one) => one.getAttribute("href"))).toEqual(
      [null, "#here", new URL("/list/three", HOME).href],
    );
  });

  test("comes alive: a grid places it, and the runtime starts what is in it", async () => {
    list.className = "init-infinit init-isotope";
    list.dataset.isoSelector = ".item";
    answers.set(
      pagePath(2),
      html(
        pageText(2, `<article class="item" id="new"><p data-alive>x</p></article>`).replace(
          "init-infinit-norm",
          "init-infinit",
        ),
      ),
    );
    const alive = vi.fn();
    stop = start(document.body, {
      behaviours: [
        ...behaviours.filter(({ name }) => ["grid", "infinite-scroll"].includes(name)),
        {
          name: "alive",
          selector: "[data-alive]",
          moment: "load",
          load: async () => (element) => {
            alive(element.textContent);
            return () => {};
          },
        },
      ],
    });
    await expect.poll(phase).toBe("watching");
    await endAt(300);
    await expect.poll(() => alive.mock.calls).toEqual([["x"]]);
    await expect.poll(() => document.getElementById("new")?.style.translate).not.toBe("");
  });

  test("obeys a filter that is chosen while it is on its way, and does not cut off its glide", async () => {
    list.className = "init-infinit init-isotope";
    Object.assign(list.dataset, { isoSelector: ".item", isoFilter: "true" });
    list.id = "filtered";
    const filters = fromText(
      '<div data-grid-filter="filtered"><button data-filter="*">All</button><button data-filter=":nth-child(odd)">Odd</button></div>',
    );
    document.body.prepend(...filters);
    const features = ["grid", "grid-filter", "infinite-scroll"];
    stop = start(document.body, {
      behaviours: behaviours.filter(({ name }) => features.includes(name)),
    });
    await expect.poll(phase).toBe("watching");
    const all = () => document.querySelector("[data-filter='*']")?.ariaPressed;
    await expect.poll(all).toBe("true");
    await settled();
    let glides: Animation[] = [];
    list.addEventListener(
      "request.infiniteScroll",
      () => document.querySelector<HTMLElement>('[data-filter=":nth-child(odd)"]')?.click(),
      { once: true },
    );
    list.addEventListener(
      "append.infiniteScroll",
      () => {
        glides = list.getAnimations({ subtree: true });
      },
      { once: true },
    );
    await endAt(300);
    // What the filter leaves is short, so that all that follows is seen: the page is held.
    await expect.poll(phase).toBe("offering");
    expect(items()).toHaveLength(PER_PAGE);
    await press();
    await holds(2);
    const shown = () =>
      [...list.children].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    await expect.poll(() => shown().every((one) => one.matches(":nth-child(odd)"))).toBe(true);
    expect(shown().length).toBeGreaterThan(3);
    await expect.poll(() => list.matches("[data-vitrine-glides]")).toBe(false);
    expect(glides.length).toBeGreaterThan(0);
    expect(glides.map(({ playState }) => playState)).not.toContain("idle");
  });

  test("is what the list's own container has there, of several", async () => {
    const second = list.cloneNode(false) as HTMLElement;
    const otherNav = document.createElement("nav");
    otherNav.className = "others";
    otherNav.append(...fromText('<a class="next" href="/list/others/2">Next</a>'));
    second.append(...fromText('<article class="item" id="other-1">x</article>'));
    Object.assign(second.dataset, { nextselector: ".others a.next", navselector: ".others" });
    nav.after(second, otherNav);
    const twoLists = (first: string, other: string): MadeUpAnswer =>
      html(
        `<div class="init-infinit-norm">${first}</div><div class="init-infinit-norm">${other}</div>`,
      );
    answers.set(pagePath(2), twoLists(itemText(2, 0), '<b class="item" id="wrong"></b>'));
    answers.set(
      "/list/others/2",
      twoLists('<b class="item" id="wrong"></b>', '<article class="item" id="other-2"></article>'),
    );
    const stopSecond = createInfiniteScroll(second);
    onTestFinished(stopSecond);
    begin();
    await endAt(300);
    await expect.poll(items).toEqual(upTo(6));
    second.scrollIntoView({ block: "end", behavior: "instant" });
    window.scrollBy({ top: -100, behavior: "instant" });
    await expect
      .poll(() => [...second.children].map(({ id }) => id))
      .toEqual(["other-1", "other-2"]);
  });
});

describe("The address", () => {
  const path = () => location.pathname;

  test("is that of the page in the middle of the window, with its title and what others added", async () => {
    const { title } = document;
    onTestFinished(() => {
      document.title = title;
    });
    begin();
    await readOn(2);
    history.replaceState({ mine: 1 }, "", `${location.pathname}?colour=red`);
    document.getElementById("item-7")?.scrollIntoView({ block: "center" });
    await expect.poll(() => path() + location.search).toBe(`${pagePath(2)}?colour=red`);
    expect([document.title, history.state]).toEqual(["Page 2", { mine: 1 }]);
    document.getElementById("item-11")?.scrollIntoView({ block: "center" });
    await expect.poll(path).toBe(pagePath(3));
    window.scrollTo({ top: 0, behavior: "instant" });
    await expect.poll(path).toBe(new URL(HOME).pathname);
  });

  test("stays that of the page that is seen when what was open over it closes", async () => {
    const close = vi.fn();
    begin();
    await readOn(2);
    window.scrollTo({ top: 0, behavior: "instant" });
    await expect.poll(path).toBe(new URL(HOME).pathname);
    onTestFinished(answerBack(document, close));
    document.getElementById("item-7")?.scrollIntoView({ block: "center" });
    await expect.poll(path).toBe(pagePath(2));
    history.back();
    await expect.poll(() => close.mock.calls.length).toBe(1);
    expect(path()).toBe(pagePath(2));
    // An entry that names none of the pages is somebody else's.
    history.pushState(null, "", "/elsewhere");
    history.pushState(null, "", "/further");
    history.back();
    await expect.poll(path).toBe("/elsewhere");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(path()).toBe("/elsewhere");
  });
});

describe("Coming back", () => {
  const KEY = `vitrine-pages ${pagePath(2)}`;

  /** As the browser opens the second page of the list on the way back. */
  function comeBack(): void {
    history.replaceState(null, "", pagePath(2));
    list.replaceChildren(...fromText(itemsText(2)));
    nav.replaceChildren(...fromText(navText(2)));
    const entries = vi
      .spyOn(performance, "getEntriesByType")
      .mockReturnValue([{ type: "back_forward" } as PerformanceNavigationTiming]);
    onTestFinished(() => entries.mockRestore());
    begin();
  }
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
  const keep = (place: object) => sessionStorage.setItem(KEY, JSON.stringify(place));
  const addresses = (...pages: number[]) => pages.map((page) => new URL(pagePath(page), HOME).href);

  test("brings back the pages that were there, and the place, to the pixel", async () => {
    history.replaceState(null, "", pagePath(1));
    begin();
    await readOn(2);
    document.getElementById("item-9")?.scrollIntoView({ block: "start" });
    window.scrollBy({ top: -100, behavior: "instant" });
    await expect.poll(() => location.pathname).toBe(pagePath(2));
    expect(history.scrollRestoration).toBe("manual");
    window.dispatchEvent(new Event("pagehide"));
    stop();
    expect(history.scrollRestoration).toBe("auto");
    window.scrollTo({ top: 0, behavior: "instant" });
    const before = requests().length;
    const earlier = document.createElement("a");
    earlier.dataset.infiniteEarlier = "";
    list.before(earlier);
    onTestFinished(() => earlier.remove());
    comeBack();
    // The page's own items are where they were at once.
    await expect.poll(() => topOf("item-9")).toBe(100);
    await expect.poll(items).toContain("item-1");
    await settled();
    expect(topOf("item-9")).toBe(100);
    expect(items().slice(0, 10)).toEqual(upTo(10));
    // Nothing is before the first page, so nothing leads there, nor has room.
    await expect.poll(() => earlier.isConnected).toBe(false);
    expect(topOf("item-9")).toBe(100);
    expect(requests().slice(before)).toEqual([pagePath(1), pagePath(3)]);
    await expect.poll(phase).toBe("watching");
  });

  test("begins with the page of the address where nothing was kept, or storage is forbidden", async () => {
    const forbidden = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    onTestFinished(() => forbidden.mockRestore());
    comeBack();
    await expect.poll(phase).toBe("watching");
    await settled();
    expect(items()[0]).toBe("item-6");
  });

  test("begins with that page where one of the others cannot be had", async () => {
    answers.set("/list/page/1", { status: 500 });
    keep({ pages: addresses(1, 2), at: 1, item: 1, top: 50 });
    comeBack();
    await expect.poll(() => topOf("item-7")).toBe(50);
    await expect.poll(requests).toContain(pagePath(1));
    await endAt(300);
    await expect.poll(() => items().at(-1)).toBe("item-15");
    expect(items()[0]).toBe("item-6");
  });

  test("asks no other site, nor for more pages than ten on each side", async () => {
    pageCount = 40;
    const pages = Array.from({ length: 30 }, (_, index) => index + 3);
    keep({
      pages: ["https://elsewhere.example/1", 7, ...addresses(2, ...pages)],
      at: 2,
      item: 0,
      top: 0,
    });
    comeBack();
    await expect.poll(() => items().length).toBeGreaterThan(PER_PAGE);
    const asked = requests().filter((path) => /page\/\d+$/.test(path));
    expect(asked).toEqual(pages.slice(0, RESTORED_PAGES).map(pagePath));
  });

  test.each([[{}], [[]], [{ pages: "x", at: 0, item: 0, top: 0 }], [{ pages: [], at: "0" }]])(
    "does not mind what anyone wrote there: %j",
    async (place) => {
      keep(place);
      comeBack();
      await expect.poll(phase).toBe("watching");
    },
  );
});

describe("Stopping", () => {
  test("leaves nothing behind before anything has come, nor while it is asked for", async () => {
    await expectCleanStop(() => createInfiniteScroll(list));
    const aborted = vi.spyOn(XMLHttpRequest.prototype, "abort");
    onTestFinished(() => aborted.mockRestore());
    await endAt(300);
    await expectCleanStop(() => createInfiniteScroll(list), {
      during: () =>
        new Promise((resolve) =>
          list.addEventListener("request.infiniteScroll", () => resolve(), { once: true }),
        ),
    });
    expect(aborted).toHaveBeenCalledTimes(1);
    await settled();
    expect(items()).toEqual(upTo(5));
  });

  test("what has come stays, and nothing of ours with it", async () => {
    begin();
    await readOn(1);
    const before = list.innerHTML;
    await announced("5 more, 10 shown.");
    stop();
    expect(said()).toEqual([]);
    expect(list.innerHTML).toBe(before);
    expect(nav.outerHTML).toBe(`<nav class="pages">${navText(2)}</nav>`);
    await endAt(300);
    expect(requests()).toHaveLength(1);
  });

  test("a list that is taken out while a page is on its way is over", async () => {
    stop = start(document.body, {
      behaviours: behaviours.filter(({ name }) => name === "infinite-scroll"),
    });
    await expect.poll(phase).toBe("watching");
    list.addEventListener("request", () => list.remove());
    await endAt(300);
    await settled();
    await settled();
    expect(items()).toEqual(upTo(5));
    expect(phase()).toBeUndefined();
  });
});

describe("InfiniteScroll", () => {
  test("the component writes the markup, and is alive while it is mounted", async () => {
    list.remove();
    const host = document.createElement("div");
    nav.before(host);
    const root = createRoot(host);
    flushSync(() =>
      root.render(
        <InfiniteScroll
          nextSelector=".pages .next"
          navSelector=".pages"
          itemSelector=".item"
          automatic={0}
          total={45}
          labels={{ moreOf: "Noch {count}" }}
        >
          <p className="item">one</p>
        </InfiniteScroll>,
      ),
    );
    const own = host.querySelector<HTMLElement>("[data-infinite-scroll]");
    await expect.poll(() => own?.dataset.infiniteScrollPhase).toBe("offering");
    expect(own?.dataset).toMatchObject({ nextselector: ".pages .next", total: "45" });
    expect(button()?.textContent).toBe("Noch 44");
    flushSync(() => root.unmount());
    expect(nav.querySelector("a.next")?.checkVisibility()).toBe(true);
  });
});
