import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rawStorage } from "./rawStorage.ts";
import { storage } from "./storage.ts";

const { localStorage: native } = window;
const property = Object.getOwnPropertyDescriptor(window, "localStorage");

/** Replaces what the browser gives for localStorage. */
function give(get: () => Storage | null): void {
  Object.defineProperty(window, "localStorage", { configurable: true, get });
}

beforeEach(() => native.clear());
afterEach(() => {
  if (property) Object.defineProperty(window, "localStorage", property);
  native.clear();
  sessionStorage.clear();
});

test("Values are in the browser's storage, each kind in its own.", () => {
  storage().set("a", [1]);
  storage("session").set("a", "s");
  expect(JSON.parse(native.getItem("a") ?? "")).toMatchObject({ value: [1] });
  expect([storage().get("a"), storage("session").get("a")]).toEqual([[1], "s"]);
  storage().remove("a");
  expect(native.length).toBe(0);
});

describe("Where the browser forbids storage", () => {
  const forbidden: Record<string, () => Storage | null> = {
    "by throwing": () => {
      throw new DOMException("denied", "SecurityError");
    },
    "by giving null, as some web views do": () => null,
  };
  for (const [how, get] of Object.entries(forbidden)) {
    test(`${how}, values live as long as the page.`, () => {
      give(get);
      const local = storage();
      expect(local.get("x")).toBeUndefined();
      local.set("x", { deep: true });
      expect(storage().get("x")).toEqual({ deep: true });
      local.remove("x");
      expect(local.get("x")).toBeUndefined();
    });
  }
});

test("A real full storage keeps the newer value for the page and drops the older one.", () => {
  const big = "x".repeat(6 * 1024 * 1024);
  const raw = rawStorage("local");
  raw.set("big", "old");
  expect(() => native.setItem("probe", big)).toThrow();
  raw.set("big", big);
  expect(raw.get("big")).toBe(big);
  expect(native.getItem("big")).toBeNull();
  raw.remove("big");
});
