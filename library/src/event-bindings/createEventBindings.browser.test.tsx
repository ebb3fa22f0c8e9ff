import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { setConsent } from "../browser/consent.ts";
import { answerOverlay, type OverlayRequest } from "../browser/overlayRequest.ts";
import type { Stop } from "../browser/stop.ts";
import { animate } from "./actions/animate.ts";
import { createEventBindings } from "./createEventBindings.ts";
import { EventBindings } from "./EventBindings.tsx";
import { writeEvents } from "./readEvents.ts";
import "./event-bindings.css";

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='3000' height='2000'/%3E";

let page: HTMLElement;
let stops: Stop[];

beforeEach(async () => {
  // Where an element comes under the pointer, it is hovered.
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 0, y: 0 });
  stops = [];
  page = document.createElement("main");
  page.style.padding = "20px";
  document.body.append(page);
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  for (const dialog of document.querySelectorAll("dialog")) dialog.remove();
  page.remove();
  await expect.poll(() => history.state?.vitrineLayers ?? 0).toBe(0);
});

function add<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  into: Element = page,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  into.append(element);
  return element;
}

type Bound = {
  readonly a: string;
  readonly t?: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly href?: string;
};

/** An element to which this is bound, as the page builder prints it, and started. */
function bound(tag: keyof HTMLElementTagNameMap, binding: Bound): HTMLElement {
  const { t = "click", a, config = {}, href } = binding;
  const element = add(tag, {
    class: `tve_evt_manager_listen tve_et_${t}`,
    "data-tcb-events": writeEvents([{ trigger: t, action: a, config }]),
    ...(href !== undefined && { href }),
  });
  element.textContent = "trigger";
  stops.push(createEventBindings(element));
  return element;
}

/** A lightbox of which only is noted what is asked. */
function lightbox(id: string): { asked: (OverlayRequest | "close")[] } {
  const asked: (OverlayRequest | "close")[] = [];
  const element = add("div", { id: `tve_thrive_lightbox_${id}` });
  stops.push(
    answerOverlay(element, {
      open: (request) => asked.push(request),
      close: () => asked.push("close"),
    }),
  );
  return { asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const dialog = () => document.querySelector<HTMLDialogElement>("dialog[data-event-overlay]");

describe("A binding's type", () => {
  test("says by which event it comes: click, or the pointer over it [PB-009]", async () => {
    const { asked } = lightbox("1");
    const config = { l_id: "1" };
    const byClick = bound("a", { a: "thrive_lightbox", config });
    const byHover = bound("a", { t: "mouseover", a: "thrive_lightbox", config });
    byClick.dispatchEvent(new MouseEvent("mouseenter"));
    await settled();
    expect(asked).toHaveLength(0);
    byHover.dispatchEvent(new MouseEvent("mouseenter"));
    await expect.poll(() => asked.length).toBe(1);
    await userEvent.click(byClick);
    await expect.poll(() => asked.length).toBe(2);
  });

  test("tve-viewport comes 200 ms after the start, and again once the element was out of view", async () => {
    const { asked } = lightbox("1");
    const began = performance.now();
    const element = bound("p", { t: "tve-viewport", a: "thrive_lightbox", config: { l_id: "1" } });
    await expect.poll(() => asked.length, { interval: 5 }).toBe(1);
    expect(performance.now() - began).toBeGreaterThan(195);
    expect(element.classList).toContain("tve-viewport-triggered");
    element.style.marginTop = "5000px";
    await expect.poll(() => element.classList.contains("tve-viewport-triggered")).toBe(false);
    expect(asked).toHaveLength(1);
    element.style.marginTop = "";
    await expect.poll(() => asked.length).toBe(2);
  });

  test("that is not known is told once, and the page goes on", () => {
    bound("a", { t: "hover-hard", a: "thrive_lightbox" });
    bound("a", { t: "toString", a: "thrive_lightbox" });
    expect(takeConsole()).toEqual([
      expect.stringContaining('the trigger "hover-hard"'),
      expect.stringContaining('the trigger "toString"'),
    ]);
  });
});

describe("A binding's action", () => {
  test("is run on its trigger, and no other one [PB-010]", async () => {
    const { asked } = lightbox("1");
    await userEvent.click(bound("a", { a: "close_lightbox" }));
    await expect.poll(() => asked).toEqual(["close"]);
    await userEvent.click(bound("a", { a: "thrive_lightbox", config: { l_id: "1" } }));
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).not.toBe("close");
  });

  test("is given the binding's config [PB-011]", async () => {
    const [one, two] = [lightbox("1"), lightbox("2")];
    const link = bound("a", { a: "thrive_lightbox", config: { l_id: "2", l_anim: "rotate" } });
    await userEvent.click(link);
    await expect.poll(() => two.asked).toEqual([{ animation: "rotate", trigger: link }]);
    expect(one.asked).toEqual([]);
  });

  test("that is not known, or whose target is not there, is told once", async () => {
    bound("a", { a: "thrive_hologram" });
    await userEvent.click(bound("a", { a: "thrive_lightbox", config: { l_id: "lost" } }));
    const told: string[] = [];
    const listen = (): number => told.push(...takeConsole());
    await expect.poll(listen).toBe(2);
    await settled();
    listen();
    expect(told).toEqual([
      expect.stringContaining('the action "thrive_hologram"'),
      expect.stringContaining('"tve_thrive_lightbox_lost", which is not on the page'),
    ]);
  });
});

describe("Where the bindings stand", () => {
  test("may be the wrapper around the element", async () => {
    const { asked } = lightbox("1");
    const config = { l_id: "1" };
    const events = writeEvents([{ trigger: "click", action: "thrive_lightbox", config }]);
    const wrapper = add("div", { class: "thrv_wrapper", "data-tcb-events": events });
    const link = add("a", { class: "tve_evt_manager_listen", href: "#" }, wrapper);
    stops.push(createEventBindings(link));
    link.click();
    await expect.poll(() => asked.length).toBe(1);
  });

  test("what cannot be parsed is told once, by element and attribute [PB-006]", () => {
    const before = page.outerHTML;
    const broken = add("a", { id: "broken", "data-tcb-events": '__TCB_EVENT_[{"t":' });
    const stop = createEventBindings(broken);
    createEventBindings(broken)();
    const [message, ...others] = takeConsole();
    expect(message).toContain("Could not parse events!");
    expect(message).toContain("data-tcb-events of a#broken");
    expect(others).toEqual([]);
    stop();
    broken.remove();
    expect(page.outerHTML).toBe(before);
  });
});

describe("By keyboard", () => {
  test("a link that leads nowhere is a button, and is not followed", async () => {
    const { asked } = lightbox("1");
    const { href } = location;
    for (const dead of ["", "#", "javascript:void(0)"]) {
      const link = bound("a", { a: "thrive_lightbox", config: { l_id: "1" }, href: dead });
      expect(link.role).toBe("button");
      link.focus();
      asked.length = 0;
      await userEvent.keyboard("{Enter}");
      await expect.poll(() => asked.length).toBe(1);
      await userEvent.keyboard(" ");
      await expect.poll(() => asked.length).toBe(2);
    }
    expect(location.href).toBe(href);
  });

  test("an element that is none becomes one; a wrapper of a link does not", async () => {
    const { asked } = lightbox("1");
    const binding = { a: "thrive_lightbox", config: { l_id: "1" } };
    const plain = bound("div", binding);
    expect([plain.role, plain.tabIndex]).toEqual(["button", 0]);
    plain.focus();
    await userEvent.keyboard("{Enter} ");
    await expect.poll(() => asked.length).toBe(2);
    const events = writeEvents([{ trigger: "click", action: binding.a, config: binding.config }]);
    const wrapper = add("div", { "data-tcb-events": events });
    const link = add("a", { href: "#somewhere" }, wrapper);
    stops.push(createEventBindings(wrapper));
    expect(wrapper.role).toBe(null);
    link.addEventListener("click", (event) => {
      queueMicrotask(() => expect(event.defaultPrevented).toBe(false));
    });
    link.click();
    await expect.poll(() => asked.length).toBe(3);
    history.replaceState(null, "", location.pathname + location.search);
  });

  test("passing by opens nothing that hovering opens; a key does", async () => {
    const { asked } = lightbox("1");
    const element = bound("div", {
      t: "mouseover",
      a: "thrive_lightbox",
      config: { l_id: "1" },
    });
    await userEvent.keyboard("{Tab}");
    element.focus();
    await settled();
    expect(asked).toHaveLength(0);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => asked.length).toBe(1);
  });
});

describe("thrive_animation", () => {
  test("sets its class, and 50 ms later the one that starts it, once or with loop each time", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const [first, begun] = ["tve_anim_slide_top", "tve_anim_slide_top tve_anim_start"];
    for (const [loop, second] of [
      ["0", begun],
      ["1", first],
    ]) {
      const element = add("div");
      const action = animate({ element, config: { anim: "slide_top", loop }, labels: undefined });
      action.run(true);
      expect([element.className, getComputedStyle(element).opacity]).toEqual([first, "0"]);
      vi.advanceTimersByTime(49);
      expect(element.className).toBe(first);
      vi.advanceTimersByTime(1);
      expect(element.className).toBe(begun);
      action.run(true);
      expect(element.className).toBe(second);
      action.stop();
      expect(element.className).toBe("");
    }
  });

  test("ends where the element has always been", async () => {
    const element = bound("div", { a: "thrive_animation", config: { anim: "zoom_in" } });
    element.click();
    await expect.poll(() => element.classList.contains("tve_anim_start")).toBe(true);
    await expect.poll(() => getComputedStyle(element).opacity).toBe("1");
    expect(getComputedStyle(element).scale).toBe("none");
  });

  test("lets a link be followed, and takes no name that is not one", async () => {
    const link = bound("a", {
      a: "thrive_animation",
      config: { anim: "x y" },
      href: "#animated",
    });
    link.click();
    expect(location.hash).toBe("#animated");
    history.replaceState(null, "", location.pathname + location.search);
    await expect.poll(() => takeConsole().join()).toContain("names no animation");
    expect(link.className).toBe("tve_evt_manager_listen tve_et_click");
  });
});

describe("thrive_zoom", () => {
  const zoom = (url: string) => bound("button", { a: "thrive_zoom", config: { url } });

  test("shows the image in a dialog, on 90 % of the window, and goes with it", async () => {
    const link = zoom("/large.svg");
    const small = add("img", { alt: "A map" }, link);
    small.src = PICTURE;
    await userEvent.click(link);
    await expect.poll(dialog).not.toBeNull();
    const image = dialog()?.querySelector("img") as HTMLImageElement;
    expect([image.getAttribute("src"), image.alt, dialog()?.ariaLabel]).toEqual([
      `${location.origin}/large.svg`,
      "A map",
      "A map",
    ]);
    expect(dialog()?.matches(":modal")).toBe(true);
    image.src = PICTURE;
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    expect(Math.round(Math.max(width / innerWidth, height / innerHeight) * 100)).toBe(90);
    expect(getComputedStyle(dialog() as Element).transitionDuration).toBe("0.15s, 0.15s, 0.15s");
    await userEvent.click(dialog()?.querySelector("button") as Element);
    await expect.poll(dialog).toBeNull();
    expect(document.activeElement).toBe(link);
  });

  test("closes by a click beside the image, by Escape and by Back", async () => {
    const link = zoom("/large.svg");
    const ways = [
      () => dialog()?.click(),
      () => userEvent.keyboard("{Escape}"),
      () => history.back(),
    ];
    for (const way of ways) {
      await userEvent.click(link);
      await expect.poll(() => dialog()?.matches(":modal")).toBe(true);
      await settled();
      await way();
      await expect.poll(dialog).toBeNull();
    }
  });

  test("opens no address that is not of the web", async () => {
    for (const url of ["javascript:alert(1)", "data:text/html,x", ""]) {
      const link = zoom(url);
      link.id = `zoom-${url.length}`;
      link.click();
      await expect.poll(() => takeConsole().join()).toContain("is no web address");
    }
    expect(dialog()).toBeNull();
  });
});

describe("thrive_video", () => {
  const config = { s: "custom", p: { url: "https://films.invalid/a.mp4", vertical: "1" } };
  const film = () => dialog()?.querySelector("video");

  const play = () => userEvent.click(dialog()?.querySelector("div button") as Element);

  afterEach(() => setConsent(document, { marketing: false }));

  test("plays at once for a visitor who agreed, and not on once it is closed", async () => {
    setConsent(document, { marketing: true });
    bound("button", { a: "thrive_video", config }).click();
    await expect.poll(() => film()?.src).toBe("https://films.invalid/a.mp4");
    const box = film()?.parentElement?.getBoundingClientRect();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(16 / 9, 1);
    await userEvent.keyboard("{Escape}");
    await expect.poll(film).toBeFalsy();
    await expect.poll(dialog).toBeNull();
  });

  test("of this site plays at once", async () => {
    bound("button", { a: "thrive_video", config: { s: "custom", p: { url: "/a.mp4" } } }).click();
    await expect.poll(() => film()?.src).toBe(new URL("/a.mp4", location.href).href);
  });

  test.each(["click", "tve-viewport"])(
    "fetches nothing from elsewhere at %s, until the visitor presses what says from where",
    async (t) => {
      const element = bound("button", { t, a: "thrive_video", config });
      if (t === "click") element.click();
      await expect.poll(() => dialog()?.textContent).toContain("films.invalid");
      expect(film()).toBeNull();
      await play();
      expect(film()?.src).toBe("https://films.invalid/a.mp4");
    },
  );

  test("in a frame of its player cannot lead the window elsewhere", async () => {
    bound("button", { a: "thrive_video", config: { s: "vimeo", p: { id: "1" } } }).click();
    await expect.poll(() => dialog()?.textContent).toContain("player.vimeo.com");
    await play();
    const may = [...(dialog()?.querySelector("iframe")?.sandbox ?? [])];
    expect(may).toContain("allow-scripts");
    expect(may.filter((one) => one.includes("top-navigation"))).toEqual([]);
  });

  test("of an unknown service is told once", async () => {
    bound("button", { a: "thrive_video", config: { s: "vhs", p: { id: "1" } } }).click();
    await expect.poll(() => takeConsole().join()).toContain("has no address that is known here");
  });
});

describe("thrive_tooltip", () => {
  test("describes its element, in text, at its place and in its style", async () => {
    const element = bound("span", {
      t: "mouseover",
      a: "thrive_tooltip",
      config: {
        event_tooltip_text: "<b>Five</b> days",
        event_tooltip_style: "light",
        event_tooltip_position: "bottom_right",
      },
    });
    element.style.cssText = "position:absolute;left:300px;top:300px";
    await expect.poll(() => document.querySelector(".tve_ui_tooltip")).not.toBeNull();
    const panel = document.querySelector(".tve_ui_tooltip") as HTMLElement;
    expect([panel.textContent, panel.childElementCount]).toEqual(["<b>Five</b> days", 0]);
    expect(element.getAttribute("aria-describedby")).toBe(panel.id);
    await userEvent.keyboard("{Tab}");
    element.focus();
    await expect.poll(() => panel.matches(":popover-open")).toBe(true);
    const [at, trigger] = [panel.getBoundingClientRect(), element.getBoundingClientRect()];
    expect([at.left - trigger.right, at.top - trigger.bottom]).toEqual([10, 10]);
    expect(getComputedStyle(panel).backgroundColor).toBe("rgb(255, 255, 255)");
    await userEvent.keyboard("{Escape}");
    expect(panel.matches(":popover-open")).toBe(false);
  });
});

describe("Its stop", () => {
  test.each([
    [{ t: "click", a: "thrive_animation", config: { anim: "appear" } }],
    [{ t: "click", a: "thrive_zoom", config: { url: "/large.svg" } }],
    [{ t: "mouseover", a: "thrive_tooltip", config: { event_tooltip_text: "x" } }],
    [{ t: "tve-viewport", a: "thrive_animation", config: { anim: "appear" } }],
    [{ t: "mouseenter", a: "thrive_animation", config: { anim: "appear" } }],
  ])("leaves nothing behind of %j", async ({ t, a, config }) => {
    const events = writeEvents([{ trigger: t, action: a, config: config }]);
    const element = add("div", { class: "x", "data-tcb-events": events });
    await expectCleanStop(() => createEventBindings(element), {
      settle: 2000,
      during: async () => {
        element.click();
        await new Promise((resolve) => setTimeout(resolve, 300));
      },
    });
  });
});

describe("<EventBindings>", () => {
  test("binds to what it holds, as the page builder does", async () => {
    const { asked } = lightbox("1");
    const root = createRoot(add("div"));
    onTestFinished(() => root.unmount());
    flushSync(() =>
      root.render(
        <EventBindings
          events={[{ trigger: "click", action: "thrive_lightbox", config: { l_id: "1" } }]}
        >
          <button type="button">Open</button>
        </EventBindings>,
      ),
    );
    const span = page.querySelector(".tve_evt_manager_listen.tve_et_click");
    expect(span?.getAttribute("role")).toBeNull();
    await expect.poll(() => span?.isConnected).toBe(true);
    span?.querySelector("button")?.click();
    await expect.poll(() => asked.length).toBe(1);
  });
});
