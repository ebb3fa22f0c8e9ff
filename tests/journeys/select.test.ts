import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const WIDE = { width: 1280, height: 900 };
/** Six kinds, which are a menu. */
const NOTEBOOK = "/shop/cube-field";
const TABLET =
  "Mozilla/5.0 (Linux; Android 13; SM-X900) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

const isCustom = (page: Page, selector = "select"): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((select) => getComputedStyle(select).appearance === "base-select");

const isOpen = (page: Page, selector = "select"): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((select) => select.matches(":open"));

const custom = (page: Page, selector?: string): Promise<void> =>
  expect.poll(() => isCustom(page, selector)).toBe(true);

describe("selects of the site", () => {
  test("the contact form's is chosen from by keyboard, and sent", async () => {
    const page = await open({ viewport: WIDE });
    await page.goto(`${site}/contact`);
    await custom(page);
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email address").fill("ada@example.com");
    await page.getByLabel("What is it about?").focus();
    await page.keyboard.press("Space");
    expect(await isOpen(page)).toBe(true);
    for (let down = 0; down < 3; down += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await isOpen(page)).toBe(false);
    await page.getByLabel("Message").fill("Is the press running on Friday?");
    await page.getByRole("checkbox").check();
    const sent = page.waitForRequest(/feedback$/);
    await page.getByRole("button", { name: "Send message" }).click();
    expect((await sent).postData()).toMatch(/name="your-subject"\s+workshop/);
    await page.locator("form.wpcf7-form[data-status=sent]").waitFor();
    // The form begins anew, and the select with it.
    expect(await page.locator("select").inputValue()).toBe("");
  });

  test("one that was left out says so, and looks so", async () => {
    const page = await open({ viewport: WIDE });
    await page.goto(`${site}/contact`);
    await custom(page);
    const select = page.locator("select");
    const border = (): Promise<string> =>
      select.evaluate((element) => getComputedStyle(element).borderTopColor);
    const before = await border();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.locator("select[aria-invalid=true]").waitFor();
    expect(await border()).not.toBe(before);
    expect(await isCustom(page)).toBe(true);
    await select.selectOption({ index: 1 });
    await expect.poll(border).toBe(before);
  });

  test("a notebook of six kinds is chosen from by pointer, with price and stock, and asked about", async () => {
    const page = await open({ viewport: WIDE });
    await countLayoutShift(page);
    await page.goto(site + NOTEBOOK);
    await custom(page);
    expect(await layoutShift(page)).toBe(0);
    const select = page.getByLabel("Size · Ruling");
    await select.click();
    const last = page.locator("option").last();
    expect(await last.innerText()).toMatch(/·.*€[\d.]+ · /);
    const value = await last.getAttribute("value");
    await last.click();
    expect(await select.inputValue()).toBe(value);
    await page.getByRole("button", { name: "Ask about this product" }).click();
    await page.waitForURL((url) => url.searchParams.get("variant") === value);
  });

  test("narrow windows, phones and tablets keep the browser's menu", async () => {
    const narrow = await open({ viewport: { width: 790, height: 900 } });
    await narrow.goto(`${site}/contact`);
    await settled(narrow);
    expect(await isCustom(narrow)).toBe(false);
    await narrow.setViewportSize({ width: 791, height: 900 });
    await custom(narrow);
    const tablet = await open({ viewport: WIDE, userAgent: TABLET });
    await tablet.goto(`${site}/contact`);
    await settled(tablet);
    expect(await isCustom(tablet)).toBe(false);
  });

  test("without script it is the browser's own, and the form posts it", async () => {
    const page = await open({ viewport: WIDE, javaScriptEnabled: false });
    await page.goto(site + NOTEBOOK);
    const value = await page.locator("option").last().getAttribute("value");
    await page.locator("select").selectOption({ value: value ?? "" });
    await page.getByRole("button", { name: "Ask about this product" }).click();
    await page.waitForURL((url) => url.searchParams.get("variant") === value);
  });

  test.each([
    ["/contact", "light"],
    ["/contact", "dark"],
    ["/ar/contact", "light"],
    [NOTEBOOK, "dark"],
  ] as const)("axe finds nothing on %s, %s, closed and open", async (path, colorScheme) => {
    const page = await open({ viewport: WIDE, colorScheme, bypassCSP: true });
    await page.goto(site + path);
    await custom(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator("select").first().click();
    expect(await isOpen(page)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("opens where it has room, begins where it begins, and stays in view", async () => {
    for (const [path, left] of [
      ["/contact", true],
      ["/ar/contact", false],
    ] as const) {
      const page = await open({ viewport: WIDE });
      await page.goto(site + path);
      await custom(page);
      await page.locator("select").click();
      const boxes = await page.locator("select").evaluate((select) => {
        const list = [...select.querySelectorAll("option")].map((one) =>
          one.getBoundingClientRect(),
        );
        const own = select.getBoundingClientRect();
        return {
          own: [own.left, own.right, own.bottom],
          first: list[0]?.top ?? 0,
          last: list.at(-1)?.bottom ?? 0,
          left: list[0]?.left ?? 0,
          right: list[0]?.right ?? 0,
        };
      });
      expect(boxes.first).toBeGreaterThan(boxes.own[2] ?? 0);
      expect(boxes.last).toBeLessThan(900);
      const [side, edge] = left ? [boxes.left, boxes.own[0]] : [boxes.right, boxes.own[1]];
      expect(Math.abs(side - (edge ?? 0))).toBeLessThan(10);
    }
  });

  test("forced colours keep its border, its arrow and what is active", async () => {
    const page = await open({ viewport: WIDE, forcedColors: "active" });
    await page.goto(`${site}/contact`);
    await custom(page);
    await page.locator("select").click();
    await page.keyboard.press("ArrowDown");
    const { arrow, border, active, plain } = await page.locator("select").evaluate((select) => {
      const options = select.querySelectorAll("option");
      const back = (index: number): string =>
        getComputedStyle(options[index] as Element).backgroundColor;
      const style = getComputedStyle(select);
      return {
        arrow: getComputedStyle(select, "::picker-icon").display,
        border: style.borderTopStyle,
        active: back(1),
        plain: back(2),
      };
    });
    expect(arrow).toBe("block");
    expect(border).toBe("solid");
    expect(active).not.toBe(plain);
  });
});

/** A page of another system with styles of its own for selects, one of them Select2's. */
const FOREIGN = `<!doctype html><html lang="en"><head><title>Elsewhere</title>
<style>* { box-sizing: content-box } .own select { appearance: none; -webkit-appearance: none; padding: 8px 30px 8px 8px;
  border: 2px solid green; background: #fff url("data:image/gif;base64,R0lGODlhAQABAAAAACw=") no-repeat right; font: 16px serif }</style></head>
<body data-jsselect="SWITCH" data-animate="0"><h1>Elsewhere</h1>
<form action="/sent"><p><label>Plain <select name="plain"><option>One<option>A much longer label than the others<option>Three</select></label> beside</p>
<p class="own"><label>Own <select name="own" class="state_select"><optgroup label="North"><option>Alta<option disabled>Bergen</optgroup><option value="o"><b>Oslo</b></select></label> beside</p>
<p><label>Rating <select name="rating" id="rating"><option>5<option>4</select></label></p>
<p><label>Many <select name="many" id="many"></select></label></p>
<p><label>Taken <select name="taken" class="select2-offscreen"><option>1</select></label></p>
<p id="end">The end</p><button>Go</button></form>
<script>for (let i = 0; i < 5000; i++) document.getElementById("many").add(new Option("Place " + i));</script>
<script type="module" src="${site}/vitrine.js"></script></body></html>`;

describe("selects on a page of another system", () => {
  const elsewhere = serveElsewhere(({ url }, response) => {
    response.end(FOREIGN.replace("SWITCH", url === "/off" ? "0" : "1"));
  });
  const expected = [/Select2 shows/];

  test("its jsselect turns them on, in the room that they had; some stay the browser's", async () => {
    const off = await open();
    await off.goto(`${elsewhere()}off`);
    await settled(off);
    expect(await isCustom(off)).toBe(false);
    const boxes = (page: Page): Promise<number[][]> =>
      page
        .locator("select, #end")
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width]),
        );
    const page = await open({ expected });
    await countLayoutShift(page);
    await page.goto(elsewhere());
    await custom(page);
    await custom(page, "[name=own]");
    expect(await boxes(page)).toEqual(await boxes(off));
    expect(await layoutShift(page)).toBe(0);
    expect(await isCustom(page, "#rating")).toBe(false);
    expect(await isCustom(page, "[name=taken]")).toBe(false);
  });

  test("the page's styles hold, and its arrow makes room for ours", async () => {
    const page = await open({ expected });
    await page.goto(elsewhere());
    await custom(page, "[name=own]");
    const style = await page.locator("[name=own]").evaluate((select) => {
      const { borderTopColor, fontSize, backgroundImage } = getComputedStyle(select);
      return { borderTopColor, fontSize, isOurs: backgroundImage.includes("gradient") };
    });
    expect(style).toEqual({ borderTopColor: "rgb(0, 128, 0)", fontSize: "16px", isOurs: true });
  });

  test("keys, groups, disabled options and typing ahead are as in any select, and it posts", async () => {
    const page = await open({ expected: [...expected, /404/] });
    await page.goto(elsewhere());
    await custom(page, "[name=own]");
    await page.getByLabel("Own").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await page.getByLabel("Own").inputValue()).toBe("o");
    await page.getByLabel("Many").focus();
    const typeAhead = async (): Promise<string> => {
      // Where no search is on, the space opens the list.
      await page.keyboard.press("Escape");
      await page.keyboard.type("Place 4321");
      return page.getByLabel("Many").inputValue();
    };
    // Anew where a pause between two letters has ended the search: it ends a second after a letter.
    await expect.poll(typeAhead, { interval: 1500 }).toBe("Place 4321");
    await page.getByRole("button", { name: "Go" }).click();
    await page.waitForURL(/own=o&.*many=Place\+4321/);
  });

  /** Milliseconds from the press of a select's button until what it opens is painted, at a slowed CPU. */
  async function timeToOpen(page: Page): Promise<number> {
    const many = page.getByLabel("Many");
    await many.evaluate((select) => {
      delete document.body.dataset.took;
      const press = (): void => {
        const began = performance.now();
        requestAnimationFrame(() =>
          setTimeout(() => {
            document.body.dataset.took = String(performance.now() - began);
          }),
        );
      };
      select.addEventListener("pointerdown", press, { once: true });
    });
    await many.click();
    await page.locator("body[data-took]").waitFor();
    return Number(await page.locator("body").getAttribute("data-took"));
  }

  /** What was measured once it is good, at the fifth time at the latest: a busy machine is late now and then. */
  async function measure<Found>(
    look: () => Promise<Found>,
    isGood: (found: Found) => boolean,
  ): Promise<Found> {
    let found = await look();
    for (let turn = 1; turn < 5 && !isGood(found); turn += 1) found = await look();
    return found;
  }

  async function openSlowed(path: string): Promise<Page> {
    const page = await open({ expected });
    await page.addInitScript(() => {
      const frames: PerformanceEntryList = [];
      Object.assign(window, { longFrames: frames });
      new PerformanceObserver((list) => frames.push(...list.getEntries())).observe({
        type: "long-animation-frame",
      });
    });
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(elsewhere() + path);
    await settled(page);
    return page;
  }

  /** How long scripts from our site ran in the frames that took long since this was asked last. */
  const ourScripts = (page: Page): Promise<number> =>
    page.evaluate((origin) => {
      type Frame = {
        readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
      };
      const { longFrames: frames } = window as unknown as { longFrames: Frame[] };
      const scripts = frames.splice(0).flatMap((frame) => frame.scripts);
      const ours = scripts.filter(({ sourceURL }) => sourceURL.startsWith(origin));
      return ours.reduce((sum, { duration }) => sum + duration, 0);
    }, site);

  test("one of 5,000 options opens no later than the browser's own menu, with no long task of ours", async () => {
    const plain = await openSlowed("off");
    const own = await timeToOpen(plain);
    await plain.close();
    const most = Math.max(own * 1.5, 1000);
    // On a page of its own each time: the first opening may be the slowest.
    const openOnce = async () => {
      const page = await openSlowed("on");
      await custom(page, "#many");
      await ourScripts(page);
      const took = await timeToOpen(page);
      expect(await isOpen(page, "#many")).toBe(true);
      const ours = await ourScripts(page);
      await page.close();
      return { took, ours };
    };
    const { took, ours } = await measure(openOnce, (one) => one.ours < 50 && one.took < most);
    expect(ours).toBeLessThan(50);
    expect(took).toBeLessThan(most);
  });

  test("one of 5,000 options becomes custom within 50 ms on a slow machine", async () => {
    const page = await openSlowed("on");
    await custom(page, "#many");
    const times = await page.locator("#many").evaluate(async (select: HTMLElement) => {
      const times: number[] = [];
      for (let turn = 0; turn < 20; turn += 1) {
        delete select.dataset.vitrineSelect;
        document.body.getBoundingClientRect();
        await new Promise((resolve) => setTimeout(resolve, 50));
        const began = performance.now();
        select.dataset.vitrineSelect = "";
        document.body.getBoundingClientRect();
        times.push(performance.now() - began);
      }
      return times;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });

  test("one of 5,000 options opens within a second on a busy machine", async () => {
    const page = await open({ expected });
    const openOnce = async (): Promise<number> => {
      await page.goto(elsewhere());
      await custom(page, "#many");
      const took = await timeToOpen(page);
      expect(await isOpen(page, "#many")).toBe(true);
      return took;
    };
    expect(await measure(openOnce, (took) => took < 1000)).toBeLessThan(1000);
  });
});
