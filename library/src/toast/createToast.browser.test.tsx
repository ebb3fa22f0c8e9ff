import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { announce, REGION_DELAY } from "../browser/announce.ts";
import { keepToasts, takeKeptToasts } from "../browser/keptToasts.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { toast } from "../browser/toast.ts";
import { transitionTime } from "../browser/transitionTime.ts";
import { createToast } from "./createToast.ts";
import { toastDefaults } from "./runToast.ts";
import { Toaster } from "./Toaster.tsx";
import "./toast.css";

let stop: Stop = () => {};

beforeEach(() => document.body.replaceChildren());

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** An element with these classes or attributes, and these children. */
function make(attributes: Record<string, string>, ...children: Node[]): HTMLElement {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The page builder's default notification. */
function builderBlock(): HTMLElement {
  const icon = make({ class: "tve-toast-icon-container" }, make({ class: "thrv-svg-icon" }));
  const text = make({ class: "tve-toast-message-container" });
  const block = make(
    { class: "tvd-toast tve-fe-message" },
    make({ class: "tve-toast-message" }, icon, text),
  );
  // Where the machine's own pointer rests is not up to the test.
  block.style.pointerEvents = "none";
  document.body.append(block);
  return block;
}

/** The page builder's notification in a design of the author's. */
function customBlock(attributes: Record<string, string>): HTMLElement {
  const states = ["success", "warning", "error"].map((state) => {
    const text = make({ class: "thrv-notification_message" }, new Text(`Your ${state} here`));
    return make({ class: `notification-${state}` }, text);
  });
  const block = make({ class: "notifications-content-wrapper", ...attributes }, ...states);
  block.style.pointerEvents = "none";
  document.body.append(block);
  return block;
}

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
const isShown = (element: Element) => element.checkVisibility();
const iconOf = (element: Element) => element.querySelector<SVGElement>("[data-icon]")?.dataset.icon;

describe("createToast", () => {
  test("the time is that of the specification", () => {
    expect(toastDefaults.duration).toBe(3000);
  });

  test("it goes from hidden to shown as success, with a checkmark [PB-091, PB-097]", () => {
    const block = builderBlock();
    stop = createToast(block);
    expect(isShown(block)).toBe(false);
    toast(document, { success: "Your message was sent." });
    expect(isShown(block)).toBe(true);
    expect(block.dataset.state).toBe("success");
    expect(iconOf(block)).toBe("checkmark");
    expect(block.querySelector(".tve-toast-error")).toBeNull();
    expect(block.innerText.trim()).toBe("Your message was sent.");
  });

  test("it is shown as warning [PB-092]", () => {
    const block = builderBlock();
    stop = createToast(block);
    toast(document, { message: "Almost sold out.", state: "warning" });
    expect(isShown(block)).toBe(true);
    expect(block.dataset.state).toBe("warning");
  });

  test("it is shown as error, with a cross and the error style [PB-093, PB-095, PB-096]", () => {
    const block = builderBlock();
    stop = createToast(block);
    toast(document, { error: "The card was refused." });
    expect(isShown(block)).toBe(true);
    expect(block.dataset.state).toBe("error");
    expect(iconOf(block)).toBe("cross");
    expect(block.querySelector(".tve-toast-icon-container.tve-toast-error")).not.toBeNull();
  });

  test("our own is seen, and an error looks other than a success [PB-091, PB-093, PB-096]", () => {
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    flushSync(() => root.render(<Toaster closeLabel="Close" />));
    const own = host.firstElementChild as HTMLElement;
    expect(isShown(own)).toBe(false);
    toast(document, { success: "Sent." });
    expect([isShown(own), own.dataset.state]).toEqual([true, "success"]);
    const calm = getComputedStyle(own).borderColor;
    own.querySelector("button")?.click();
    toast(document, { error: "Refused." });
    expect([isShown(own), own.dataset.state]).toEqual([true, "error"]);
    expect(getComputedStyle(own).borderColor).not.toBe(calm);
    flushSync(() => root.unmount());
  });

  test("our own stands and moves where its page wants it, in the markup alone, too", async () => {
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    flushSync(() => root.render(<Toaster position="top-right" animation="left" duration={4500} />));
    const own = host.firstElementChild as HTMLElement;
    expect(own.dataset).toMatchObject({ position: "top-right", animation: "left", timer: "4500" });
    toast(document, "Saved.");
    expect(transitionTime(own)).toBeGreaterThan(0);
    for (const motion of own.getAnimations()) motion.finish();
    const { top, right } = own.getBoundingClientRect();
    expect([top, right]).toEqual([50, document.documentElement.clientWidth - 50]);
    own.querySelector("button")?.click();
    // It goes the way it came.
    expect(isShown(own)).toBe(true);
    for (const motion of own.getAnimations()) motion.finish();
    await expect.poll(() => isShown(own)).toBe(false);
    flushSync(() => root.unmount());
  });

  test("it hides after 3000 ms [PB-098]", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const block = builderBlock();
    stop = createToast(block);
    toast(document, "Saved.");
    vi.advanceTimersByTime(2999);
    expect(isShown(block)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isShown(block)).toBe(false);
  });

  test("in real time it stays 3 seconds, and goes", async () => {
    const block = builderBlock();
    stop = createToast(block);
    const started = performance.now();
    toast(document, "Saved.");
    await expect.poll(() => isShown(block), { interval: 10 }).toBe(false);
    expect(performance.now() - started).toBeGreaterThan(3000 * 0.98);
  });

  test("messages wait for each other, each with its whole time", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const block = builderBlock();
    stop = createToast(block);
    toast(document, "One.");
    vi.advanceTimersByTime(2000);
    toast(document, { error: "Two." });
    expect(block.innerText.trim()).toBe("One.");
    vi.advanceTimersByTime(1000);
    expect(block.innerText.trim()).toBe("Two.");
    expect(block.dataset.state).toBe("error");
    vi.advanceTimersByTime(2999);
    expect(isShown(block)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isShown(block)).toBe(false);
  });

  test("what was asked before it started is shown once it has", () => {
    toast(document, "Early.");
    toast(document, "Second.");
    const block = builderBlock();
    stop = createToast(block, { duration: 10_000 });
    expect(block.innerText.trim()).toBe("Early.");
  });

  test("the time stands still while the pointer or the focus is inside", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const block = builderBlock();
    const link = document.createElement("a");
    link.href = "#";
    block.append(link);
    stop = createToast(block);
    toast(document, "Read me slowly.");
    vi.advanceTimersByTime(1000);
    block.dispatchEvent(new PointerEvent("pointerenter"));
    vi.advanceTimersByTime(60_000);
    link.focus();
    block.dispatchEvent(new PointerEvent("pointerleave"));
    vi.advanceTimersByTime(60_000);
    expect(isShown(block)).toBe(true);
    link.blur();
    vi.advanceTimersByTime(1999);
    expect(isShown(block)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isShown(block)).toBe(false);
  });

  test("who closes a message by its button is back where they were", async () => {
    const host = document.createElement("div");
    const field = document.createElement("input");
    document.body.append(field, host);
    const root = createRoot(host);
    flushSync(() => root.render(<Toaster />));
    const button = host.querySelector("button") as HTMLButtonElement;
    field.focus();
    toast(document, "One");
    toast(document, "Two");
    button.focus();
    button.click();
    expect(host.textContent).toContain("Two");
    expect(document.activeElement).toBe(button);
    button.click();
    expect(isShown(button)).toBe(false);
    expect(document.activeElement).toBe(field);
    toast(document, "Three");
    expect(document.activeElement).toBe(field);
    root.unmount();
  });

  test("one that was taken out of the page takes no message from the one that is there", () => {
    const gone = make({ popover: "manual", "data-toast": "" });
    gone.append(make({ "data-toast-icon": "" }), make({ "data-toast-text": "" }));
    document.body.append(gone);
    const stopGone = createToast(gone);
    gone.remove();
    const block = builderBlock();
    stop = createToast(block);
    toast(document, "One");
    expect(block.innerText.trim()).toBe("One");
    stopGone();
  });

  test("after one that was closed by its button, the next goes in time", async () => {
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    flushSync(() => root.render(<Toaster duration={200} />));
    const button = host.querySelector("button") as HTMLButtonElement;
    toast(document, "One");
    button.focus();
    button.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    toast(document, "Two");
    expect(isShown(button)).toBe(true);
    await expect.poll(() => isShown(button)).toBe(false);
    root.unmount();
  });

  test("the message is text, never HTML", () => {
    const block = builderBlock();
    stop = createToast(block);
    const hostile = '<img src=x onerror="window.__toast=1"><script>window.__toast=1</script>';
    toast(document, hostile);
    expect(block.querySelector("img, script")).toBeNull();
    expect(block.innerText.trim()).toBe(hostile);
    expect("__toast" in window).toBe(false);
  });

  test("an error interrupts a screen reader, a success waits for it", async () => {
    const block = builderBlock();
    stop = createToast(block, { duration: 200 });
    toast(document, "Saved.");
    toast(document, { error: "Lost." });
    const said = (politeness: string) =>
      document.querySelector(`[aria-live="${politeness}"]`)?.textContent ?? "";
    await expect.poll(() => said("polite")).toContain("Saved.");
    await expect.poll(() => said("assertive")).toContain("Lost.");
    expect(said("polite")).not.toContain("Lost.");
    await expect.poll(() => said("assertive")).toBe("");
  });

  test("Escape and the close button end a message at once", () => {
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    flushSync(() => root.render(<Toaster closeLabel="Schließen" />));
    const element = host.firstElementChild as HTMLElement;
    const close = element.querySelector("button");
    toast(document, "One.");
    toast(document, "Two.");
    toast(document, "Three.");
    expect(element.matches(":popover-open")).toBe(true);
    expect(close?.getAttribute("aria-label")).toBe("Schließen");
    close?.click();
    expect(element.innerText).toContain("Two.");
    close?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(element.innerText).toContain("Three.");
    close?.click();
    expect(isShown(element)).toBe(false);
    flushSync(() => root.unmount());
  });

  test("the author's own design shows each state in its block [PB-091, PB-092, PB-093]", () => {
    const block = customBlock({ "data-animation": "none" });
    stop = createToast(block);
    expect(isSeen(block)).toBe(false);
    for (const state of ["success", "warning", "error"] as const) {
      toast(document, { message: `${state}!`, state });
      expect(isSeen(block)).toBe(true);
      expect([block.dataset.state, block.innerText.trim()]).toEqual([state, `${state}!`]);
      press(block, "Escape");
      expect(isSeen(block)).toBe(false);
    }
  });

  test("the author's own design hides after its data-timer [PB-099]", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const block = customBlock({ "data-timer": "4500" });
    stop = createToast(block);
    toast(document, "Saved.");
    vi.advanceTimersByTime(4499);
    expect(isSeen(block)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isSeen(block)).toBe(false);
    expect(block.hasAttribute("data-shown")).toBe(false);
  });

  test("a data-timer that is no time is said once, and 3000 ms hold", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const block = customBlock({ "data-timer": "soon", id: "odd-timer" });
    stop = createToast(block);
    expect(takeConsole().join()).toContain("data-timer of div#odd-timer");
    toast(document, "Saved.");
    vi.advanceTimersByTime(2999);
    expect(isSeen(block)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isSeen(block)).toBe(false);
  });

  test("with an animation it comes from outside of the window, and goes back there", async () => {
    const block = customBlock({
      "data-animation": "down",
      "data-position": "top-left",
      "data-timer": "60000",
    });
    stop = createToast(block);
    expect(block.getBoundingClientRect().bottom).toBeLessThan(0);
    toast(document, "Saved.");
    expect(block.hasAttribute("data-animation")).toBe(false);
    expect(transitionTime(block)).toBeGreaterThan(0);
    for (const motion of block.getAnimations()) motion.finish();
    expect(block.getBoundingClientRect().top).toBe(50);
    press(block, "Escape");
    expect(block.dataset.animation).toBe("down");
    // It is still seen while it goes.
    expect(isSeen(block)).toBe(true);
    for (const motion of block.getAnimations()) motion.finish();
    await expect.poll(() => isSeen(block)).toBe(false);
    expect(block.getBoundingClientRect().bottom).toBeLessThan(0);
  });

  test.each([
    ["top-left", [50, 50]],
    ["top-right", [innerWidth - 250, 50]],
    ["middle-center", [(innerWidth - 200) / 2, (innerHeight - 100) / 2]],
    ["bottom-right", [innerWidth - 250, innerHeight - 150]],
  ])("its position %s is 50 pixels from the window's edge", (position, place) => {
    const block = customBlock({ "data-position": position });
    const fill = make({ style: "inline-size: 200px; block-size: 100px" });
    block.querySelector(".notification-success")?.replaceChildren(fill);
    fill.className = "thrv-notification_message";
    stop = createToast(block);
    toast(document, "Saved.");
    const { left, top } = block.getBoundingClientRect();
    const root = document.documentElement;
    const scrollbar = innerWidth - root.clientWidth;
    expect(Math.abs(left - (place[0] ?? 0))).toBeLessThanOrEqual(scrollbar);
    expect(top).toBeCloseTo(place[1] ?? 0, 0);
  });

  test("a state that the design lacks is shown as another; a design without any is refused", () => {
    const block = customBlock({});
    for (const state of ["warning", "error"])
      block.querySelector(`.notification-${state}`)?.remove();
    stop = createToast(block);
    toast(document, { error: "Lost." });
    expect([block.dataset.state, block.innerText.trim()]).toEqual(["success", "Lost."]);
    const empty = make({ class: "notifications-content-wrapper" });
    document.body.append(empty);
    expect(() => createToast(empty)).toThrow(".thrv-notification_message");
  });

  test("a content_template with notification shows the design itself, and it stays [ED-011]", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const before = location.href;
    history.replaceState(history.state, "", "?content_template=my-notification");
    try {
      const block = customBlock({ "data-state": "warning" });
      stop = createToast(block);
      expect(isSeen(block)).toBe(true);
      expect([block.dataset.state, block.innerText.trim()]).toEqual([
        "warning",
        "Your warning here",
      ]);
      vi.advanceTimersByTime(600_000);
      expect(isSeen(block)).toBe(true);
      toast(document, "A real one.");
      expect(block.innerText.trim()).toBe("A real one.");
      vi.advanceTimersByTime(3000);
      expect(isSeen(block)).toBe(false);
    } finally {
      history.replaceState(history.state, "", before);
    }
  });

  test("in a preview a design without a text, and the default block, show an example", () => {
    const before = location.href;
    history.replaceState(history.state, "", "?content_template=my-notification");
    try {
      const blocks = [customBlock({}), builderBlock()];
      for (const text of document.querySelectorAll(".thrv-notification_message"))
        text.textContent = "";
      stop = stopAll(...blocks.map((block) => createToast(block)));
      for (const block of blocks) {
        expect(isSeen(block)).toBe(true);
        expect(block.innerText.trim()).toBe("This is a notification.");
      }
    } finally {
      history.replaceState(history.state, "", before);
    }
  });

  test("what is still to be read goes along with what was kept already", () => {
    stop = createToast(builderBlock());
    toast(document, { error: "Gone." });
    keepToasts([{ text: "Sent.", state: "success" }]);
    dispatchEvent(new PageTransitionEvent("pagehide"));
    stop();
    expect(takeKeptToasts()).toEqual([
      { text: "Gone.", state: "error" },
      { text: "Sent.", state: "success" },
    ]);
  });

  test("what is still to be read goes along to the next page", () => {
    const block = builderBlock();
    stop = createToast(block);
    toast(document, "Thank you.");
    toast(document, { error: "But the picture was lost." });
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    stop();
    stop = createToast(block);
    expect(block.innerText.trim()).toBe("Thank you.");
    press(block, "Escape");
    expect([block.dataset.state, block.innerText.trim()]).toEqual([
      "error",
      "But the picture was lost.",
    ]);
    press(block, "Escape");
    stop();
    stop = createToast(block);
    expect(isShown(block)).toBe(false);
  });

  test("a message that the real system left for this page is shown, never as markup", () => {
    sessionStorage.setItem("tcb_toast_message", "<b>Sent.</b>");
    const block = builderBlock();
    stop = createToast(block);
    expect(block.innerText.trim()).toBe("<b>Sent.</b>");
    expect(sessionStorage.getItem("tcb_toast_message")).toBeNull();
  });

  test("stop leaves nothing behind on the author's own design", async () => {
    const block = customBlock({ "data-animation": "left", "data-state": "success" });
    await expectCleanStop(
      () => {
        const end = createToast(block);
        toast(document, { error: "Shown." });
        return end;
      },
      { settle: 1500 },
    );
  });

  test("a block without a place for the text is refused with a sentence", () => {
    const empty = make({ "data-toast": "" });
    document.body.append(empty);
    expect(() => createToast(empty)).toThrow("[data-toast-text]");
    expect(takeConsole()).toEqual([]);
  });

  test("stop leaves nothing behind, also while a message is shown", async () => {
    const block = builderBlock();
    // The page's live regions stay: they serve all features.
    const warm = [announce(document, "a", "polite"), announce(document, "b", "assertive")];
    await new Promise((resolve) => setTimeout(resolve, 2 * REGION_DELAY));
    for (const take of warm) take();
    await expectCleanStop(async () => {
      const end = createToast(block);
      toast(document, { error: "Shown." });
      toast(document, "Waiting.");
      await new Promise((resolve) => setTimeout(resolve, 50));
      return end;
    });
  });
});
