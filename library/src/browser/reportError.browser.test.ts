import { describe, expect, test } from "vitest";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { guarded, reportError } from "./reportError.ts";
import { SELECTOR_MAX_LENGTH, shortSelector } from "./shortSelector.ts";

function element(name: string, attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

describe("A guarded part", () => {
  test("gives back what it returns.", () => {
    expect(guarded("sum", element("p"), () => 3)).toBe(3);
  });

  test("that throws is named once with its element and error, and takes nothing else down.", () => {
    const broken = element("div", { id: "menu-1" });
    const fail = (): never => {
      throw new Error("no list");
    };
    expect(guarded("menu", broken, fail)).toBeUndefined();
    expect(guarded("menu", broken, fail)).toBeUndefined();
    const said = takeConsole();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/vitrine: menu failed on div#menu-1; .*Error: no list/);
  });

  test("that fails later, in a promise, is named, too.", async () => {
    guarded("search", element("div", { id: "search-1" }), () => Promise.reject(new Error("late")));
    await expect.poll(() => takeConsole().join()).toMatch(/search failed on div#search-1.*late/);
  });

  test("may throw anything at all.", () => {
    for (const [index, value] of [undefined, null, "text", 0].entries()) {
      reportError("odd", element("i", { id: `odd-${index}` }), value);
    }
    expect(takeConsole()).toHaveLength(4);
  });
});

describe("A short selector", () => {
  test("names an element by its id, else by its classes within the nearest id.", () => {
    const outer = element("main", { id: "top" });
    const card = element("div", { class: " card  big\nwide " });
    const button = element("button");
    document.body.append(outer);
    outer.append(card);
    card.append(button);
    expect(shortSelector(button)).toBe("#top button");
    expect(shortSelector(card)).toBe("#top div.card.big.wide");
    expect(shortSelector(outer)).toBe("main#top");
    outer.remove();
    expect(shortSelector(element("p"))).toBe("p");
  });

  test("is never longer than its limit, on however deep or long-named an element.", () => {
    expect(SELECTOR_MAX_LENGTH).toBe(100);
    let deep = element("div", { class: "level" });
    for (let level = 0; level < 500; level += 1) {
      deep = deep.appendChild(element("div", { class: "level" }));
    }
    expect(shortSelector(deep).length).toBeLessThanOrEqual(100);
    expect(shortSelector(deep)).toBe("div.level");
    expect(shortSelector(element("p", { id: "x".repeat(5000) }))).toHaveLength(100);
  });

  test("does not fail on a form whose fields hide its properties.", () => {
    for (const name of ["id", "getAttribute", "closest", "classList", "localName"]) {
      const form = element("form");
      form.append(element("input", { name }));
      document.body.append(form);
      expect(shortSelector(form), name).toMatch(/\S/);
      form.remove();
    }
  });
});
