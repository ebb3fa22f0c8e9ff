import type { Page, Route } from "playwright";
import { RAN } from "./injections.ts";

/**
 * Script for a page that has a function `run`: calls it whenever a string of a public list shows that
 * it runs, or fails in running.
 */
export const HEAR_RUNS = `
  for (const name of ["alert", "confirm", "prompt", "print", "open"]) window[name] = run;
  document.write = document.writeln = run;
  addEventListener("error", (event) => event instanceof ErrorEvent && run());`;

/** Frames that one page holds. */
const FRAMES = 60;

const HOST = "http://localhost:1";

declare global {
  interface Window {
    ran: number[];
  }
}

export type Shown = {
  /** Which strings ran: their own numbers, and those of the frames in which a string called anything. */
  readonly ran: readonly number[];
  /** What Chromium itself has parsed in the frames, and should not be there. */
  readonly dangers: readonly string[];
};

/**
 * Shows each of the strings in a frame of its own without any policy, does all that a visitor could,
 * and tells what ran. A string runs where it calls `__ran`, what others call to show that they run, or
 * a script of its own, or where its script fails.
 * @param page with all its messages expected
 */
export async function showInFrames(page: Page, strings: readonly string[]): Promise<Shown> {
  await page.route("**/*", (route) => {
    const [, kind, number = ""] = /\/(batch|frame)\/(\d+)$/.exec(route.request().url()) ?? [];
    if (kind === "batch") return answer(route, batchPage(Number(number), strings.length));
    if (kind === "frame") return answer(route, framePage(strings[Number(number)] ?? "", number));
    return route.request().resourceType() === "script"
      ? route.fulfill({ contentType: "text/javascript", body: "alert()" })
      : route.abort();
  });
  const ran: number[] = [];
  const dangers: string[] = [];
  for (let first = 0; first < strings.length; first += FRAMES) {
    await page.goto(`${HOST}/batch/${first}`);
    dangers.push(...(await page.evaluate(findDangers)));
    await page.evaluate(provoke, false);
    await page.waitForTimeout(200);
    await page.evaluate(provoke, true);
    await page.waitForTimeout(200);
    ran.push(...(await page.evaluate(() => window.ran)));
  }
  return { ran: [...new Set(ran)].sort((a, b) => a - b), dangers };
}

export function answer(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: "text/html; charset=utf-8", body });
}

function batchPage(first: number, count: number): string {
  const indexes = Array.from(
    { length: Math.min(FRAMES, count - first) },
    (_, index) => first + index,
  );
  const frames = indexes.map((index) => `<iframe src="/frame/${index}"></iframe>`);
  return `<!doctype html><script>window.ran = []; window.${RAN} = (n) => ran.push(n)</script>${frames.join("")}`;
}

function framePage(html: string, number: string): string {
  const listen = `window.${RAN} = (n) => parent.${RAN}(n); const run = () => parent.${RAN}(${number});`;
  return `<!doctype html><script>{${listen}${HEAR_RUNS}}</script><body>${html}`;
}

/**
 * Runs in the page: does to every element of every frame, and of HTML from elsewhere in the page itself,
 * what a visitor could do to it.
 * @param parseAgain whether it is written out and read again before
 */
export function provoke(parseAgain: boolean): void {
  const events = [
    ...["mouseover", "mouseenter", "mousemove", "pointerover", "pointerenter", "wheel", "scroll"],
    ...["focus", "focusin", "blur", "input", "beforeinput", "change", "toggle", "keydown"],
    ...["animationstart", "transitionend", "load", "error", "submit", "reset"],
  ];
  // What leads to another page would end the test; what runs script in this one must not.
  const stayHere = (event: Event): void => {
    const target = event.target as Element;
    const link = target.closest("a, area");
    const form = target.closest("form");
    const address =
      event.type === "submit" ? form?.getAttribute("action") : link?.getAttribute("href");
    if (!/script/i.test(address ?? "")) event.preventDefault();
  };
  const frames = [...document.querySelectorAll("iframe")];
  const boxes = [
    ...document.querySelectorAll<HTMLElement>(".foreign"),
    ...frames.flatMap((frame) => frame.contentDocument?.body ?? []),
  ];
  for (const box of boxes) {
    box.addEventListener("click", stayHere, true);
    box.addEventListener("submit", stayHere, true);
    // biome-ignore lint/correctness/noSelfAssign: writing out and reading again is what is tested.
    if (parseAgain) box.innerHTML = box.innerHTML;
    for (const element of box.querySelectorAll("*")) {
      for (const type of events) element.dispatchEvent(new Event(type, { cancelable: true }));
      (element as HTMLElement).focus?.();
      (element as HTMLElement).click?.();
    }
  }
}

/** Runs in the page: what Chromium itself has parsed in the frames, and should not be there. */
function findDangers(): string[] {
  const never =
    "script, style, link, meta, base, iframe, frame, object, embed, svg, math, template, noscript, [autofocus], [srcdoc], [formaction]";
  // By the prototype: a form's own members may be shadowed by its fields.
  const { getAttribute, getAttributeNames, matches } = Element.prototype;
  const dangerous = (element: Element): boolean =>
    matches.call(element, never) ||
    getAttributeNames.call(element).some((name) => {
      const isAddress = /^(?:href|src|action|poster)$/.test(name);
      return (
        /^on/i.test(name) ||
        (isAddress && /^\W*\w*script:/i.test(getAttribute.call(element, name) ?? ""))
      );
    });
  return [...document.querySelectorAll("iframe")].flatMap((frame) => {
    const inside = frame.contentDocument;
    if (!inside) return ["a frame that went elsewhere"];
    const shadowed = [
      typeof inside.cookie !== "string" && "document.cookie",
      typeof inside.getElementById !== "function" && "document.getElementById",
      [...inside.forms].some((form) => typeof form.parentNode?.appendChild !== "function") &&
        "form.parentNode",
      [...inside.forms].some((form) => typeof form.attributes.getNamedItem !== "function") &&
        "form.attributes",
      "wpcf7" in (frame.contentWindow ?? {}) && "window.wpcf7",
    ];
    const elements = [...inside.body.querySelectorAll("*")].filter(dangerous);
    return [
      ...elements.map(({ outerHTML }) => outerHTML),
      ...shadowed.filter((name) => name !== false),
    ];
  });
}
