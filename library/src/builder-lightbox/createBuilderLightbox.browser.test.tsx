import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulateMedia } from "../../../tests/support/emulateMedia.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { closeOverlays } from "../browser/overlayRequest.ts";
import type { Stop } from "../browser/stop.ts";
import { BuilderLightbox } from "./BuilderLightbox.tsx";
import { createBuilderLightbox } from "./createBuilderLightbox.ts";
import { LIGHTBOX_ANIMATIONS } from "./lightboxAnimation.ts";
import { openBuilderLightbox } from "./openBuilderLightbox.ts";
import "./builder-lightbox.css";

let page: HTMLElement;
let opener: HTMLButtonElement;
let stops: Stop[];

function make(tag: string, className = "", ...inside: (Node | string)[]): HTMLElement {
  const element = Object.assign(document.createElement(tag), { className });
  element.append(...inside);
  return element;
}

/** A lightbox as the page builder's server prints it. */
function printed(id: string, ...inside: (Node | string)[]): HTMLElement {
  const link = make("a", "tve_p_lb_close", "x");
  link.setAttribute("href", "javascript:void(0)");
  link.title = "Close";
  const inner = make("div", "tve_p_lb_inner", make("article", "", ...inside));
  const lightbox = make(
    "div",
    "",
    make("div", "tve_p_lb_overlay"),
    make("div", "tve_p_lb_content", inner, link),
  );
  lightbox.id = `tve_thrive_lightbox_${id}`;
  lightbox.style.display = "none";
  page.append(lightbox);
  return lightbox;
}

function started(id: string, ...inside: (Node | string)[]): HTMLElement {
  const lightbox = printed(id, ...(inside.length ? inside : [make("h2", "", `Title ${id}`)]));
  stops.push(createBuilderLightbox(lightbox));
  return lightbox;
}

const part = (lightbox: Element, name: string): HTMLElement =>
  lightbox.querySelector(`.tve_p_lb_${name}`) as HTMLElement;
const dialogOf = (lightbox: Element) => lightbox.closest("dialog") as HTMLDialogElement;
const isSeen = (lightbox: Element): boolean => lightbox.checkVisibility();
const state = (lightbox: HTMLElement) => () => lightbox.dataset.state;

async function opened(lightbox: HTMLElement): Promise<void> {
  openBuilderLightbox(lightbox);
  await expect.poll(state(lightbox)).toBe("open");
}

beforeEach(() => {
  stops = [];
  opener = make("button", "", "open") as HTMLButtonElement;
  page = make("main", "", opener);
  document.body.append(page);
  opener.focus();
});

afterEach(async () => {
  for (const stop of stops) stop();
  page.remove();
  // Its step in the history goes a moment later.
  await expect.poll(() => history.state?.vitrineLayers ?? 0).toBe(0);
});

test("a click that other scripts make on the document itself harms nothing", () => {
  const errors: string[] = [];
  const hear = (event: ErrorEvent): void => {
    errors.push(event.message);
    event.preventDefault();
  };
  window.addEventListener("error", hear);
  onTestFinished(() => window.removeEventListener("error", hear));
  started("1");
  document.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(errors).toEqual([]);
});

describe("On load", () => {
  test("a lightbox is hidden, also one that the server did not hide [PB-065]", () => {
    const lightbox = printed("1", "text");
    lightbox.removeAttribute("style");
    expect(isSeen(lightbox)).toBe(true);
    stops.push(createBuilderLightbox(lightbox));
    expect(isSeen(lightbox)).toBe(false);
    expect(lightbox.getBoundingClientRect().height).toBe(0);
  });

  test("with tcb_lightbox in the query it is not hidden, and can be used [PB-066]", async () => {
    const before = location.href;
    const address = new URL(before);
    address.searchParams.set("tcb_lightbox", "77");
    history.replaceState(history.state, "", address);
    onTestFinished(() => history.replaceState(history.state, "", before));
    const lightbox = started("77", "What an author wants to see.");
    expect(isSeen(lightbox)).toBe(true);
    expect(dialogOf(lightbox).matches(":modal")).toBe(false);
    expect(part(lightbox, "content").getBoundingClientRect().height).toBeGreaterThan(20);
    await opened(lightbox);
    expect(dialogOf(lightbox).matches(":modal")).toBe(true);
    part(lightbox, "close").click();
    await expect.poll(state(lightbox)).toBe("closed");
    expect(isSeen(lightbox)).toBe(false);
  });

  test("its state is closed [PB-067]", () => {
    expect(started("1").dataset.state).toBe("closed");
  });

  test("an address that names it opens it", async () => {
    const lightbox = printed("deep", "text");
    location.hash = lightbox.id;
    onTestFinished(() => history.replaceState(null, "", location.pathname + location.search));
    stops.push(createBuilderLightbox(lightbox));
    await expect.poll(state(lightbox)).toBe("open");
  });

  test("one asked for before it has started opens once it has", async () => {
    const lightbox = printed("early", "text");
    openBuilderLightbox(lightbox);
    stops.push(createBuilderLightbox(lightbox));
    await expect.poll(state(lightbox)).toBe("open");
  });
});

describe("It opens", () => {
  test("as a modal dialog with a name, the focus in it, the page inert", async () => {
    const lightbox = started("1", make("h2", "", "Sizes of paper"), make("p", "", "A4"));
    await opened(lightbox);
    const dialog = dialogOf(lightbox);
    expect(dialog.matches(":modal")).toBe(true);
    expect(document.activeElement).toBe(part(lightbox, "content"));
    const label = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
    expect(label?.textContent).toBe("Sizes of paper");
    opener.focus();
    expect(document.activeElement).not.toBe(opener);
  });

  test("at its beginning, where its first field is far down, unless that asks for the focus", async () => {
    const [far, field] = [make("div"), make("input")];
    far.style.height = "3000px";
    const lightbox = started("1", far, field);
    await opened(lightbox);
    expect(dialogOf(lightbox).scrollTop).toBe(0);
    const wanted = make("input");
    wanted.autofocus = true;
    await opened(started("2", make("input"), wanted));
    expect(document.activeElement).toBe(wanted);
  });

  test("named by its title, else in general words, where it has no heading", async () => {
    const titled = printed("1", "text");
    titled.title = "Offer";
    stops.push(createBuilderLightbox(titled));
    expect(dialogOf(titled).ariaLabel).toBe("Offer");
    expect(dialogOf(started("2", "text")).ariaLabel).toBe("Pop-up");
  });

  test("at the specification's times, as the real one's classes tell", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const lightbox = started("1");
    openBuilderLightbox(lightbox, { animation: "zoom_in" });
    expect(lightbox.className).toBe("tve_p_lb_background tve_lb_anim_zoom_in");
    vi.advanceTimersByTime(19);
    expect([lightbox.dataset.state, isSeen(lightbox)]).toEqual(["closed", false]);
    vi.advanceTimersByTime(1);
    expect([lightbox.dataset.state, isSeen(lightbox)]).toEqual(["opening", true]);
    expect(lightbox.classList).toContain("tve_lb_opening");
    vi.advanceTimersByTime(300);
    expect(lightbox.className).toBe("tve_p_lb_background tve_lb_anim_zoom_in tve_lb_open");
    part(lightbox, "close").click();
    expect(lightbox.className).toBe("tve_p_lb_background tve_lb_anim_zoom_in tve_lb_closing");
    vi.advanceTimersByTime(299);
    expect(lightbox.dataset.state).toBe("closing");
    vi.advanceTimersByTime(1);
    expect([lightbox.dataset.state, lightbox.className]).toEqual(["closed", ""]);
  });

  test("by a link to its id, which does not move the page", async () => {
    const lightbox = started("linked");
    const link = make("a", "", "see");
    link.setAttribute("href", `#${lightbox.id}`);
    page.append(link);
    await userEvent.click(link);
    await expect.poll(state(lightbox)).toBe("open");
    expect(location.hash).toBe("");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.activeElement).toBe(link);
  });

  test("alone: opening a second one closes the first [PB-072]", async () => {
    const [first, second] = [started("1"), started("2")];
    await opened(first);
    await opened(second);
    await expect.poll(state(first)).toBe("closed");
    expect(document.querySelectorAll("dialog[open]")).toHaveLength(1);
    expect([isSeen(first), isSeen(second)]).toEqual([false, true]);
  });

  test("also while it closes, and stays open", async () => {
    const lightbox = started("1");
    await opened(lightbox);
    part(lightbox, "close").click();
    expect(lightbox.dataset.state).toBe("closing");
    openBuilderLightbox(lightbox);
    await expect.poll(state(lightbox)).toBe("open");
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect([lightbox.dataset.state, dialogOf(lightbox).matches(":modal")]).toEqual(["open", true]);
  });

  test("and nothing happens where it was taken out of the page in that moment", async () => {
    const lightbox = started("1");
    openBuilderLightbox(lightbox);
    dialogOf(lightbox).remove();
    await expect.poll(state(lightbox)).toBe("open");
    expect(document.querySelector("dialog[open]")).toBeNull();
  });

  test("with the events of the real one, and those it only means to fire", async () => {
    const lightbox = started("1");
    const names = [
      "tve.before-lightbox-open",
      "tcb_after_lightbox_open",
      "tve.lightbox-open",
      "tcb_before_lightbox_close",
      "tve.lightbox-close",
    ];
    const heard: string[] = [];
    for (const name of names) {
      const hear = ({ detail }: Event & { detail?: unknown }) =>
        heard.push(detail === lightbox ? name : `${name} without its lightbox`);
      window.addEventListener(name, hear);
      onTestFinished(() => window.removeEventListener(name, hear));
    }
    await opened(lightbox);
    closeOverlays(document);
    await expect.poll(() => heard).toEqual(names);
  });

  test("without an animation, and a warning, where it names one that does not exist", async () => {
    const lightbox = started("odd");
    lightbox.dataset.animation = "x tve_hostile";
    await opened(lightbox);
    expect(lightbox.className).toBe("tve_p_lb_background tve_lb_anim_instant tve_lb_open");
    expect(takeConsole()).toEqual([expect.stringContaining("which does not exist")]);
  });
});

describe("It closes, and ends hidden,", () => {
  let lightbox: HTMLElement;

  beforeEach(async () => {
    lightbox = started("1");
    await opened(lightbox);
  });

  const expectClosed = async (): Promise<void> => {
    await expect.poll(state(lightbox)).toBe("closed");
    expect(getComputedStyle(lightbox).display).toBe("none");
    await expect.poll(() => getComputedStyle(dialogOf(lightbox)).display).toBe("none");
    expect(lightbox.isConnected).toBe(true);
    await expect.poll(() => document.activeElement).toBe(opener);
  };

  test("by its close control [PB-071, PB-073]", async () => {
    await userEvent.click(part(lightbox, "close"));
    await expectClosed();
  });

  test("by a real click on the overlay [PB-074]", async () => {
    await userEvent.click(part(lightbox, "overlay"), { position: { x: 5, y: 5 } });
    await expectClosed();
  });

  test("by Escape [PB-075]", async () => {
    await userEvent.keyboard("{Escape}");
    await expectClosed();
  });

  test("by Back, which stays on the page", async () => {
    const { href } = location;
    history.back();
    await expectClosed();
    expect(location.href).toBe(href);
  });

  test.each([
    ["place", "#place"],
    ["größe", "#gr%C3%B6%C3%9Fe"],
    ["100%", "#100%"],
  ])("by a link in it to another place on the page, %s, which is then seen", async (id, hash) => {
    const place = make("p", "", "place");
    place.id = id;
    place.style.marginTop = "5000px";
    page.append(place);
    const link = make("a", "", "there");
    link.setAttribute("href", `#${id}`);
    part(lightbox, "inner").append(link);
    onTestFinished(() => history.replaceState(null, "", location.pathname + location.search));
    await userEvent.click(link);
    await expect.poll(state(lightbox)).toBe("closed");
    expect(location.hash).toBe(hash);
    await expect.poll(() => place.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    scrollTo(0, 0);
  });

  test.each([["{Enter}"], [" "]])(
    "by the key %s on its close control, a button by role",
    async (key) => {
      const control = part(lightbox, "close");
      expect([control.role, control.ariaLabel]).toEqual(["button", "Close"]);
      control.focus();
      await userEvent.keyboard(key);
      await expectClosed();
    },
  );

  test("but not by a click in its content, nor by one that began there", async () => {
    await userEvent.click(part(lightbox, "inner"));
    part(lightbox, "inner").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    part(lightbox, "overlay").click();
    expect(lightbox.dataset.state).toBe("open");
  });
});

describe("Its place", () => {
  const tall = (height: number): HTMLElement => {
    const block = make("div", "", "text");
    block.style.height = `${height}px`;
    return block;
  };

  test("is never less than 40 px from the top [PB-076]", async () => {
    const lightbox = started("1", tall(2000));
    await opened(lightbox);
    expect(part(lightbox, "content").getBoundingClientRect().top).toBe(40);
    const dialog = dialogOf(lightbox);
    dialog.scrollTop = 1e6;
    expect(dialog.scrollTop).toBeGreaterThan(1000);
    const { bottom } = part(lightbox, "content").getBoundingClientRect();
    expect(innerHeight - bottom).toBe(40);
  });

  test("is the middle of the window where there is room", async () => {
    const lightbox = started("1", tall(200));
    await opened(lightbox);
    const { top, bottom } = part(lightbox, "content").getBoundingClientRect();
    expect(Math.abs(top - (innerHeight - bottom))).toBeLessThan(1);
    expect(top).toBeGreaterThan(40);
  });

  test("has an overlay 80 px taller than its content, and as tall as the window [PB-078]", async () => {
    const heights = (lightbox: Element) =>
      ["overlay", "content"].map((name) => part(lightbox, name).offsetHeight);
    const long = started("1", tall(2000));
    await opened(long);
    const [overlay = 0, content = 0] = heights(long);
    expect(content).toBeGreaterThanOrEqual(2000);
    expect(overlay - content).toBe(80);
    const short = started("2", tall(200));
    await opened(short);
    expect(heights(short)[0]).toBe(innerHeight);
  });

  test("holds against a page that resets margins and boxes of everything", async () => {
    const reset = make(
      "style",
      "",
      "* { margin: 0; padding: 0; box-sizing: content-box; transition: none }",
    );
    page.append(reset);
    const lightbox = started("1", tall(2000));
    await opened(lightbox);
    expect(part(lightbox, "content").getBoundingClientRect().top).toBe(40);
    expect(part(lightbox, "overlay").offsetHeight - part(lightbox, "content").offsetHeight).toBe(
      80,
    );
    part(lightbox, "close").click();
    await expect.poll(state(lightbox)).toBe("closed");
    expect(isSeen(lightbox)).toBe(false);
  });

  test("leaves room at both sides of a narrow window", async () => {
    const frame = document.createElement("iframe");
    frame.style.width = "360px";
    page.append(frame);
    const inner = frame.contentDocument as Document;
    for (const style of document.querySelectorAll("style,link[rel=stylesheet]"))
      inner.head.append(inner.importNode(style, true));
    const lightbox = printed("narrow", tall(100), "a".repeat(300));
    inner.body.append(lightbox);
    stops.push(createBuilderLightbox(lightbox));
    openBuilderLightbox(lightbox);
    await expect.poll(state(lightbox)).toBe("open");
    const { left, right } = part(lightbox, "content").getBoundingClientRect();
    expect([left, 360 - right].every((room) => room >= 16 && room < 40)).toBe(true);
    expect(dialogOf(lightbox).scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe("Its motion", () => {
  const motions = (lightbox: Element) => part(lightbox, "content").getAnimations();

  test.each(LIGHTBOX_ANIMATIONS.slice(1).map((name) => [name] as const))(
    "lasts 300 ms, by %s [PB-077]",
    (animation) => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      onTestFinished(() => void vi.useRealTimers());
      const lightbox = started("1");
      openBuilderLightbox(lightbox, { animation });
      vi.advanceTimersByTime(20);
      expect(lightbox.dataset.state).toBe("opening");
      const times = motions(lightbox).map((one) => one.effect?.getComputedTiming().duration);
      expect(new Set(times)).toEqual(new Set([300]));
      expect(times.length).toBeGreaterThan(1);
    },
  );

  test("is none with instant, and none where less motion is wanted", async () => {
    const [plain, calm] = [started("1"), started("2")];
    const none = (lightbox: Element) =>
      getComputedStyle(part(lightbox, "content"))
        .transitionDuration.split(", ")
        .every((time) => Number.parseFloat(time) === 0);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    openBuilderLightbox(plain);
    vi.advanceTimersByTime(20);
    expect([plain.dataset.state, none(plain), motions(plain)]).toEqual(["opening", true, []]);
    vi.useRealTimers();
    stops.shift()?.();
    await emulateMedia({ reducedMotion: true });
    openBuilderLightbox(calm, { animation: "rotate" });
    await expect.poll(state(calm)).toBe("open");
    expect(none(calm)).toBe(true);
  });
});

describe("What is in it", () => {
  function frame(): HTMLIFrameElement {
    const element = document.createElement("iframe");
    element.src = "about:blank?film";
    return element;
  }

  test("loads once it opens and stops when it closes; Back goes nowhere else", async () => {
    const film = frame();
    const lightbox = started("1", make("h2", "", "Film"), film);
    const seen = () => [film.getAttribute("src"), film.dataset.src, film.className];
    expect(seen()).toEqual([null, "about:blank?film", "tcb-dr-done"]);
    const { length } = history;
    await opened(lightbox);
    expect(seen()).toEqual(["about:blank?film", undefined, ""]);
    part(lightbox, "close").click();
    expect(seen()).toEqual([null, "about:blank?film", "tcb-dr-done"]);
    await expect.poll(() => history.state?.vitrineLayers ?? 0).toBe(0);
    await opened(lightbox);
    expect(history.length - length).toBeLessThanOrEqual(1);
    history.back();
    await expect.poll(state(lightbox)).toBe("closed");
  });

  test("is paused where it plays by itself", async () => {
    const sound = document.createElement("audio");
    const pause = vi.spyOn(sound, "pause");
    const lightbox = started("1", make("h2", "", "Sound"), sound);
    pause.mockClear();
    await opened(lightbox);
    expect(pause).not.toHaveBeenCalled();
    closeOverlays(document);
    expect(pause).toHaveBeenCalledOnce();
  });
});

describe("Its stop", () => {
  test("leaves nothing behind, closed, open and in the middle of the way", async () => {
    const film = document.createElement("iframe");
    film.src = "about:blank?film";
    const lightbox = printed("1", make("h2", "", "Title"), film);
    const start = () => createBuilderLightbox(lightbox);
    await expectCleanStop(start, { settle: 2000 });
    await expectCleanStop(start, { settle: 2000, during: () => opened(lightbox) });
    await expectCleanStop(start, {
      settle: 2000,
      during: () => openBuilderLightbox(lightbox, { animation: "lateral" }),
    });
  });

  test("lets go of the page where it was taken out while open", async () => {
    const lightbox = printed("1", make("h2", "", "Title"));
    const stop = createBuilderLightbox(lightbox);
    await opened(lightbox);
    dialogOf(lightbox).remove();
    stop();
    expect(document.documentElement.hasAttribute("data-vitrine-scroll-lock")).toBe(false);
  });
});

describe("<BuilderLightbox>", () => {
  test("writes that markup into a dialog of its own, and starts", async () => {
    const host = make("div");
    page.append(host);
    const root = createRoot(host);
    flushSync(() =>
      root.render(
        <BuilderLightbox id="offer" title="Offer" animation="zoom_in" labels={{ close: "Zu" }}>
          <p>text</p>
        </BuilderLightbox>,
      ),
    );
    const lightbox = host.querySelector("#offer") as HTMLElement;
    const dialog = dialogOf(lightbox);
    expect(host.firstChild).toBe(dialog);
    await opened(lightbox);
    expect([dialog.ariaLabel, part(lightbox, "close").ariaLabel]).toEqual(["Offer", "Zu"]);
    expect(lightbox.classList).toContain("tve_lb_anim_zoom_in");
    flushSync(() => root.unmount());
    expect(host.childElementCount).toBe(0);
  });

  test("without script, a link to it shows it in the page", () => {
    const dialog = make("dialog", "", make("div", "", "text"));
    dialog.setAttribute("data-vitrine-lightbox", "");
    const lightbox = dialog.firstElementChild as HTMLElement;
    lightbox.id = "unstarted";
    page.append(dialog);
    expect(isSeen(lightbox)).toBe(false);
    location.hash = "unstarted";
    onTestFinished(() => history.replaceState(null, "", location.pathname + location.search));
    expect(isSeen(lightbox)).toBe(true);
    expect(getComputedStyle(dialog).position).toBe("static");
  });
});
