import type { Page } from "playwright";

/** Where each element of the form was, by its place in the markup: x, y, width and height. */
export type Boxes = Readonly<Record<string, readonly [number, number, number, number]>>;

/**
 * Measures all elements of the page's forms. The first time it marks them, so that later only
 * those are measured again, and none that came since.
 */
export function boxesOf(page: Page): Promise<Boxes> {
  return page.evaluate(() => {
    const kept = window as unknown as { measured?: Map<string, Element> };
    kept.measured ??= new Map(
      [...document.querySelectorAll(".wpcf7, .wpcf7 *")].map((element, place) => {
        const name = element.getAttribute("name") ?? element.getAttribute("class") ?? "";
        return [`${place} ${element.localName} ${name}`, element];
      }),
    );
    return Object.fromEntries(
      [...kept.measured].map(([name, element]) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [name, [x + window.scrollX, y + window.scrollY, width, height] as const];
      }),
    );
  });
}

/** The server does not know how much is written: the number in a counter is another at once. */
const COUNTER = "wpcf7-character-count";
const WIDTH = 2;

/** The elements that are not where they were, to half a pixel, with both places. */
export function moved(before: Boxes, after: Boxes): string[] {
  return Object.entries(before).flatMap(([name, box]) => {
    const now = after[name] ?? [];
    const isStill = box.every(
      (side, index) =>
        Math.abs(side - (now[index] ?? Number.NaN)) <= 0.5 ||
        (index === WIDTH && name.includes(COUNTER)),
    );
    return isStill ? [] : [`${name}: ${box.join()} → ${now.join()}`];
  });
}
