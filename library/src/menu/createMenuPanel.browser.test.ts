import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import type { Stop } from "../browser/stop.ts";
import { createMenuPanel } from "./createMenuPanel.ts";

/** A busy machine takes its time. */
const PATIENTLY = { timeout: 10_000 };

let place: HTMLElement;
let button: HTMLButtonElement;
let panel: HTMLElement;
let main: HTMLElement;
let stop: Stop = () => {};

/** How many entries of the history are for what is open. */
const depth = (): number => history.state?.vitrineLayers ?? 0;

/** Once the page has an entry of its own for what is open. */
async function goBack(): Promise<void> {
  await expect.poll(depth, PATIENTLY).toBe(1);
  history.back();
}

beforeEach(() => {
  place = document.createElement("div");
  button = Object.assign(document.createElement("button"), { textContent: "Menu" });
  panel = Object.assign(document.createElement("nav"), { id: "phone-menu", popover: "auto" });
  panel.append(
    Object.assign(document.createElement("button"), { textContent: "Close", id: "phone-close" }),
    Object.assign(document.createElement("a"), { textContent: "Here", href: "#phone-main" }),
    Object.assign(document.createElement("a"), { textContent: "Away", href: "/elsewhere" }),
  );
  button.setAttribute("popovertarget", "phone-menu");
  main = Object.assign(document.createElement("main"), { id: "phone-main" });
  main.append(Object.assign(document.createElement("button"), { textContent: "Behind" }));
  const header = document.createElement("header");
  header.append(button, panel);
  place.append(header, main);
  document.body.append(place);
});

afterEach(async () => {
  stop();
  stop = () => {};
  place.remove();
  history.replaceState(history.state, "", location.pathname + location.search);
  // The step back from what was open takes a moment, and must not meet that of the next test.
  await expect.poll(depth, PATIENTLY).toBe(0);
});

const isOpen = (): boolean => panel.matches(":popover-open");
const isReady = () => expect.poll(() => main.inert, PATIENTLY).toBe(true);
const focused = () => document.activeElement?.textContent;

async function open(): Promise<void> {
  stop = createMenuPanel(button);
  await userEvent.click(button);
  await isReady();
}

describe("createMenuPanel", () => {
  test("while it is open, the page behind is inert and still, and the button tells", async () => {
    stop = createMenuPanel(button);
    expect(button.ariaExpanded).toBe("false");
    await userEvent.click(button);
    await isReady();
    expect([button.ariaExpanded, button.inert, panel.inert]).toEqual(["true", true, false]);
    expect(document.querySelector("[data-vitrine-scroll-lock]")).not.toBeNull();
    expect(focused()).toBe("Close");
  });

  test("Tab stays in it, and Escape gives the focus back", async () => {
    await open();
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      expect(
        document.activeElement === document.body || panel.contains(document.activeElement),
      ).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    expect([isOpen(), main.inert, button.ariaExpanded, focused()]).toEqual([
      false,
      false,
      "false",
      "Menu",
    ]);
    expect(document.querySelector("[data-vitrine-scroll-lock]")).toBeNull();
  });

  test("Back closes it", async () => {
    await open();
    await goBack();
    await expect.poll(isOpen, PATIENTLY).toBe(false);
    expect(main.inert).toBe(false);
  });

  test("a link to a place on this page closes it, one that leads away does not", async () => {
    await open();
    const [here, away] = panel.querySelectorAll("a");
    away?.addEventListener("click", (event) => event.preventDefault());
    away?.click();
    expect(isOpen()).toBe(true);
    here?.click();
    expect([isOpen(), main.inert]).toEqual([false, false]);
    await expect.poll(() => location.hash, { timeout: 10_000 }).toBe("#phone-main");
  });

  test("one that was opened before it came alive is taken over", async () => {
    await userEvent.click(button);
    stop = createMenuPanel(button);
    expect([main.inert, button.ariaExpanded]).toEqual([true, "true"]);
  });

  test("stop takes back all of it", async () => {
    await expectCleanStop(() => createMenuPanel(button), {
      during: async () => {
        await userEvent.click(button);
        await isReady();
        panel.hidePopover();
        await expect.poll(depth, PATIENTLY).toBe(0);
      },
      settle: 2000,
    });
  });

  test("a button that names nothing is told of once", () => {
    button.setAttribute("popovertarget", "nowhere");
    createMenuPanel(button)();
    expect(takeConsole()).toEqual([expect.stringContaining("its button opens nothing")]);
  });
});
