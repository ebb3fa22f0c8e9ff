import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import type { Stop } from "../browser/stop.ts";
import { storage } from "../browser/storage.ts";
import { createGrid } from "../grid/createGrid.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createViewToggle, VIEW_TRANSITION } from "./createViewToggle.ts";
import { ViewToggle } from "./ViewToggle.tsx";
import "../grid/grid.css";

const WAIT = { timeout: 5000 };
const ADDRESS = location.href;
let stop: Stop = () => {};
let toggle: HTMLElement;
let list: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  const style = document.createElement("style");
  style.textContent =
    ".products { width: 600px; display: flex; flex-wrap: wrap } .kad_product { width: 25%; height: 50px } .shopcolumn1 .kad_product { width: 100% }";
  toggle = document.createElement("div");
  toggle.className = "kt_product_toggle_container";
  list = document.createElement("div");
  list.className = "products kad_product_wrapper shopcolumn4";
  list.append(
    ...Array.from({ length: 6 }, () =>
      Object.assign(document.createElement("div"), { className: "kad_product" }),
    ),
  );
  document.body.append(style, toggle, list);
});

afterEach(async () => {
  stop();
  stop = () => {};
  storage().remove("vitrine.view");
  history.replaceState(null, "", ADDRESS);
  document.body.replaceChildren();
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
});

/** As the theme writes it: two boxes that nothing but a mouse can use. */
function asTheTheme(): HTMLElement[] {
  const boxes = ["toggle_grid toggle_active", "toggle_list"].map((className) =>
    Object.assign(document.createElement("div"), { className }),
  );
  toggle.append(...boxes);
  return boxes;
}

/** As our server writes it. */
function asLinks(): HTMLAnchorElement[] {
  const links = ["grid", "list"].map((name) => {
    const link = document.createElement("a");
    link.className = `toggle_${name}${name === "grid" ? " toggle_active" : ""}`;
    link.href = name === "list" ? "?order=price&view=list" : "?order=price";
    link.ariaLabel = name;
    return link;
  });
  toggle.append(...links);
  return links;
}

const isList = () => list.matches(".shopcolumn1.tfsinglecolumn");
const glides = () => list.getAnimations({ subtree: true });

describe("A view toggle", () => {
  test("shows products as a list and as a grid again, by mouse and by keyboard [SH-003]", () => {
    const [asGrid, asList] = asTheTheme();
    stop = createViewToggle(toggle);
    expect(isList()).toBe(false);
    asList?.click();
    expect(isList()).toBe(true);
    expect(list.className).toContain("shopcolumn4");
    expect([asGrid?.className, asList?.className]).toEqual([
      "toggle_grid",
      "toggle_list toggle_active",
    ]);
    expect([asGrid?.ariaPressed, asList?.ariaPressed]).toEqual(["false", "true"]);
    expect([asGrid?.role, asGrid?.ariaLabel]).toEqual(["button", "Show as a grid"]);
    asGrid?.focus();
    expect(document.activeElement).toBe(asGrid);
    asGrid?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(isList()).toBe(false);
  });

  test("takes 0.4 s, during which nothing but the compositor works [SH-004]", async () => {
    const [, asList] = asTheTheme();
    stop = createViewToggle(toggle);
    const before = list.children[1]?.getBoundingClientRect();
    asList?.click();
    await expect.poll(() => glides().length, WAIT).toBe(6);
    expect(glides().map(({ effect }) => effect?.getTiming().duration)).toEqual(Array(6).fill(400));
    expect(VIEW_TRANSITION).toBe(400);
    for (const one of glides()) one.pause();
    for (const one of glides()) one.currentTime = 0;
    expect(list.children[1]?.getBoundingClientRect().left).toBe(before?.left);
    for (const one of glides()) one.finish();
    expect(list.children[1]?.getBoundingClientRect().left).toBe(list.getBoundingClientRect().left);
  });

  test("takes no time with reduced motion", async () => {
    const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
    await cdp().send("Emulation.setEmulatedMedia", { media: "", features });
    const [, asList] = asTheTheme();
    stop = createViewToggle(toggle);
    asList?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(isList()).toBe(true);
    expect(glides()).toEqual([]);
  });

  test("is remembered where no address can say it, whatever else is stored", () => {
    const [, asList] = asTheTheme();
    createViewToggle(toggle)();
    stop = createViewToggle(toggle);
    asList?.click();
    stop();
    expect(isList()).toBe(false);
    stop = createViewToggle(toggle);
    expect(isList()).toBe(true);
    stop();
    storage().set("vitrine.view", { list: true });
    stop = createViewToggle(toggle);
    expect(isList()).toBe(false);
  });

  test("keeps the address and the links of the list right, where it is made of links", () => {
    const [asGrid, asList] = asLinks();
    history.replaceState({ mine: 1 }, "", "?order=price&page=3");
    const [next, other] = ["?order=price&page=4", "/elsewhere?order=price"].map((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.body.append(link);
      return link;
    });
    const { length } = history;
    stop = createViewToggle(toggle);
    asList?.click();
    expect(isList()).toBe(true);
    expect(new URL(location.href).search).toBe("?order=price&page=3&view=list");
    expect(history.length).toBe(length);
    expect(history.state).toEqual({ mine: 1 });
    expect(next?.search).toBe("?order=price&page=4&view=list");
    expect(other?.search).toBe("?order=price");
    expect([asGrid?.ariaCurrent, asList?.ariaCurrent]).toEqual([null, "true"]);
    expect(storage().get("vitrine.view")).toBeUndefined();
    asGrid?.click();
    expect(new URL(location.href).search).toBe("?order=price&page=3");
    expect(next?.search).toBe("?order=price&page=4");
    asList?.click();
    stop();
    expect(next?.getAttribute("href")).toBe("?order=price&page=4");
  });

  test("begins as a list in its other variant, and forces three columns on the grid", () => {
    toggle.className = "kt_product_toggle_container_list";
    list.classList.add("shopcolumn1", "tfsinglecolumn");
    const [asGrid, asList] = asTheTheme();
    asGrid?.classList.remove("toggle_active");
    stop = start(document, { behaviours: behaviours.filter(({ name }) => name === "view-toggle") });
    return expect
      .poll(() => asList?.ariaPressed, WAIT)
      .toBe("true")
      .then(() => {
        asGrid?.click();
        expect(list.className).toBe("products kad_product_wrapper shopcolumn4 kt_force_grid_three");
        asList?.click();
        expect(isList()).toBe(true);
        expect(list.className).not.toContain("kt_force");
      });
  });

  test("has a grid that is laid out lay itself out anew", async () => {
    list.classList.add("init-isotope");
    const [, asList] = asTheTheme();
    const end = createGrid(list);
    await expect.poll(() => list.style.height, WAIT).not.toBe("");
    const begun = createViewToggle(toggle);
    stop = () => {
      begun();
      end();
    };
    asList?.click();
    await expect.poll(() => list.style.height, WAIT).toBe("300px");
    await expect.poll(() => glides().length, WAIT).toBe(6);
  });

  test("without products, or half of it, does no harm", () => {
    list.remove();
    const [asGrid] = asTheTheme();
    asGrid?.remove();
    stop = createViewToggle(toggle);
    toggle.querySelector<HTMLElement>(".toggle_list")?.click();
    expect(toggle.querySelector(".toggle_active")?.className).toContain("toggle_list");
  });

  test("stop leaves nothing behind, also in mid-flight", async () => {
    const [, asList] = asTheTheme();
    await expectCleanStop(() => createViewToggle(toggle), {
      during: async () => {
        asList?.click();
        await expect.poll(() => glides().length, WAIT).toBe(6);
      },
    });
    expect(glides()).toEqual([]);
  });
});

test("the component writes the theme's markup and starts it", async () => {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<ViewToggle labels={{ grid: "Raster", list: "Liste" }} />));
  const button = () => host.querySelector<HTMLElement>(".toggle_list");
  await expect.poll(() => button()?.ariaPressed, WAIT).toBe("false");
  button()?.click();
  expect(isList()).toBe(true);
  expect(host.querySelector(".toggle_grid")?.textContent).toBe("Raster");
  flushSync(() => root.unmount());
  expect(isList()).toBe(false);
});
