import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emulateMedia } from "../../../tests/support/emulateMedia.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { FADE_LAST, FADE_STEP, FADE_TIME, fadeDelay, fadeIn } from "./fadeIn.ts";
import type { Stop } from "./stop.ts";

let stop: Stop = () => {};
let items: HTMLElement[];

beforeEach(() => {
  items = Array.from({ length: 10 }, (_, index) => {
    const item = document.createElement("p");
    item.textContent = `item ${index}`;
    return item;
  });
  document.body.append(...items);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const opacities = () => items.map((item) => getComputedStyle(item).opacity);
const fades = () => items.flatMap((item) => item.getAnimations());

/** As the theme does it. */
function hideItems(): void {
  const style = document.createElement("style");
  style.textContent = "body > p { opacity: 0 }";
  document.body.append(style);
}

describe("fadeIn", () => {
  test("the numbers are those of the specification, and from the eighth item on all are one", () => {
    expect([FADE_STEP, FADE_TIME, FADE_LAST]).toEqual([150, 350, 7]);
    expect([0, 1, 6, 7, 8, 39].map(fadeDelay)).toEqual([0, 150, 900, 1050, 1050, 1050]);
  });

  test("each item waits its turn unseen, and is then as the page has it", async () => {
    const [first, second] = items;
    if (!first || !second) throw new Error("no items");
    second.style.opacity = "0.5";
    stop = fadeIn(items);
    expect(opacities()).toEqual(items.map(() => "0"));
    expect(fades().map((fade) => fade.effect?.getTiming().delay)).toEqual(
      items.map((_, index) => fadeDelay(index)),
    );
    expect(fades().map((fade) => fade.effect?.getTiming().duration)).toEqual(
      items.map(() => FADE_TIME),
    );
    for (const fade of fades()) fade.finish();
    expect(opacities().slice(0, 3)).toEqual(["1", "0.5", "1"]);
    expect(first.hasAttribute("style")).toBe(false);
  });

  test("items that the page hides until then stay shown, until it is stopped", () => {
    hideItems();
    stop = fadeIn(items);
    for (const fade of fades()) fade.finish();
    expect(opacities()).toEqual(items.map(() => "1"));
    stop();
    expect(items.some((item) => item.hasAttribute("style"))).toBe(false);
  });

  test("with reduced motion nothing fades, and nothing stays hidden", async () => {
    await emulateMedia({ reducedMotion: true });
    hideItems();
    stop = fadeIn(items);
    expect(fades()).toEqual([]);
    expect(opacities()).toEqual(items.map(() => "1"));
  });

  test("on paper all are there", () => {
    stop = fadeIn(items);
    window.dispatchEvent(new Event("beforeprint"));
    expect(opacities()).toEqual(items.map(() => "1"));
  });

  test("stop leaves nothing behind, before the end and after it", async () => {
    await expectCleanStop(() => fadeIn(items));
    await expectCleanStop(() => fadeIn(items), {
      during: async () => {
        const all = fades();
        for (const fade of all) fade.finish();
        await Promise.all(all.map((fade) => fade.finished));
      },
    });
    await expectCleanStop(() => fadeIn([]));
  });
});
