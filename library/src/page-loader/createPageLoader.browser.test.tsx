import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createPageLoader, LOADER_FADE } from "./createPageLoader.ts";
import { PageLoader } from "./PageLoader.tsx";
import "./page-loader.css";

let stop: Stop = () => {};
let loader: HTMLElement;

beforeEach(() => {
  // As its plugin styles it: it covers the page.
  const style = document.createElement("style");
  style.textContent =
    "#sfpageLoad{position:fixed;inset:0;z-index:9999;background:#f9f9f9;opacity:1}";
  loader = document.createElement("div");
  loader.id = "sfpageLoad";
  document.body.replaceChildren(style, loader);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const state = (): string | null => loader.getAttribute("data-vitrine-loader");
const whileLoading = () => vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");

describe("createPageLoader", () => {
  test("fades for two seconds once the page has loaded, and is gone then [SO-040]", async () => {
    whileLoading();
    stop = createPageLoader(loader);
    expect([state(), getComputedStyle(loader).opacity]).toEqual(["waiting", "1"]);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    dispatchEvent(new Event("load"));
    const [fade] = loader.getAnimations();
    expect(fade?.effect?.getComputedTiming().duration).toBe(LOADER_FADE);
    vi.advanceTimersByTime(LOADER_FADE - 1);
    expect(state()).toBe("fading");
    vi.advanceTimersByTime(1);
    expect(state()).toBe("gone");
    expect(getComputedStyle(loader).display).toBe("none");
  });

  test("fades at the first error that nobody catches, and where the page has loaded already", () => {
    whileLoading();
    stop = createPageLoader(loader);
    dispatchEvent(new Event("error"));
    expect(state()).toBe("fading");
    takeConsole();
    stop();
    vi.restoreAllMocks();
    stop = createPageLoader(loader);
    expect(state()).toBe("fading");
  });

  test("never blocks: what is below it is seen, and is clicked through it", async () => {
    whileLoading();
    const button = document.createElement("button");
    button.textContent = "Below";
    const click = vi.fn();
    button.addEventListener("click", click);
    document.body.append(button);
    stop = createPageLoader(loader);
    expect(getComputedStyle(loader).backgroundColor).toBe("rgba(0, 0, 0, 0)");
    await userEvent.click(button);
    expect(click).toHaveBeenCalledOnce();
  });

  test("is not there where less motion is asked for, nor in print", async () => {
    whileLoading();
    stop = createPageLoader(loader);
    const emulate = (media: string, value: string) =>
      cdp().send("Emulation.setEmulatedMedia", {
        media,
        features: [{ name: "prefers-reduced-motion", value }],
      });
    await emulate("screen", "reduce");
    expect(getComputedStyle(loader).display).toBe("none");
    await emulate("print", "");
    expect(getComputedStyle(loader).display).toBe("none");
    await emulate("", "");
    expect(getComputedStyle(loader).display).toBe("block");
  });

  test("stop leaves it as it was", async () => {
    await expectCleanStop(() => createPageLoader(loader));
  });

  test("the register finds the plugin's own", async () => {
    stop = start(document, { behaviours });
    await expect.poll(state).toBe("fading");
  });
});

describe("PageLoader", () => {
  test("is a line that lets clicks through, and goes by itself where no script comes", () => {
    const line = document.createElement("div");
    line.dataset.pageLoader = "";
    document.body.append(line);
    const style = getComputedStyle(line);
    expect([style.pointerEvents, style.position, line.offsetHeight]).toEqual(["none", "fixed", 3]);
    const [going] = line.getAnimations();
    going?.finish();
    expect(getComputedStyle(line).visibility).toBe("hidden");
  });

  test("fades with the page that it stands on", async () => {
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    flushSync(() => root.render(<PageLoader />));
    const line = host.firstElementChild as HTMLElement;
    await expect.poll(() => line.dataset.vitrineLoader).toBe("fading");
    flushSync(() => root.unmount());
  });
});
