import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  type Capture,
  type CapturedRequest,
  captureFetch,
  type MadeUpAnswer,
} from "../../../tests/support/capture.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { addLoadItem, COLLECT_TIME, LOAD_EVENT } from "./addLoadItem.ts";
import type { LoadData, LoadItem } from "./LoadItem.ts";

const AJAX = "/wp-admin/admin-ajax.php";

let frame: HTMLIFrameElement;
/** Each test has a page of its own, which has sent nothing yet. */
let page: Document;

beforeEach(async () => {
  frame = document.createElement("iframe");
  const loaded = new Promise((resolve) => {
    frame.onload = resolve;
  });
  frame.srcdoc = "<!doctype html><title>Page</title>";
  document.body.append(frame);
  await loaded;
  page = frame.contentDocument as Document;
});

afterEach(() => frame.remove());

type Answers = (request: CapturedRequest) => MadeUpAnswer | undefined;

async function capture(
  task: { readonly meta: object },
  body: string,
  others: Answers = () => undefined,
): Promise<Capture> {
  const requests = await captureFetch(task, (request) =>
    request.url.pathname === AJAX
      ? { headers: { "content-type": "application/json" }, body }
      : others(request),
  );
  onTestFinished(() => requests.stop());
  return requests;
}

const isAjax = ({ url }: CapturedRequest): boolean => url.pathname === AJAX;
const sent = (requests: Capture): CapturedRequest[] => requests.all().filter(isAjax);
const SERVER = { ajaxurl: AJAX, post_id: "12" };

/** Adds an item and waits for its own result. */
function load(tag: string, data?: LoadData): Promise<unknown> {
  return new Promise((resolve, reject) => {
    addLoadItem(page, {
      tag,
      ...(data && { data }),
      server: SERVER,
      onResult: resolve,
      onFailure: reject,
    });
  });
}

describe("the page's request", () => {
  test("is one POST with its action, the document and each item [DA-001, DA-002, DA-003]", async ({
    task,
  }) => {
    const requests = await capture(task, '{"tcb_social":5,"modal":{"html":"x"}}');
    const results = Promise.all([
      load("tcb_social", { action: "tve_social_count", of: ["x", "y"] }),
      load("modal", { id: 3 }),
    ]);
    const request = await requests.next(isAjax);
    expect(await results).toEqual([5, { html: "x" }]);
    expect(request.method).toBe("POST");
    expect(request.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({
      action: "tve_dash_front_ajax",
      post_id: "12",
      "tve_dash_data[tcb_social][action]": "tve_social_count",
      "tve_dash_data[tcb_social][of][0]": "x",
      "tve_dash_data[tcb_social][of][1]": "y",
      "tve_dash_data[modal][id]": "3",
    });
    expect(sent(requests)).toHaveLength(1);
  });

  test("goes to the usual address unless the page names another", async ({ task }) => {
    const requests = await capture(task, '{"a":1}', () => ({ body: '{"b":2}' }));
    addLoadItem(page, { tag: "a", onResult: () => {} });
    expect((await requests.next(isAjax)).body).toBe(
      "post_id=&action=tve_dash_front_ajax&tve_dash_data%5Ba%5D=",
    );
    const server = { ajaxurl: "/blog/ajax", post_id: "" };
    addLoadItem(page, { tag: "b", server, onResult: () => {} });
    await requests.next(({ url }) => url.pathname === "/blog/ajax");
  });

  test("takes what joins it at the last moment; what comes later goes by itself", async ({
    task,
  }) => {
    const requests = await capture(task, '{"a":1,"b":2,"c":3,"d":4}');
    const told = vi.fn();
    const join = (event: Event): void => {
      const { add } = (event as CustomEvent<{ add: (item: LoadItem) => void }>).detail;
      add({ tag: "b", server: SERVER, onResult: told });
    };
    page.addEventListener(LOAD_EVENT, join);
    expect(LOAD_EVENT).toBe("tve-dash.load");
    await load("a");
    await expect.poll(() => told.mock.calls.map(([own]) => own)).toEqual([2]);
    await Promise.all([load("c"), load("d")]);
    const bodies = sent(requests).map(({ body }) => [...new URLSearchParams(body).keys()].slice(2));
    expect(bodies).toEqual([
      ["tve_dash_data[a]", "tve_dash_data[b]"],
      ["tve_dash_data[c]", "tve_dash_data[d]"],
    ]);
  });

  test("asks twice for one tag where what is asked differs", async ({ task }) => {
    const requests = await capture(task, '{"count":9}');
    expect(await Promise.all([load("count", { of: 1 }), load("count", { of: 2 })])).toEqual([9, 9]);
    expect(sent(requests)).toHaveLength(2);
  });

  test("is not made for crawlers, unless forced", async ({ task }) => {
    const requests = await capture(task, '{"forced":1,"not":2}');
    const view = frame.contentWindow as Window;
    Object.defineProperty(view.navigator, "userAgent", { value: "Googlebot/2.1" });
    const not = vi.fn();
    addLoadItem(page, { tag: "not", onResult: not });
    await new Promise<unknown>((resolve) => {
      addLoadItem(page, { tag: "forced", force: true, onResult: resolve });
    });
    expect(sent(requests).map(({ body }) => body.includes("not"))).toEqual([false]);
    expect(not).not.toHaveBeenCalled();
  });

  test("is left to the dashboard's own script where that runs", async ({ task }) => {
    const requests = await capture(task, "{}");
    const add_load_item = vi.fn();
    Object.assign(frame.contentWindow as object, { TVE_Dash: { add_load_item } });
    const told = vi.fn();
    addLoadItem(page, { tag: "modal", data: { id: 3 }, onResult: told });
    expect(add_load_item).toHaveBeenCalledWith("modal", { id: 3 }, expect.any(Function));
    add_load_item.mock.calls[0]?.[2]("own", { modal: "own" });
    expect(told).toHaveBeenCalledWith("own", { modal: "own" });
    expect(sent(requests)).toEqual([]);
  });

  test("is not made for what was stopped before, and no answer is told after", async ({ task }) => {
    const requests = await capture(task, '{"gone":1,"late":2,"stays":3}');
    const told = vi.fn();
    const stop = addLoadItem(page, { tag: "gone", server: SERVER, onResult: told });
    stop();
    stop();
    const stopLate = addLoadItem(page, { tag: "late", server: SERVER, onResult: told });
    const stays = load("stays");
    const { body } = await requests.next(isAjax);
    stopLate();
    await stays;
    expect([body.includes("gone"), body.includes("late")]).toEqual([false, true]);
    expect(told).not.toHaveBeenCalled();
  });

  test("collects for a tenth of a second", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const heard = vi.fn();
    page.addEventListener(LOAD_EVENT, heard);
    const stop = addLoadItem(page, { tag: "a", onResult: () => {} });
    vi.advanceTimersByTime(99);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([heard.mock.calls.length, COLLECT_TIME]).toEqual([1, 100]);
    stop();
  });

  test("stop leaves nothing behind", async () => {
    await expectCleanStop(() => addLoadItem(document, { tag: "a", onResult: () => {} }));
  });
});

describe("its answer", () => {
  test("is told to each item, its own and the whole; then the page hears of it", async ({
    task,
  }) => {
    await capture(task, '{"a":{"n":1},"b":null}');
    const heard: string[] = [];
    const after = new Promise((resolve) => {
      frame.contentWindow?.addEventListener("tve_after_ajax_load", () => {
        heard.push("after");
        resolve(undefined);
      });
    });
    for (const tag of ["a", "b", "missing"]) {
      const onResult = (own: unknown, whole: object): void => {
        heard.push(`${tag} ${JSON.stringify(own)} of ${JSON.stringify(whole)}`);
      };
      addLoadItem(page, { tag, server: SERVER, onResult });
    }
    await after;
    const whole = '{"a":{"n":1},"b":null}';
    expect(heard).toEqual([`a {"n":1} of ${whole}`, `b null of ${whole}`, "after"]);
  });

  test("is told to the others where one of them fails", async ({ task }) => {
    await capture(task, '{"failing":1,"other":2}');
    addLoadItem(page, {
      tag: "failing",
      server: SERVER,
      onResult: () => {
        throw new Error("in the page");
      },
    });
    expect(await load("other")).toBe(2);
    expect(takeConsole()).toEqual([expect.stringContaining("dashboard-load (failing) failed")]);
  });

  test.each([
    ["without a connection", { isLost: true }, "offline"],
    ["as a server that knows no such action", { status: 400, body: "0" }, "status"],
    ["as a page", { body: "<!doctype html>" }, "invalid_json"],
    ["as a bare nought", { body: "0" }, "invalid_json"],
  ])("that fails, %s, is said once and tells no results", async (title, answer, kind) => {
    const requests = await captureFetch({ meta: {} }, ({ url }) =>
      url.pathname === AJAX ? answer : undefined,
    );
    onTestFinished(() => requests.stop());
    const told = vi.fn();
    addLoadItem(page, { tag: title, server: SERVER, onResult: told });
    await expect(load("failed")).rejects.toMatchObject({ kind });
    expect(takeConsole()).toEqual([expect.stringContaining(`(${title}, failed)`)]);
    expect(told).not.toHaveBeenCalled();
  });

  test("that is hostile changes nothing but its own items", async ({ task }) => {
    await capture(
      task,
      '{"__proto__":{"polluted":1},"__resources":{"css":[],"js":7},"constructor":2,"a":1}',
    );
    const inherited = vi.fn();
    addLoadItem(page, { tag: "toString", server: SERVER, onResult: inherited });
    expect(await load("a")).toBe(1);
    expect(inherited).not.toHaveBeenCalled();
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  test("that is an empty list, as PHP prints it, is empty", async ({ task }) => {
    await capture(task, "[]");
    const after = new Promise((resolve) =>
      frame.contentWindow?.addEventListener("tve_after_ajax_load", resolve),
    );
    addLoadItem(page, { tag: "a", server: SERVER, onResult: () => {} });
    await after;
  });
});

describe("what an answer needs", () => {
  const files: Answers = ({ url }) => {
    const style = /\/(\w+)\.css$/.exec(url.pathname)?.[1];
    if (style) return { headers: { "content-type": "text/css" }, body: `#${style} {width: 7px}` };
    const script = /\/load-(\w+)\.js$/.exec(url.pathname)?.[1];
    if (!script) return undefined;
    return {
      headers: { "content-type": "text/javascript" },
      body: `window.loads = [...(window.loads ?? []), "${script}"]`,
    };
  };
  const loads = (): unknown => Reflect.get(frame.contentWindow as object, "loads");
  const answer = (resources: object): string =>
    JSON.stringify({ a: 1, b: 2, __resources: resources });

  test("its stylesheets are loaded, each once, before results are told [DA-005]", async ({
    task,
  }) => {
    const css = { one: "/files/one.css", two: "/files/two.css" };
    const requests = await capture(task, answer({ css, js: {} }), files);
    for (const id of ["one", "two"]) {
      page.body.append(Object.assign(page.createElement("p"), { id }));
    }
    await load("a");
    const widths = ["one", "two"].map((id) => {
      const element = page.getElementById(id) as HTMLElement;
      return frame.contentWindow?.getComputedStyle(element).width;
    });
    expect(widths).toEqual(["7px", "7px"]);
    await load("b");
    expect([...page.querySelectorAll("link")].map(({ id }) => id)).toEqual(["one-css", "two-css"]);
    expect(requests.all().filter(({ url }) => url.pathname.endsWith(".css"))).toHaveLength(2);
  });

  test("a file without an address holds nothing up, and is named", async ({ task }) => {
    const resources = { css: { none: "", broken: "http://[" }, js: { blank: " " } };
    await capture(task, answer(resources), files);
    expect(await load("a")).toBe(1);
    const said = takeConsole().join();
    for (const id of ["none-css", "broken-css", "blank-script"]) expect(said).toContain(id);
    expect(page.querySelectorAll("link,script")).toHaveLength(0);
  });

  test("its scripts run in their order, each once, before results are told [DA-006]", async ({
    task,
  }) => {
    const js = { one: "/load-one.js", two: "/load-two.js" };
    await capture(task, answer({ css: {}, js }), files);
    await load("a");
    expect(loads()).toEqual(["one", "two"]);
    await load("b");
    expect(loads()).toEqual(["one", "two"]);
    expect([...page.scripts].map(({ id }) => id)).toEqual(["one-script", "two-script"]);
  });

  test("what the page has under that id is not loaded again", async ({ task }) => {
    const css = { had: "/files/had.css" };
    const js = { had: "/load-had.js" };
    const requests = await capture(task, answer({ css, js }), files);
    page.head.append(
      Object.assign(page.createElement("style"), { id: "had-css" }),
      Object.assign(page.createElement("script"), { id: "had-script" }),
    );
    await load("a");
    expect(requests.all().filter(({ url }) => url.pathname.includes("had"))).toEqual([]);
  });

  test("code inside the answer never runs, and that is said", async ({ task }) => {
    const js = { known_before: "window.loads = ['inline']", known: "/load-known.js" };
    await capture(task, answer({ js, css: {} }), files);
    await load("a");
    expect(loads()).toEqual(["known"]);
    expect(takeConsole()).toEqual([expect.stringContaining('before the script "known"')]);
  });

  test("scripts of other places, and what is no address, are refused; results come", async ({
    task,
  }) => {
    const js = {
      cdn: "https://cdn.example/load-cdn.js",
      code: "javascript:loads=1",
      bad: "http://",
    };
    const requests = await capture(task, answer({ js, css: {} }), files);
    expect(await load("a")).toBe(1);
    expect(loads()).toBeUndefined();
    expect(requests.all().some(({ url }) => url.hostname === "cdn.example")).toBe(false);
    expect(takeConsole()).toEqual([
      expect.stringContaining("cdn-script was not loaded"),
      expect.stringContaining("code-script was not loaded"),
      expect.stringContaining("bad-script was not loaded"),
    ]);
  });

  test("scripts of the server's own origin are trusted where that is another", async ({ task }) => {
    const head = {
      "access-control-allow-origin": location.origin,
      "access-control-allow-credentials": "true",
    };
    const js = { far: "https://shop.example/load-far.js" };
    const requests = await captureFetch(task, (request) =>
      request.url.pathname === "/ajax"
        ? { headers: head, body: answer({ js, css: {} }) }
        : files(request),
    );
    onTestFinished(() => requests.stop());
    await new Promise<unknown>((resolve) => {
      const server = { ajaxurl: "https://shop.example/ajax", post_id: "" };
      addLoadItem(page, { tag: "a", server, onResult: resolve });
    });
    expect(loads()).toEqual(["far"]);
  });
});
