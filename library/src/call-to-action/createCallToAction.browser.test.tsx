import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { CallToAction } from "./CallToAction.tsx";
import { createCallToAction } from "./createCallToAction.ts";
import "./call-to-action.css";

let stop: Stop = () => {};
let box: HTMLElement;
let title: HTMLElement;

beforeEach(() => {
  box = document.createElement("div");
  box.className = "kt-ctaw";
  title = make("title");
  box.append(title);
  document.body.append(box);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function make(part: string, sizes: Record<string, string> = { maxSize: "60", minSize: "24" }) {
  const one = document.createElement("h2");
  one.className = `kt-call-to-action-${part}`;
  one.textContent = "Print it";
  Object.assign(one.dataset, sizes);
  return one;
}

const sizeOf = (one: Element = title) => Number.parseFloat(getComputedStyle(one).fontSize);

async function isSized(width: number, size: number, one: Element = title): Promise<void> {
  box.style.width = `${width}px`;
  await expect.poll(() => sizeOf(one)).toBeCloseTo(size, 1);
}

/** Its sizes at these widths. */
async function sizesAt(widths: readonly number[], one: () => Element): Promise<number[]> {
  const sizes = [];
  for (const width of widths) {
    box.style.width = `${width}px`;
    // Told of in the first, sized in the second.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    sizes.push(Math.round(sizeOf(one()) * 100) / 100);
  }
  return sizes;
}

describe("createCallToAction", () => {
  test("the size changes with the width between 400 and 1140 px, and nowhere else [TH-074]", async () => {
    Object.assign(title.dataset, { maxSize: "200", minSize: "10" });
    stop = createCallToAction(title);
    expect(await sizesAt([100, 300, 400], () => title)).toEqual([10, 10, 10]);
    const between = await sizesAt([401, 660, 900, 1139], () => title);
    expect(between).toEqual([30.85, 50.77, 69.23, 87.62]);
    expect(await sizesAt([1140, 1200, 2000], () => title)).toEqual([200, 200, 200]);
  });

  test("it keeps within its limits, a line being smaller than a title", async () => {
    const line = make("subtitle");
    const above = make("abovetitle");
    box.append(line);
    box.prepend(above);
    const stops = [title, line, above].map((one) => createCallToAction(one));
    stop = () => {
      for (const end of stops) end();
    };
    await isSized(660, 50.77);
    expect([sizeOf(line), sizeOf(above)]).toEqual([44, 44]);
    await isSized(340, 24);
    await isSized(1100, 60);
  });

  test("limits the wrong way round are put right", async () => {
    Object.assign(title.dataset, { maxSize: "24", minSize: "60" });
    stop = createCallToAction(title);
    await isSized(340, 24);
    await isSized(1300, 60);
  });

  test.each([
    [{ maxSize: "large", minSize: "24" }],
    [{ maxSize: "60", minSize: "" }],
    [{ maxSize: "NaN", minSize: "24" }],
  ])("sizes of %j leave it as it is, with one warning", (sizes) => {
    const one = make("title", sizes);
    one.id = Object.values(sizes).join("-");
    box.append(one);
    const before = one.outerHTML;
    stop = createCallToAction(one);
    expect(one.outerHTML).toBe(before);
    expect(takeConsole()).toEqual([expect.stringContaining("is not a number")]);
  });

  test("while it is hidden it waits, and then has its size", async () => {
    box.style.display = "none";
    stop = createCallToAction(title);
    await isSized(340, 24);
    box.style.display = "";
    await isSized(660, 50.77);
  });

  test("the register starts what a theme wrote, and leaves ours to its styles", async () => {
    const ours = document.createElement("div");
    ours.dataset.cta = "";
    const inside = make("title");
    ours.append(inside);
    box.append(ours);
    stop = start(document, {
      behaviours: behaviours.filter(({ name }) => name === "call-to-action"),
    });
    await expect.poll(() => title.style.fontSize, { timeout: 10_000 }).not.toBe("");
    expect(inside.style.fontSize).toBe("");
  });

  test("stop leaves nothing behind", async () => {
    box.style.width = "660px";
    await expectCleanStop(() => createCallToAction(title), {
      during: () => isSized(660, 50.77),
    });
  });
});

describe("<CallToAction>", () => {
  test("has the same sizes by its styles alone [TH-074]", async () => {
    const root = createRoot(box);
    box.className = "";
    flushSync(() =>
      root.render(
        <CallToAction
          above={{ text: "New" }}
          title={{ text: "Print it", min: 10, max: 200 }}
          subtitle={{ text: "On paper", min: 10, max: 200 }}
        >
          <a href="/shop">Shop</a>
        </CallToAction>,
      ),
    );
    const inside = (part: string) => box.querySelector(`.kt-call-to-action-${part}`) as Element;
    expect(await sizesAt([300, 400, 401, 660, 1139, 1140, 1300], () => inside("title"))).toEqual([
      10, 10, 30.85, 50.77, 87.62, 200, 200,
    ]);
    expect(await sizesAt([300, 600, 1200], () => inside("subtitle"))).toEqual([10, 40, 200]);
    expect(inside("title").localName).toBe("h2");
    flushSync(() => root.unmount());
  });
});
