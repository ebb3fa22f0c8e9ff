import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { answerBack } from "./history.ts";
import type { Stop } from "./stop.ts";

const stops: Stop[] = [];
const open = (close: () => void = () => {}, node: Node = document): Stop => {
  const stop = answerBack(node, close);
  stops.push(stop);
  return stop;
};

/** Waits until the window has travelled to another entry of its history. */
const travelled = (view: Window = window): Promise<unknown> =>
  new Promise((resolve) => view.addEventListener("popstate", resolve, { once: true }));
const pause = (milliseconds = 50): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function back(view: Window = window): Promise<void> {
  const there = travelled(view);
  view.history.back();
  await there;
}

beforeEach(() => history.replaceState({ page: 1 }, ""));

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await expect.poll(() => history.state?.vitrineLayers).toBeUndefined();
  // What follows, and the entries of a frame.
  await pause();
});

test("Back closes the layer in place of leaving the page.", async () => {
  const close = vi.fn();
  const { href } = location;
  open(close);
  expect(location.href).toBe(href);
  await back();
  expect(close).toHaveBeenCalledOnce();
  expect(location.href).toBe(href);
  expect(history.state).toEqual({ page: 1 });
});

test("With two layers Back closes the newer one, then the older one.", async () => {
  const closed: string[] = [];
  open(() => closed.push("older"));
  open(() => closed.push("newer"));
  await back();
  expect(closed).toEqual(["newer"]);
  await back();
  expect(closed).toEqual(["newer", "older"]);
  expect(history.state).toEqual({ page: 1 });
});

test("Going back two steps at once closes both, the newer one first.", async () => {
  const closed: string[] = [];
  open(() => closed.push("older"));
  open(() => closed.push("newer"));
  const there = travelled();
  history.go(-2);
  await there;
  expect(closed).toEqual(["newer", "older"]);
});

test("A layer closed by other means takes its entry out again and is not told.", async () => {
  const close = vi.fn();
  const stop = open(close);
  expect(history.state).toMatchObject({ page: 1, vitrineLayers: 1 });
  const there = travelled();
  stop();
  stop();
  await there;
  await pause();
  expect(history.state).toEqual({ page: 1 });
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ["Back", (_stop: Stop) => history.back()],
  ["another way", (stop: Stop) => stop()],
])(
  "On a page whose address names a place, a layer closed by %s moves neither scroll nor focus.",
  async (_way, close) => {
    const { href } = location;
    document.body.innerHTML = `<p id="place" style="margin-top:3000px">Place</p><button style="position:fixed;top:0">Opens</button>`;
    onTestFinished(() => {
      document.body.replaceChildren();
      history.replaceState(null, "", href);
    });
    history.replaceState({ page: 1 }, "", "#place");
    window.scrollTo(0, 500);
    document.querySelector("button")?.focus();
    const stop = open();
    await pause();
    const there = travelled();
    close(stop);
    await there;
    await pause(100);
    expect([window.scrollY, document.activeElement?.tagName]).toEqual([500, "BUTTON"]);
    expect(history.scrollRestoration).toBe("auto");
  },
);

test("Opening and closing again and again leaves one entry ahead at most.", async () => {
  const cycle = async (): Promise<void> => {
    const stop = open();
    const there = travelled();
    stop();
    await there;
  };
  await cycle();
  const { length } = history;
  for (let times = 0; times < 5; times += 1) await cycle();
  expect(history.length).toBe(length);
});

test("A layer that replaces another in one go takes over its entry.", async () => {
  const close = vi.fn();
  const first = open();
  const { length } = history;
  first();
  open(close);
  await pause();
  expect(history.length).toBe(length);
  expect(history.state).toMatchObject({ vitrineLayers: 1 });
  await back();
  expect(close).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ page: 1 });
});

test("A layer opened while an entry is on its way out stays open and has one of its own.", async () => {
  const close = vi.fn();
  const first = open();
  const there = travelled();
  first();
  await new Promise((resolve) => setTimeout(resolve));
  open(close);
  await there;
  expect(close).not.toHaveBeenCalled();
  expect(history.state).toMatchObject({ vitrineLayers: 1 });
  await back();
  expect(close).toHaveBeenCalledOnce();
});

test("A layer that opens and closes while an entry is on its way out takes no second step back.", async () => {
  const go = vi.spyOn(history, "go");
  open()();
  await new Promise((resolve) => setTimeout(resolve));
  expect(go).toHaveBeenCalledOnce();
  open()();
  await expect.poll(() => history.state).toEqual({ page: 1 });
  await pause(100);
  expect(go).toHaveBeenCalledOnce();
  go.mockRestore();
});

test("Where the older of two layers closes first, Back still closes the newer.", async () => {
  const close = vi.fn();
  const older = open();
  open(close);
  const there = travelled();
  older();
  await there;
  expect(close).not.toHaveBeenCalled();
  await back();
  expect(close).toHaveBeenCalledOnce();
  expect(history.state).toEqual({ page: 1 });
});

test("One close that throws keeps neither the other layers nor the history from being put right.", async () => {
  const close = vi.fn();
  const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", onError, { once: true });
  open(close);
  open(() => {
    throw new Error("broken");
  });
  const there = travelled();
  history.go(-2);
  await there;
  expect(close).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledOnce();
  expect(takeConsole().join()).toContain("broken");
  expect(history.state).toEqual({ page: 1 });
});

test("Coming back moves no scroll position, and the page's own way of restoring it is kept.", async () => {
  document.body.style.height = "4000px";
  onTestFinished(() => document.body.removeAttribute("style"));
  window.scrollTo(0, 100);
  const stop = open();
  expect(history.scrollRestoration).toBe("auto");
  window.scrollTo(0, 900);
  await pause();
  const there = travelled();
  stop();
  await there;
  await pause();
  expect(window.scrollY).toBe(900);
  expect(history.scrollRestoration).toBe("auto");
  window.scrollTo(0, 0);
});

test("A link to a place on the page closes the layer and is not undone.", async () => {
  const link = document.createElement("a");
  link.href = "#place";
  document.body.append(link);
  const before = location.href;
  onTestFinished(() => {
    link.remove();
    history.replaceState(null, "", before);
  });
  const stop = open();
  link.addEventListener("click", stop);
  link.click();
  await expect.poll(() => location.hash).toBe("#place");
  await pause(150);
  expect(location.hash).toBe("#place");
});

test.each([
  ["a closing layer", true],
  ["an open layer, which it closes,", false],
])("From a place that a link in %s led to, one Back returns.", async (_where, isClosing) => {
  const close = vi.fn();
  const link = document.createElement("a");
  link.href = "#place";
  document.body.append(link);
  onTestFinished(() => link.remove());
  const stop = open(close);
  if (isClosing) link.addEventListener("click", stop);
  link.click();
  await expect.poll(() => location.hash).toBe("#place");
  expect(close).toHaveBeenCalledTimes(isClosing ? 0 : 1);
  await back();
  expect([location.hash, history.state]).toEqual(["", { page: 1 }]);
});

test("Several copies of the package share one stack.", async () => {
  const path: string = "./history.ts?copy";
  const copy: { answerBack: typeof answerBack } = await import(/* @vite-ignore */ path);
  expect(copy.answerBack).not.toBe(answerBack);
  const closed: string[] = [];
  open(() => closed.push("ours"));
  stops.push(copy.answerBack(document, () => closed.push("theirs")));
  await back();
  expect(closed).toEqual(["theirs"]);
  await back();
  expect(closed).toEqual(["theirs", "ours"]);
});

test("Where the browser allows no more entries, the layer works without one.", async () => {
  const push = vi.spyOn(history, "pushState").mockImplementation(() => {
    throw new DOMException("too many", "SecurityError");
  });
  const stop = open();
  expect(push).toHaveBeenCalled();
  stop();
  await pause();
  expect(history.state).toEqual({ page: 1 });
  push.mockRestore();
});

test("A step back that the browser never reports holds up nothing for long.", async () => {
  const go = vi.spyOn(history, "go").mockImplementation(() => {});
  const close = vi.fn();
  open()();
  await expect.poll(() => go).toHaveBeenCalledOnce();
  await pause(1200);
  go.mockRestore();
  open(close);
  expect(history.state).toMatchObject({ vitrineLayers: 1 });
  await back();
  expect(close).toHaveBeenCalledOnce();
});

test("It leaves nothing behind but the time its step back takes.", async () => {
  await expectCleanStop(() => answerBack(document, () => {}), { settle: 1000 });
  expect(history.state).toEqual({ page: 1 });
});

describe("In a page of its own", () => {
  /** Any two files the test server hands out. */
  const [PAGE, OTHER] = ["/package.json", "/tsconfig.json"];
  let frame: HTMLIFrameElement;

  const view = (): Window => {
    if (!frame.contentWindow) throw new Error("the frame is gone");
    return frame.contentWindow;
  };
  const loaded = (): Promise<unknown> =>
    new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));

  beforeEach(async () => {
    frame = document.createElement("iframe");
    frame.src = PAGE;
    onTestFinished(() => frame.remove());
    document.body.append(frame);
    await loaded();
  });

  test("a reload with a layer open leaves an entry that the next layer takes over.", async () => {
    open(() => {}, view().document);
    const { length } = view().history;
    const reloaded = loaded();
    view().location.reload();
    await reloaded;
    expect(view().history.state).toMatchObject({ vitrineLayers: 1 });
    const close = vi.fn();
    open(close, view().document);
    expect(view().history.length).toBe(length);
    await back(view());
    expect(close).toHaveBeenCalledOnce();
    expect(view().history.state).toBeNull();
    expect(view().location.pathname).toBe(PAGE);
  });

  test("a reload with a layer open costs one Back at most where no layer opens again.", async () => {
    open(() => {}, view().document);
    const reloaded = loaded();
    view().location.reload();
    await reloaded;
    await back(view());
    expect(view().location.pathname).toBe(PAGE);
    expect(view().history.state).toBeNull();
  });

  for (const [selector, name] of [
    ["a", "link"],
    ["button", "form"],
  ] as const) {
    test(`a ${name} that leaves the page and closes the layer does leave the page.`, async () => {
      const stop = open(() => {}, view().document);
      const page = view().document;
      const form = page.createElement("form");
      form.action = OTHER;
      const leaver = form.appendChild(page.createElement(selector));
      leaver.setAttribute("href", OTHER);
      leaver.addEventListener("click", stop);
      page.body.append(form);
      const left = loaded();
      leaver.click();
      await Promise.race([left, pause(10_000)]);
      expect(view().location.pathname).toBe(OTHER);
    });
  }

  describe("one Back returns to it, closed,", () => {
    type Leave = (page: Document) => void;
    const byLink: Leave = (page) => {
      const link = page.body.appendChild(page.createElement("a"));
      link.href = OTHER;
      link.click();
    };
    const byForm: Leave = (page) => {
      const form = page.body.appendChild(page.createElement("form"));
      form.action = OTHER;
      form.append(Object.assign(page.createElement("input"), { name: "q", value: "sea" }));
      form.appendChild(page.createElement("button")).click();
    };
    const byScript: Leave = (page) => page.location.assign(OTHER);
    const byItself: Leave = (page) => {
      const link = page.body.appendChild(page.createElement("a"));
      link.href = PAGE;
      link.click();
    };

    test.each([
      ["a link", byLink, 1],
      ["a form that asks", byForm, 1],
      ["a script", byScript, 1],
      ["a link, out of two layers", byLink, 2],
    ])("after %s has led away from an open layer.", async (_what, leave, count) => {
      // Until a page is all there, what a script asks for takes its entry's place anyway.
      await pause();
      const close = vi.fn();
      for (let layer = 0; layer < count; layer += 1) open(close, view().document);
      const { length } = view().history;
      const left = loaded();
      leave(view().document);
      await left;
      expect(view().location.pathname).toBe(OTHER);
      if (leave === byForm) expect(view().location.search).toBe("?q=sea");
      expect(view().history.length, "the next page has taken the entry's place").toBe(
        length - count + 1,
      );
      expect(close).toHaveBeenCalledTimes(count);
      const returned = loaded();
      view().history.back();
      await returned;
      expect([view().location.pathname, view().history.state]).toEqual([PAGE, null]);
    });

    test("and a link to the page's own address takes its entry's place.", async () => {
      open(() => {}, view().document);
      const left = loaded();
      byItself(view().document);
      await left;
      expect(view().location.pathname).toBe(PAGE);
      expect(view().history.state?.vitrineLayers).toBeUndefined();
    });

    test("and a link that was followed while an entry was on its way out is followed.", async () => {
      open(() => {}, view().document)();
      await new Promise((resolve) => setTimeout(resolve));
      const left = loaded();
      byLink(view().document);
      await Promise.race([left, pause(10_000)]);
      expect(view().location.pathname).toBe(OTHER);
    });

    test("and a link that opens here does, where the page's other links open elsewhere.", async () => {
      open(() => {}, view().document);
      const page = view().document;
      page.head.append(Object.assign(page.createElement("base"), { target: "nowhere-here" }));
      const link = page.body.appendChild(page.createElement("a"));
      Object.assign(link, { href: OTHER, target: "_self" });
      const left = loaded();
      link.click();
      await Promise.race([left, pause(10_000)]);
      expect(view().location.pathname).toBe(OTHER);
    });

    test("and the next page learns of the page before only what its link allows.", async () => {
      const referrer = async (attributes: Record<string, string>): Promise<string> => {
        open(() => {}, view().document);
        const page = view().document;
        const link = page.body.appendChild(page.createElement("a"));
        for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
        const left = loaded();
        link.click();
        await left;
        return view().document.referrer;
      };
      const { href } = view().location;
      expect(await referrer({ href: `${OTHER}?plain` })).toBe(href);
      expect(await referrer({ href: `${OTHER}?rel`, rel: "noreferrer" })).toBe("");
      expect(await referrer({ href: `${OTHER}?policy`, referrerpolicy: "origin" })).toBe(
        `${location.origin}/`,
      );
    });
  });

  test.each([
    ["mail", (link: HTMLAnchorElement) => link.setAttribute("href", "mailto:ann@example.org")],
    ["a download", (link: HTMLAnchorElement) => link.setAttribute("download", "")],
    ["another window", (link: HTMLAnchorElement) => link.setAttribute("target", "nowhere-here")],
    ["what a script has taken", (link: HTMLAnchorElement) => link.setAttribute("data-taken", "")],
  ])("a link to %s leaves the layers open, with their entry.", async (_what, change) => {
    const close = vi.fn();
    open(close, view().document);
    const link = view().document.body.appendChild(view().document.createElement("a"));
    link.href = OTHER;
    change(link);
    const seen: boolean[] = [];
    const { navigation }: { navigation: Navigation } = view();
    // After ours: what is still to happen is called off, so that nothing opens in the test's browser.
    navigation.addEventListener("navigate", (event) => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    });
    link.addEventListener("click", (event) => {
      if (link.hasAttribute("data-taken") || link.target) event.preventDefault();
    });
    link.click();
    await pause(100);
    expect(seen).not.toContain(true);
    expect(close).not.toHaveBeenCalled();
    expect(view().history.state).toMatchObject({ vitrineLayers: 1 });
  });

  test("a form that posts is sent as it is.", async () => {
    open(() => {}, view().document);
    const page = view().document;
    const form = page.body.appendChild(page.createElement("form"));
    form.method = "post";
    form.action = OTHER;
    const prevented = new Promise<boolean>((resolve) => {
      const { navigation }: { navigation: Navigation } = view();
      navigation.addEventListener("navigate", (event) => {
        resolve(event.defaultPrevented);
        event.preventDefault();
      });
    });
    form.appendChild(page.createElement("button")).click();
    expect(await prevented).toBe(false);
  });

  test("a page that the browser has kept with a layer open shows again without it.", async () => {
    const close = vi.fn();
    open(close, view().document);
    const there = travelled(view());
    view().dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await there;
    expect(close).toHaveBeenCalledOnce();
    expect(view().history.state).toBeNull();
  });

  test("a stop after the page is gone throws nothing.", async () => {
    const stop = open(() => {}, view().document);
    frame.remove();
    expect(stop).not.toThrow();
    await pause();
  });
});
