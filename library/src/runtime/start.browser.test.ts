import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { isStarted } from "../browser/startOnce.ts";
import type { Stop } from "../browser/stop.ts";
import type { Behaviour } from "./Behaviour.ts";
import { start } from "./start.ts";

let stop: Stop = () => {};

beforeEach(() => {
  document.body.replaceChildren();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  window.scrollTo(0, 0);
});

/** A behaviour whose starts and stops are counted. */
function counting(options: Partial<Behaviour> = {}) {
  const seen = { started: [] as HTMLElement[], stopped: [] as HTMLElement[], loads: 0 };
  const behaviour: Behaviour = {
    name: "counted",
    selector: ".counted",
    moment: "load",
    async load() {
      seen.loads += 1;
      return (element) => {
        seen.started.push(element);
        return () => seen.stopped.push(element);
      };
    },
    ...options,
  };
  return { behaviour, seen };
}

function add(className = "counted", parent: Element = document.body): HTMLElement {
  const element = document.createElement("div");
  element.className = className;
  // Where the machine's own pointer rests must not count as a touch.
  element.style.pointerEvents = "none";
  parent.append(element);
  return element;
}

describe("start", () => {
  test("starts every element that a behaviour's selector finds, itself included", async () => {
    const { behaviour, seen } = counting();
    const outer = add();
    const inner = add("counted", outer);
    stop = start(outer, { behaviours: [behaviour] });
    await expect.poll(() => seen.started).toEqual([outer, inner]);
  });

  test("starts elements that come later, and stops those that leave", async () => {
    const { behaviour, seen } = counting();
    stop = start(document, { behaviours: [behaviour] });
    const late = add();
    await expect.poll(() => seen.started).toEqual([late]);
    late.remove();
    await expect.poll(() => seen.stopped).toEqual([late]);
    document.body.append(late);
    await expect.poll(() => seen.started).toEqual([late, late]);
  });

  test("leaves an element alone that is only moved", async () => {
    const { behaviour, seen } = counting();
    const element = add();
    const elsewhere = add("elsewhere");
    stop = start(document, { behaviours: [behaviour] });
    await expect.poll(() => seen.started).toHaveLength(1);
    elsewhere.append(element);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen.started).toHaveLength(1);
    expect(seen.stopped).toHaveLength(0);
  });

  test("fetches a module once for all its elements, and again only where that failed", async () => {
    const { behaviour, seen } = counting();
    let fail = true;
    const load = vi.fn((element: HTMLElement) =>
      fail ? Promise.reject(new Error("no network")) : behaviour.load(element),
    );
    add();
    add();
    stop = start(document, { behaviours: [{ ...behaviour, name: "fetched", load }] });
    await expect.poll(() => takeConsole()).toHaveLength(1);
    expect(load).toHaveBeenCalledOnce();
    fail = false;
    const later = [add(), add()];
    await expect.poll(() => seen.started).toEqual(later);
    later.push(add());
    await expect.poll(() => seen.started).toEqual(later);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("asks for one idle callback, however many wait for it, and for another one later", async () => {
    const waiting: (() => void)[] = [];
    const ask = vi
      .spyOn(window, "requestIdleCallback")
      .mockImplementation((run) => waiting.push(() => run({} as IdleDeadline)));
    const { behaviour, seen } = counting({ moment: "idle" });
    const other = counting({ name: "other", selector: ".other", moment: "idle" });
    const [first, second, gone] = [add(), add("other"), add()];
    stop = start(document, { behaviours: [behaviour, other.behaviour] });
    await expect.poll(() => waiting).toHaveLength(1);
    gone.remove();
    await new Promise((resolve) => setTimeout(resolve, 20));
    waiting.shift()?.();
    await expect.poll(() => other.seen.started).toEqual([second]);
    expect(seen.started).toEqual([first]);
    const later = add();
    await expect.poll(() => waiting).toHaveLength(1);
    waiting.shift()?.();
    await expect.poll(() => seen.started).toEqual([first, later]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("starts an element once, though two starts and two copies of the package find it", async () => {
    const { behaviour, seen } = counting();
    add();
    const first = start(document, { behaviours: [behaviour] });
    const second = start(document, { behaviours: [behaviour] });
    await expect.poll(() => seen.loads).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(seen.started).toHaveLength(1);
    second();
    expect(seen.stopped).toHaveLength(0);
    first();
    expect(seen.stopped).toHaveLength(1);
  });

  test("stops everything when stopped, twice being once", async () => {
    const { behaviour, seen } = counting();
    const element = add();
    stop = start(document, { behaviours: [behaviour] });
    await expect.poll(() => seen.started).toHaveLength(1);
    stop();
    stop();
    expect(seen.stopped).toEqual([element]);
    expect(isStarted(element, "counted")).toBe(false);
    add();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(seen.started).toHaveLength(1);
  });

  test("never starts what was stopped while its module was on the way", async () => {
    let arrive: (value: never) => void = () => {};
    const { behaviour, seen } = counting({
      load: () => new Promise((resolve) => (arrive = resolve as typeof arrive)),
    });
    const begin = vi.fn(() => () => {});
    add();
    stop = start(document, { behaviours: [behaviour] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    stop();
    arrive(begin as never);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(begin).not.toHaveBeenCalled();
    expect(seen.started).toHaveLength(0);
  });

  test("does not fetch what has nothing to do on this page", async () => {
    const { behaviour, seen } = counting({ isWanted: (page) => page.post_type === "other" });
    const wanted = counting({
      name: "wanted",
      isWanted: (page) => (page.page_events?.length ?? 0) === 0,
    });
    add();
    stop = start(document, { behaviours: [behaviour, wanted.behaviour] });
    await expect.poll(() => wanted.seen.started).toHaveLength(1);
    expect(seen.loads).toBe(0);
  });

  test("names a failing behaviour once and lets the others work", async () => {
    const failing: Behaviour = {
      name: "failing",
      selector: ".counted",
      moment: "load",
      load: async () => () => {
        throw new Error("on purpose");
      },
    };
    const missing: Behaviour = { ...failing, name: "missing", load: () => Promise.reject("gone") };
    const { behaviour, seen } = counting();
    add();
    add();
    stop = start(document, { behaviours: [failing, missing, behaviour] });
    await expect.poll(() => seen.started).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const messages = takeConsole();
    expect(messages.filter((text) => text.includes("failing failed on"))).toHaveLength(1);
    expect(messages.filter((text) => text.includes("missing failed on"))).toHaveLength(1);
    expect(messages).toHaveLength(2);
  });

  test("leaves out a behaviour whose selector is broken, and says so", async () => {
    const { behaviour, seen } = counting();
    add();
    stop = start(document, {
      behaviours: [{ ...behaviour, name: "broken", selector: "[" }, behaviour],
    });
    await expect.poll(() => seen.started).toHaveLength(1);
    expect(takeConsole().join()).toContain("broken failed on html");
  });
});

describe("moments", () => {
  test("visible waits until the element is near the window", async () => {
    const { behaviour, seen } = counting({ moment: "visible" });
    const space = add("space");
    space.style.height = "3000px";
    const far = add();
    stop = start(document, { behaviours: [behaviour] });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen.loads).toBe(0);
    far.scrollIntoView();
    await expect.poll(() => seen.started).toEqual([far]);
  });

  test("idle waits for the browser, not for the visitor", async () => {
    const { behaviour, seen } = counting({ moment: "idle" });
    add();
    stop = start(document, { behaviours: [behaviour] });
    expect(seen.loads).toBe(0);
    await expect.poll(() => seen.started).toHaveLength(1);
  });

  test("an element's own moment comes before its behaviour's; an unknown one does not", async () => {
    const { behaviour, seen } = counting({ moment: "interaction" });
    const own = add();
    own.dataset.moment = "load";
    const odd = add();
    odd.dataset.moment = "constructor";
    stop = start(document, { behaviours: [behaviour] });
    await expect.poll(() => seen.started).toEqual([own]);
  });

  test("a key is an interaction, for a field that had the focus before", async () => {
    const { behaviour, seen } = counting({ moment: "interaction" });
    const element = add();
    element.tabIndex = 0;
    element.focus();
    stop = start(document, { behaviours: [behaviour] });
    await expect
      .poll(() => {
        element.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
        return seen.started;
      })
      .toEqual([element]);
  });

  test("interaction holds the first click and replays it once the behaviour has started", async () => {
    const clicks: string[] = [];
    const { behaviour } = counting({
      moment: "interaction",
      load: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return (element) => {
          element.addEventListener("click", (event) =>
            clicks.push(`${(event.target as Element).localName} ${event.isTrusted}`),
          );
          return () => {};
        };
      },
    });
    const element = add();
    element.append(document.createElement("button"));
    stop = start(document, { behaviours: [behaviour] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    element.querySelector("button")?.click();
    expect(clicks).toEqual([]);
    await expect.poll(() => clicks).toEqual(["button false"]);
    element.querySelector("button")?.click();
    expect(clicks).toHaveLength(2);
  });

  test("a click held when the behaviour is stopped is dropped, not replayed later", async () => {
    let arrive: (value: never) => void = () => {};
    const { behaviour } = counting({
      moment: "interaction",
      load: () => new Promise((resolve) => (arrive = resolve as typeof arrive)),
    });
    const element = add();
    const clicks: Event[] = [];
    stop = start(document, { behaviours: [behaviour] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    element.click();
    stop();
    element.addEventListener("click", (event) => clicks.push(event));
    arrive((() => () => {}) as never);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(clicks).toEqual([]);
  });

  test("interaction never holds what a form's own fields do, only its buttons", async () => {
    const { behaviour, seen } = counting({
      moment: "interaction",
      load: () => new Promise(() => {}),
    });
    const element = add();
    const form = document.createElement("form");
    const tick = document.createElement("input");
    const send = document.createElement("button");
    tick.type = "checkbox";
    form.append(tick, send);
    element.append(form);
    const sent: Event[] = [];
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      sent.push(event);
    });
    stop = start(document, { behaviours: [behaviour] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    tick.click();
    send.click();
    expect(tick.checked).toBe(true);
    expect(sent).toEqual([]);
    expect(seen.started).toEqual([]);
  });

  test("interaction never holds a link, or a click with a modifier", async () => {
    const { behaviour } = counting({ moment: "interaction" });
    const element = add();
    const link = document.createElement("a");
    link.href = "#somewhere";
    element.append(link);
    let prevented: boolean | undefined;
    const over = new AbortController();
    element.parentElement?.addEventListener(
      "click",
      (event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { signal: over.signal },
    );
    stop = start(document, { behaviours: [behaviour] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    link.click();
    expect(prevented).toBe(false);
    const modified = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    element.dispatchEvent(modified);
    expect(prevented).toBe(false);
    over.abort();
  });

  test("interaction never holds a button that opens a popover: Escape closes it before anything has loaded", async () => {
    const { behaviour } = counting({ moment: "interaction", load: () => new Promise(() => {}) });
    const button = document.createElement("button");
    button.className = "counted";
    const list = document.createElement("div");
    list.popover = "auto";
    list.id = "choices";
    button.setAttribute("popovertarget", "choices");
    document.body.append(button, list);
    stop = start(document, { behaviours: [behaviour] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    button.click();
    expect(list.matches(":popover-open")).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(list.matches(":popover-open")).toBe(false);
  });

  test("a click is replayed even where the behaviour cannot be loaded, so that plain HTML works", async () => {
    const { behaviour } = counting({
      name: "unloadable",
      moment: "interaction",
      load: () => Promise.reject(new Error("no network")),
    });
    const element = add();
    const box = document.createElement("input");
    box.type = "checkbox";
    element.append(box);
    stop = start(document, { behaviours: [behaviour] });
    await new Promise((resolve) => setTimeout(resolve, 20));
    box.click();
    expect(box.checked).toBe(false);
    await expect.poll(() => box.checked).toBe(true);
    expect(takeConsole()).toHaveLength(1);
  });
});
