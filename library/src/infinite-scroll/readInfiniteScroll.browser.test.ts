import { beforeEach, expect, test } from "vitest";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { infiniteScrollLabels } from "./infiniteScrollLabels.ts";
import { readInfiniteScroll } from "./readInfiniteScroll.ts";
import { readSelectors, selectorDefaults } from "./readSelectors.ts";

let list: HTMLElement;

beforeEach(() => {
  list = document.createElement("div");
});

test("a list without attributes has the defaults", () => {
  expect(readInfiniteScroll(list)).toEqual({
    ...selectorDefaults,
    automatic: 3,
    total: 0,
    labels: infiniteScrollLabels,
  });
});

test("the selectors of the next page and of the navigation are read [TH-056, TH-057]", () => {
  list.dataset.nextselector = ".woocommerce-pagination a.next";
  list.dataset.navselector = ".woocommerce-pagination";
  expect(readInfiniteScroll(list)).toMatchObject({
    nextSelector: ".woocommerce-pagination a.next",
    navSelector: ".woocommerce-pagination",
  });
});

test("the selectors of items and of what fades in of them are read [TH-058, TH-059]", () => {
  list.dataset.itemselector = ".kad_product";
  list.dataset.itemloadselector = ".kad_product_fade_in";
  expect(readInfiniteScroll(list)).toMatchObject({
    itemSelector: ".kad_product",
    itemLoadSelector: ".kad_product_fade_in",
  });
});

test("options come before what the markup says, which comes before the defaults", () => {
  Object.assign(list.dataset, { automatic: "1", total: "60", more: "Mehr", nextselector: ".a" });
  const read = readInfiniteScroll(list, {
    automatic: 5,
    nextSelector: ".b",
    labels: { all: "Alle" },
  });
  expect(read).toMatchObject({ automatic: 5, total: 60, nextSelector: ".b" });
  expect(read.labels).toMatchObject({ more: "Mehr", all: "Alle", retry: "Try again" });
});

test("numbers that are none are the defaults", () => {
  Object.assign(list.dataset, { automatic: "some", total: "-3" });
  expect(readInfiniteScroll(list)).toMatchObject({ automatic: 3, total: 0 });
});

test("a selector that is none is named, with what comes of it", () => {
  list.className = "shop";
  list.dataset.itemselector = ".card[";
  expect(readSelectors(list)).toBeUndefined();
  expect(takeConsole()).toEqual([
    expect.stringContaining(
      '".card[" on div.shop is no selector, so its pages stay apart. Correct data-itemselector.',
    ),
  ]);
});
