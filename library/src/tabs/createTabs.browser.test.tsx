import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import type { Stop } from "../browser/stop.ts";
import { createTabs } from "./createTabs.ts";
import { Tabs } from "./Tabs.tsx";
import "./tabs.css";

const start = location.href;
let stop: Stop = () => {};
let root: HTMLElement;

beforeEach(async () => {
  await page.viewport(1280, 800);
  document.body.replaceChildren();
  document.body.style.margin = "0";
  root = makeTabs(["description", "details", "reviews"]);
  document.body.append(space(900), root, space(3000));
});

afterEach(() => {
  stop();
  history.replaceState(null, "", start);
  window.scrollTo({ top: 0, behavior: "instant" });
  document.body.removeAttribute("data-product-tab-scroll");
  document.body.removeAttribute("data-sticky");
  document.documentElement.removeAttribute("style");
  document.documentElement.dir = "";
});

/** As the shop writes them. */
function makeTabs(names: readonly string[]): HTMLElement {
  const element = make("div", { className: "woocommerce-tabs wc-tabs-wrapper" });
  const list = make("ul", { className: "tabs wc-tabs" });
  list.append(
    ...names.map((name) => {
      const item = make("li", { className: `${name}_tab` });
      item.append(make("a", { href: `#tab-${name}`, textContent: name }));
      return item;
    }),
  );
  element.append(
    list,
    ...names.map((name) => {
      const panel = make("div", { id: `tab-${name}`, className: "panel wc-tab" });
      panel.style.paddingBlock = "20px";
      panel.append(make("p", { id: `in-${name}`, textContent: `All about ${name}` }));
      return panel;
    }),
  );
  return element;
}

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

const linkTo = (id: string): HTMLAnchorElement =>
  document.querySelector(`a[href="#${id}"]`) as HTMLAnchorElement;
const panel = (name: string): HTMLElement => document.getElementById(`tab-${name}`) as HTMLElement;
const topOf = (name: string): number => panel(name).getBoundingClientRect().top;

/** The panels that take room, by their ids. */
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[id^=tab-]")]
    .filter((one) => one.offsetHeight > 0)
    .map((one) => one.id.slice("tab-".length));

describe("createTabs", () => {
  test("shows the first of its panels, and any other at a click", () => {
    expect(shown()).toEqual(["description", "details", "reviews"]);
    stop = createTabs(root);
    expect(shown()).toEqual(["description"]);
    linkTo("tab-reviews").click();
    expect(shown()).toEqual(["reviews"]);
    expect(document.activeElement).toBe(linkTo("tab-reviews"));
  });

  test("says to screen readers what is a tab, which is chosen, and what it shows", () => {
    stop = createTabs(root);
    const tab = linkTo("tab-details");
    expect(root.querySelector("ul")?.role).toBe("tablist");
    expect([tab.role, tab.ariaSelected, tab.parentElement?.role]).toEqual([
      "tab",
      "false",
      "presentation",
    ]);
    tab.click();
    expect(tab.ariaSelected).toBe("true");
    expect(tab.getAttribute("aria-controls")).toBe("tab-details");
    expect(panel("details").role).toBe("tabpanel");
    expect(panel("details").getAttribute("aria-labelledby")).toBe(tab.id);
    expect(panel("details").tabIndex).toBe(0);
    expect(root.querySelectorAll("li.active")).toHaveLength(1);
  });

  test("is one stop for Tab; arrows, Home and End choose, mirrored from right to left", async () => {
    stop = createTabs(root);
    await userEvent.tab();
    expect(document.activeElement).toBe(linkTo("tab-description"));
    await userEvent.keyboard("{ArrowRight}");
    expect(shown()).toEqual(["details"]);
    await userEvent.keyboard("{End}");
    expect(shown()).toEqual(["reviews"]);
    await userEvent.keyboard("{ArrowRight}");
    expect(shown()).toEqual(["description"]);
    document.documentElement.dir = "rtl";
    await userEvent.keyboard("{ArrowLeft}");
    expect(shown()).toEqual(["details"]);
    await userEvent.keyboard("{Home}");
    expect(shown()).toEqual(["description"]);
    await userEvent.tab();
    expect(document.activeElement).toBe(panel("description"));
  });

  test("the address has the chosen one, in place of what it had", () => {
    stop = createTabs(root);
    const { length } = history;
    history.replaceState({ kept: 1 }, "");
    linkTo("tab-details").click();
    expect(location.hash).toBe("#tab-details");
    expect(history.state).toEqual({ kept: 1 });
    expect(history.length).toBe(length);
  });

  test.each([
    ["#tab-details", "details"],
    ["#in-reviews", "reviews"],
    ["#in-description", "description"],
    ["#nothing", "description"],
    ['#"><img src=x onerror=alert(1)>', "description"],
    ["#%E0%A4%A", "description"],
  ])("the address %s shows %s at first", (hash, name) => {
    history.replaceState(null, "", hash);
    stop = createTabs(root);
    expect(shown()).toEqual([name]);
  });

  test("goes to what the address names, and leaves nothing there, stopped on its way or not", async () => {
    history.replaceState(null, "", "#in-reviews");
    await expectCleanStop(() => createTabs(root));
    window.scrollTo(0, 0);
    stop = createTabs(root);
    await expect.poll(() => window.scrollY).toBeGreaterThan(500);
    const place = panel("reviews").querySelector<HTMLElement>("#in-reviews");
    expect(place?.getAttribute("style")).toBeNull();
    place?.style.setProperty("color", "teal");
    stop();
    expect(place?.style.color).toBe("teal");
  });

  test("goes there as well where that is in tabs within tabs, and keeps what others write meanwhile", async () => {
    const inner = makeTabs(["inner-a", "inner-b"]);
    panel("reviews").append(inner);
    history.replaceState(null, "", "#in-inner-b");
    const place = document.getElementById("in-inner-b") as HTMLElement;
    const stops = [createTabs(root), createTabs(inner)];
    stop = () => {
      for (const one of stops) one();
    };
    place.style.color = "teal";
    await expect.poll(() => window.scrollY).toBeGreaterThan(500);
    expect(shown()).toEqual(["reviews", "inner-b"]);
    expect(place.getAttribute("style")).toBe("color: teal;");
  });

  test("of what the shop marked as active, that comes first", () => {
    root.querySelectorAll("li")[1]?.classList.add("active");
    stop = createTabs(root);
    expect(shown()).toEqual(["details"]);
  });

  test("a link to a place in a hidden panel opens it and goes there, and Back shows what was", async () => {
    const link = make("a", { href: "#in-reviews", textContent: "Reviews" });
    document.body.prepend(link);
    stop = createTabs(root);
    expect(panel("reviews").hidden).toBe("until-found");
    link.click();
    await expect.poll(shown).toEqual(["reviews"]);
    await expect.poll(() => window.scrollY).toBeGreaterThan(500);
    expect(linkTo("tab-reviews").ariaSelected).toBe("true");
    history.back();
    await expect.poll(shown).toEqual(["description"]);
  });

  test("what the browser's search finds in a panel opens that", () => {
    stop = createTabs(root);
    panel("details").dispatchEvent(new Event("beforematch", { bubbles: true }));
    expect(shown()).toEqual(["details"]);
    expect(location.hash).toBe("");
  });

  test("a click with a key held, and one that somebody else has answered, are the browser's", () => {
    stop = createTabs(root);
    const tab = linkTo("tab-details");
    const held = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    tab.addEventListener("click", (event) => event.preventDefault());
    tab.dispatchEvent(held);
    tab.click();
    expect(shown()).toEqual(["description"]);
  });

  test("stop makes links and text of it again", async () => {
    await expectCleanStop(() => createTabs(root), {
      during: async () => {
        linkTo("tab-reviews").click();
        await userEvent.keyboard("{Home}");
        history.replaceState(null, "", start);
        (document.activeElement as HTMLElement).blur();
      },
    });
  });
});

describe("scrolling to a panel", () => {
  const settled = (name: string): Promise<void> =>
    expect.poll(() => Math.round(topOf(name))).toBe(100);

  test("the body's product-tab-scroll has the page go to the chosen tab [SH-006, SH-007]", async () => {
    stop = createTabs(root);
    window.scrollTo({ top: 300, behavior: "instant" });
    linkTo("tab-details").click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(window.scrollY).toBe(300);
    document.body.dataset.productTabScroll = "1";
    linkTo("tab-reviews").click();
    await settled("reviews");
    await userEvent.keyboard("{Home}");
    await settled("description");
    const { top, bottom } = linkTo("tab-description").getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(100);
  });

  test("without a sticky header the panel stands 100 px below the window's top [SH-008]", async () => {
    document.body.dataset.productTabScroll = "1";
    stop = createTabs(root);
    linkTo("tab-details").click();
    await settled("details");
  });

  test("with a sticky header it stands 100 px below that, as high as it is then [SH-009]", async () => {
    document.body.dataset.productTabScroll = "1";
    document.body.dataset.sticky = "1";
    const header = space(90);
    header.id = "kad-banner";
    document.body.prepend(header);
    // The theme's own script sticks it once the page is scrolled, and makes it lower.
    const stick = (): void => {
      header.style.cssText = "position:fixed;top:0;height:45px";
    };
    addEventListener("scroll", stick, { once: true });
    stop = createTabs(root);
    linkTo("tab-details").click();
    await expect.poll(() => Math.round(topOf("details"))).toBe(145);
  });

  test("what our own header tells of itself comes first [SH-009]", async () => {
    document.body.dataset.productTabScroll = "1";
    document.documentElement.style.setProperty("--vitrine-header-height", "75px");
    stop = createTabs(root);
    linkTo("tab-details").click();
    await expect.poll(() => Math.round(topOf("details"))).toBe(175);
  });

  test("at 992 px it stays where it is, at 993 it goes there", async () => {
    document.body.dataset.productTabScroll = "1";
    await page.viewport(992, 800);
    stop = createTabs(root);
    window.scrollTo({ top: 300, behavior: "instant" });
    linkTo("tab-details").click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(window.scrollY).toBe(300);
    await page.viewport(993, 800);
    linkTo("tab-reviews").click();
    await settled("reviews");
  });

  test("links from elsewhere lead to the same place", async () => {
    document.body.dataset.productTabScroll = "1";
    const link = make("a", { href: "#tab-reviews", textContent: "3 reviews" });
    document.body.prepend(link);
    stop = createTabs(root);
    link.click();
    await settled("reviews");
  });
});

describe("tabs that are not as they should be", () => {
  test("a tab without a panel, or with another's, is named and leads nowhere", () => {
    panel("details").remove();
    linkTo("tab-reviews")
      .closest("ul")
      ?.append(
        make("li"),
        ...[make("li")].map((item) => {
          item.append(make("a", { href: "#tab-reviews", textContent: "again" }));
          return item;
        }),
      );
    stop = createTabs(root);
    expect(takeConsole()).toEqual([
      expect.stringContaining('no panel for "#tab-details"'),
      expect.stringContaining('no panel for "#tab-reviews"'),
    ]);
    expect(linkTo("tab-details").ariaDisabled).toBe("true");
    linkTo("tab-reviews").click();
    expect(shown()).toEqual(["reviews"]);
  });

  test("panels without a tab, and a list without panels, stay as they are", () => {
    root.append(Object.assign(space(10), { id: "tab-more" }));
    stop = createTabs(root);
    expect(shown()).toEqual(["description", "more"]);
    const none = make("div", { className: "woocommerce-tabs" });
    const list = make("ul");
    const item = make("li");
    item.append(make("a", { href: "/elsewhere", textContent: "Elsewhere" }));
    list.append(item);
    none.append(list);
    createTabs(none)();
    createTabs(make("div"))();
    expect(list.role).toBeNull();
    expect(takeConsole()).toEqual([expect.stringContaining('no panel for "/elsewhere"')]);
  });

  test("an id that is there twice means the panel beside its tab", () => {
    const other = space(10);
    other.id = "tab-details";
    document.body.prepend(other);
    stop = createTabs(root);
    linkTo("tab-details").click();
    expect(other.offsetHeight).toBe(10);
    expect((root.querySelector("#tab-details") as HTMLElement).offsetHeight).toBeGreaterThan(10);
  });

  test("nothing else on the page becomes a panel", () => {
    const other = space(10);
    other.id = "tab-other";
    document.body.prepend(other);
    linkTo("tab-details").setAttribute("href", "#tab-other");
    stop = createTabs(root);
    expect(other.offsetHeight).toBe(10);
    expect(takeConsole()).toEqual([expect.stringContaining('no panel for "#tab-other"')]);
  });

  test("tabs in a panel of others are their own", () => {
    const inner = makeTabs(["inner-a", "inner-b"]);
    panel("details").append(inner);
    history.replaceState(null, "", "#tab-inner-b");
    const stops = [createTabs(root), createTabs(inner)];
    expect(shown()).toEqual(["details", "inner-b"]);
    linkTo("tab-inner-a").click();
    expect(shown()).toEqual(["details", "inner-a"]);
    for (const end of stops) end();
  });

  test("where the shop's own script runs, they are left to it", () => {
    const world = window as { jQuery?: unknown };
    world.jQuery = { fn: { wc_product_gallery: () => {} } };
    createTabs(root)();
    delete world.jQuery;
    expect(shown()).toHaveLength(3);
    expect(takeConsole()).toEqual([expect.stringContaining("another script shows those of")]);
  });

  test("Bootstrap's, a list with panels elsewhere, show one at a time", () => {
    const style = make("style", {
      textContent:
        ".tab-pane{display:none}.tab-pane.active{display:block}.fade{opacity:0}.fade.in{opacity:1}",
    });
    const list = make("ul", { className: "nav nav-tabs" });
    const panes = make("div", { className: "tab-content" });
    for (const name of ["x", "y"]) {
      const item = make("li");
      const link = make("a", { href: `#tab-${name}`, textContent: name });
      link.dataset.toggle = "tab";
      item.append(link);
      list.append(item);
      const pane = make("div", {
        id: `tab-${name}`,
        className: "tab-pane fade",
        textContent: name,
      });
      panes.append(pane);
    }
    document.body.replaceChildren(style, list, panes);
    stop = createTabs(list);
    expect(shown()).toEqual(["x"]);
    linkTo("tab-y").click();
    expect(shown()).toEqual(["y"]);
    expect(getComputedStyle(panel("y")).opacity).toBe("1");
  });
});

describe("Tabs", () => {
  const tabs = [
    { id: "tab-one", title: "One", content: <p>First</p> },
    { id: "tab-two", title: "Two", content: <p>Second</p> },
  ];

  test("shows the first from the first paint, all after a while if no script comes", async () => {
    const still = make("div");
    still.dataset.tabs = "";
    still.style.setProperty("--vitrine-tab-wait", "0.3s");
    still.append(
      make("ul"),
      ...["one", "two"].map((name) => make("p", { id: `tab-${name}`, textContent: name })),
    );
    document.body.replaceChildren(still);
    expect(shown()).toEqual(["one"]);
    await expect.poll(shown).toEqual(["one", "two"]);
  });

  test("writes tabs that come alive with it, and are a list of links without", async () => {
    const host = make("div");
    document.body.replaceChildren(host);
    const react = createRoot(host);
    flushSync(() => react.render(<Tabs tabs={tabs} label="Parts" />));
    await expect.poll(() => linkTo("tab-one").ariaSelected).toBe("true");
    expect(shown()).toEqual(["one"]);
    linkTo("tab-two").click();
    expect(shown()).toEqual(["two"]);
    flushSync(() => react.unmount());
  });
});
