import { expect, test } from "vitest";
import { missingFeatures } from "./missingFeatures.ts";

/** A window that has nothing but what a form needs, without some of it. */
function windowWithout(...missing: readonly string[]): Window & typeof globalThis {
  const has = (name: string) => (missing.includes(name) ? undefined : () => {});
  return {
    fetch: has("fetch"),
    FormData: has("FormData"),
    NodeList: { prototype: { forEach: has("NodeList.forEach") } },
    String: { prototype: { replaceAll: has("String.replaceAll") } },
  } as unknown as Window & typeof globalThis;
}

test("Nothing is said of a browser that has everything", () => {
  expect(missingFeatures(windowWithout())).toBeUndefined();
});

test("Each feature that a browser lacks is named in a sentence of its own", () => {
  for (const name of ["fetch", "FormData", "NodeList.forEach", "String.replaceAll"]) {
    expect(missingFeatures(windowWithout(name))).toBe(`Your browser does not support ${name}`);
  }
});

test("All that is missing stands in one sentence", () => {
  const all = windowWithout("fetch", "FormData", "NodeList.forEach", "String.replaceAll");
  expect(missingFeatures(all)).toBe(
    "Your browser does not support fetch / FormData / NodeList.forEach / String.replaceAll",
  );
});

test("A browser without any list of nodes lacks its forEach, too", () => {
  const view = { ...windowWithout(), NodeList: undefined };
  expect(missingFeatures(view as unknown as Window & typeof globalThis)).toBe(
    "Your browser does not support NodeList.forEach",
  );
});
