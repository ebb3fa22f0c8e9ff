import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { PAGE_BLOCK_ID } from "../browser/pageBlock.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createFooter, FOOTER_FADE } from "./createFooter.ts";

let stop: Stop = () => {};
let footer: HTMLElement;
let content: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  document.body.style.margin = "0";
  content = block("main", 200);
  footer = block("footer", 60);
  footer.className = "thrv_footer";
  document.body.append(content, footer);
});

afterEach(async () => {
  stop();
  document.body.removeAttribute("style");
  await page.viewport(1280, 800);
});

function block(name: string, height: number): HTMLElement {
  const element = document.createElement(name);
  element.style.height = `${height}px`;
  return element;
}

const bottom = () => Math.round(footer.getBoundingClientRect().bottom);
const scrolls = () => document.documentElement.scrollHeight > innerHeight;

describe("createFooter", () => {
  test("on a short page the footer is at the window's lower edge", async () => {
    stop = createFooter(footer);
    await expect.poll(bottom).toBe(innerHeight);
    expect(footer.hasAttribute("data-vitrine-pinned")).toBe(true);
    expect(scrolls()).toBe(false);
    expect(footer.offsetHeight).toBe(60);
  });

  test("a page that grows and shrinks, and a window, take it along", async () => {
    stop = createFooter(footer);
    await expect.poll(bottom).toBe(innerHeight);
    content.style.height = "400px";
    await expect.poll(() => footer.style.marginBlockStart).toBe(`${innerHeight - 460}px`);
    expect(bottom()).toBe(innerHeight);
    content.style.height = "2000px";
    await expect.poll(bottom).toBe(2060);
    expect(footer.hasAttribute("data-vitrine-pinned")).toBe(false);
    content.style.height = "300px";
    await expect.poll(bottom).toBe(innerHeight);
    await page.viewport(1280, 600);
    await expect.poll(bottom).toBe(600);
    expect(scrolls()).toBe(false);
  });

  test("margins, what stands below it, and a body as high as the window are allowed for", async () => {
    content.style.marginBottom = "40px";
    footer.style.marginTop = "10px";
    document.body.append(block("div", 30));
    document.body.style.cssText = "margin:0;min-height:100vh";
    stop = createFooter(footer);
    await expect.poll(bottom).toBe(innerHeight - 30);
    expect(scrolls()).toBe(false);
  });

  test("it appears at its place, and nothing counts as moved", async () => {
    const moved: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => moved.push(...list.getEntries()));
    await frames(2);
    observer.observe({ type: "layout-shift" });
    stop = createFooter(footer);
    await expect.poll(() => footer.getAnimations().length).toBe(1);
    expect(footer.getAnimations()[0]?.effect?.getComputedTiming().endTime).toBe(FOOTER_FADE);
    await expect.poll(() => footer.getAnimations().length).toBe(0);
    await frames(2);
    expect(getComputedStyle(footer).opacity).toBe("1");
    expect(moved).toEqual([]);
    observer.disconnect();
  });

  test("stop puts it back where it was", async () => {
    footer.style.marginTop = "3px";
    await expectCleanStop(() => createFooter(footer), {
      during: () => expect.poll(bottom).toBe(innerHeight),
    });
    expect(bottom()).toBe(263);
  });
});

describe("on editor pages", () => {
  test.each([
    ["the footer is left unchanged [ED-022]", true],
    ["elsewhere it is pinned", false],
  ])("%s", async (_title, isEditor) => {
    const frame = document.createElement("iframe");
    frame.style.height = "500px";
    frame.srcdoc = "<!doctype html><body style='margin:0'>";
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener("load", resolve));
    const other = frame.contentDocument as Document;
    const options = other.createElement("script");
    options.type = "application/json";
    options.id = PAGE_BLOCK_ID;
    options.textContent = JSON.stringify({ is_editor_page: isEditor });
    other.body.append(options, content, footer);
    const before = footer.outerHTML;
    const started: string[] = [];
    const mine = behaviours.filter(({ name }) => name === "footer");
    const probe = {
      name: "probe",
      selector: ".thrv_footer",
      moment: "load" as const,
      load: async () => () => {
        started.push("probe");
        return () => {};
      },
    };
    stop = start(other, { behaviours: [...mine, probe] });
    expect(mine).toHaveLength(1);
    await expect.poll(() => started).toEqual(["probe"]);
    if (isEditor) {
      await frames(10);
      expect(footer.outerHTML).toBe(before);
    } else {
      await expect.poll(bottom).toBe(500);
    }
  });
});

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
