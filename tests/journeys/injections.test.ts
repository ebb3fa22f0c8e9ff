import fc from "fast-check";
import type { Route } from "playwright";
import { describe, expect, test } from "vitest";
import { importExport } from "../../site/content/import/importExport.ts";
import { sanitiseHtml } from "../../site/content/sanitiseHtml.ts";
import { createMemorySink } from "../support/exports/createMemorySink.ts";
import { withFile } from "../support/exports/withFile.ts";
import { hostileExport } from "../support/hostileExport.ts";
import { injections, RAN } from "../support/injections.ts";
import { openPages } from "../support/openPages.ts";
import { tagSoup } from "../support/tagSoup.ts";

/** Frames that one page holds. */
const FRAMES = 60;

/** Sanitised strings that share a frame: unlike the others, they cannot disturb one another. */
const SHARE = 20;

/** How many of the strings run in Chromium as they are: the others are for other parsers. */
const RUN_UNCLEANED = 180;

const HOST = "http://localhost:1";

declare global {
  interface Window {
    ran: number[];
  }
}

const openPage = openPages();

/** The strings, cleaned or not, each in a frame without any policy, that tells who ran. */
describe("Hostile strings in Chromium, without a content security policy", () => {
  test("run as they are, so that a run would be seen", async () => {
    const { ran } = await show(injections);
    expect(ran.length).toBeGreaterThanOrEqual(RUN_UNCLEANED);
  });

  test("never run when sanitised, whatever is clicked, focused, hovered or parsed again", async () => {
    const { ran, dangers } = await show(shared(injections.map(sanitiseHtml)));
    expect(ran.map((index) => injections[index])).toEqual([]);
    expect(dangers).toEqual([]);
  });

  test("never run from any field of an import", async () => {
    const { ran, dangers } = await show(shared(await importedBodies()));
    expect(ran.map((index) => injections[index])).toEqual([]);
    expect(dangers).toEqual([]);
  });
});

describe("Sanitised markup in Chromium", () => {
  test("stays in its box, however broken it was", async () => {
    const soups = fc.sample(tagSoup(), { seed: 4, numRuns: 400 });
    const page = await openPage({ expected: [/./s] });
    await page.route("**/*", (route) => answer(route, soupPage(soups.map(sanitiseHtml))));
    await page.goto(`${HOST}/soup`);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll(".after")].flatMap((after, index) => {
        const list = after.previousElementSibling;
        const box = list?.firstElementChild?.firstElementChild;
        const isWhole =
          after.parentElement === document.body &&
          after.innerHTML === "after" &&
          list?.children.length === 1 &&
          box?.className === "box" &&
          box.nextSibling === null &&
          box.lastElementChild?.className === "end";
        return isWhole ? [] : [index];
      }),
    );
    expect(await page.locator(".after").count()).toBe(soups.length);
    expect(broken.map((index) => soups[index])).toEqual([]);
  });
});

async function importedBodies(): Promise<string[]> {
  const sink = createMemorySink();
  await withFile(hostileExport(), (path) => importExport(path, sink));
  return [...sink.documents.values()].map(({ body }) => String(body.blocks[0]?.fields.html ?? ""));
}

function shared(htmls: readonly string[]): string[] {
  const groups: string[] = [];
  for (let first = 0; first < htmls.length; first += SHARE) {
    groups.push(
      htmls
        .slice(first, first + SHARE)
        .map((html) => `<div>${html}</div>`)
        .join(""),
    );
  }
  return groups;
}

type Shown = { ran: number[]; dangers: string[] };

/** Shows each of the strings in a frame of its own, does all a visitor could, and tells what ran. */
async function show(strings: readonly string[]): Promise<Shown> {
  const page = await openPage({ expected: [/./s] });
  await page.route("**/*", (route) => {
    const [, kind, number = ""] = /\/(batch|frame)\/(\d+)$/.exec(route.request().url()) ?? [];
    if (kind === "batch") return answer(route, batchPage(Number(number), strings.length));
    return kind === "frame"
      ? answer(route, framePage(strings[Number(number)] ?? ""))
      : route.abort();
  });
  const shown: Shown = { ran: [], dangers: [] };
  for (let first = 0; first < strings.length; first += FRAMES) {
    await page.goto(`${HOST}/batch/${first}`);
    shown.dangers.push(...(await page.evaluate(findDangers)));
    await page.evaluate(provoke, false);
    await page.waitForTimeout(200);
    await page.evaluate(provoke, true);
    await page.waitForTimeout(200);
    shown.ran.push(...(await page.evaluate(() => window.ran)));
  }
  return { ...shown, ran: [...new Set(shown.ran)].sort((a, b) => a - b) };
}

function answer(route: Route, body: string): Promise<void> {
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

function framePage(html: string): string {
  return `<!doctype html><script>window.${RAN} = (n) => parent.${RAN}(n)</script><body>${html}`;
}

function soupPage(htmls: readonly string[]): string {
  const boxes = htmls.map(
    (html) =>
      `<ul><li><div class="box">${html}<hr class="end"></div></li></ul><p class="after">after</p>`,
  );
  return `<!doctype html><body>${boxes.join("")}`;
}

/** Runs in the page: does to every element of every frame what a visitor could do to it. */
async function provoke(parseAgain: boolean): Promise<void> {
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
  for (const frame of document.querySelectorAll("iframe")) {
    const inside = frame.contentDocument;
    if (!inside?.body) continue;
    inside.addEventListener("click", stayHere, true);
    inside.addEventListener("submit", stayHere, true);
    // biome-ignore lint/correctness/noSelfAssign: writing out and reading again is what is tested.
    if (parseAgain) inside.body.innerHTML = inside.body.innerHTML;
    for (const element of inside.body.querySelectorAll("*")) {
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
