import { afterEach, describe, expect, test, vi } from "vitest";
import { rawStorage } from "./rawStorage.ts";
import { storage } from "./storage.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A storage of the browser, whose size is limited. */
function limited(capacity: number, texts = new Map<string, string>()): Storage {
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem(key: string, text: string) {
      if (text.length > capacity) throw new DOMException("full", "QuotaExceededError");
      texts.set(key, text);
    },
  } as Storage;
}

describe("Where there is no storage at all", () => {
  test("texts live as long as the page.", () => {
    vi.stubGlobal("localStorage", undefined);
    const local = rawStorage("local");
    expect(local.get("none")).toBeUndefined();
    local.set("a", "1");
    expect(rawStorage("local").get("a")).toBe("1");
    expect(rawStorage("session").get("a")).toBeUndefined();
    local.remove("a");
    expect(local.get("a")).toBeUndefined();
  });
});

describe("Where storage is full", () => {
  test("the newer text counts, on this page from memory, on the next by absence of the older.", () => {
    const texts = new Map<string, string>();
    vi.stubGlobal("localStorage", limited(5, texts));
    const local = rawStorage("local");
    local.set("a", "short");
    local.set("a", "too long");
    expect(local.get("a")).toBe("too long");
    expect(texts.has("a")).toBe(false);
    local.set("a", "fits");
    expect(texts.get("a")).toBe("fits");
    texts.set("a", "other tab");
    expect(local.get("a")).toBe("other tab");
    local.remove("a");
  });
});

test("Values are kept with their age, which can be asked for.", () => {
  vi.stubGlobal("localStorage", limited(1000));
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  storage().set("cart", { count: 2 });
  expect(rawStorage("local").get("cart")).toBe('{"value":{"count":2},"timestamp":1700000000}');
  vi.setSystemTime(1_700_000_060_000);
  expect(storage().get("cart")).toEqual({ count: 2 });
  expect(storage().get("cart", 59)).toBeUndefined();
  vi.useRealTimers();
  storage().remove("cart");
  expect(storage().get("cart", Infinity)).toBeUndefined();
});
