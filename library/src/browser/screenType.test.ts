import { describe, expect, test } from "vitest";
import {
  attributeForScreen,
  MOBILE_MAX_WIDTH,
  screenType,
  TABLET_MAX_WIDTH,
} from "./screenType.ts";

test("Windows up to 767 px are mobile. [PB-001]", () => {
  expect(MOBILE_MAX_WIDTH).toBe(767);
  expect([0, 320, 767].map(screenType)).toEqual(["mobile", "mobile", "mobile"]);
});

test("Windows from 768 up to 1023 px are tablets. [PB-002]", () => {
  expect(TABLET_MAX_WIDTH).toBe(1023);
  expect([768, 1000, 1023].map(screenType)).toEqual(["tablet", "tablet", "tablet"]);
});

test("Windows above 1023 px are desktops. [PB-003]", () => {
  expect([1024, 1280, 10_000].map(screenType)).toEqual(["desktop", "desktop", "desktop"]);
});

test("A width between two whole pixels, as zoomed windows have, belongs to the wider screen.", () => {
  expect([767.5, 1023.5].map(screenType)).toEqual(["tablet", "desktop"]);
});

describe("An attribute that is set per device", () => {
  const withAttributes = (attributes: Record<string, string>): Element =>
    ({ getAttribute: (name: string) => attributes[name] ?? null }) as Element;

  test("is that of the screen itself where it has one.", () => {
    const element = withAttributes({ top: "1", "top-d": "2", "top-t": "3", "top-m": "4" });
    expect(attributeForScreen(element, "top", "mobile")).toBe("4");
    expect(attributeForScreen(element, "top", "tablet")).toBe("3");
    expect(attributeForScreen(element, "top", "desktop")).toBe("2");
  });

  test("is that of the next wider screen, then the bare one, where it has none.", () => {
    expect(attributeForScreen(withAttributes({ "top-t": "3" }), "top", "mobile")).toBe("3");
    expect(attributeForScreen(withAttributes({ "top-d": "2" }), "top", "mobile")).toBe("2");
    expect(attributeForScreen(withAttributes({ top: "1" }), "top", "tablet")).toBe("1");
  });

  test("never comes from a narrower screen.", () => {
    expect(attributeForScreen(withAttributes({ "top-m": "4" }), "top", "desktop")).toBeUndefined();
  });

  test("counts when it is empty, for that is what the author wrote.", () => {
    expect(attributeForScreen(withAttributes({ "top-m": "", top: "1" }), "top", "mobile")).toBe("");
  });
});
