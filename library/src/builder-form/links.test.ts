import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isHttpUrl } from "./isHttpUrl.ts";
import { isImageUrl } from "./isImageUrl.ts";
import { withHttps } from "./withHttps.ts";

describe("isImageUrl", () => {
  test("five endings are pictures, in any case; others are not [PB-105]", () => {
    const image = (ending: string): string => `https://example.com/a/lamp.${ending}`;
    for (const ending of ["gif", "jpg", "jpeg", "bmp", "png", "PNG", "Jpg"])
      expect(isImageUrl(image(ending)), ending).toBe(true);
    for (const ending of ["webp", "svg", "png.exe", "png?x=1", "pngs", "jpge"])
      expect(isImageUrl(image(ending)), ending).toBe(false);
    expect(isImageUrl("png")).toBe(false);
  });
});

describe("isHttpUrl", () => {
  test("http and https are, what has another scheme or none is not [PB-106]", () => {
    for (const address of [
      "http://example.com",
      "https://example.com/a?b#c",
      "HTTPS://EXAMPLE.COM",
    ])
      expect(isHttpUrl(address), address).toBe(true);
    for (const address of [
      "ftp://example.com",
      "example.com",
      "//example.com",
      "javascript:alert(1)",
      "http://",
      "https:// x",
      "",
    ])
      expect(isHttpUrl(address), address).toBe(false);
  });
});

describe("withHttps", () => {
  test("a link without a scheme is given https [PB-107]", () => {
    expect(withHttps("example.com")).toBe("https://example.com");
    expect(withHttps("  www.example.com/a?b=1#c ")).toBe("https://www.example.com/a?b=1#c");
    expect(withHttps("")).toBe("");
  });

  test("a place on the page stays as it is [PB-108]", () => {
    expect(withHttps("#top")).toBe("#top");
  });

  test("mailto and tel stay as they are [PB-109, PB-110]", () => {
    expect(withHttps("mailto:a@b.c")).toBe("mailto:a@b.c");
    expect(withHttps("tel:123")).toBe("tel:123");
  });

  test("so do whole addresses, in any case", () => {
    for (const link of [
      "http://a.example",
      "HTTPS://a.example",
      "ftp://a.example",
      "ftps://a.example",
    ])
      expect(withHttps(link)).toBe(link);
    // Names that only begin like a scheme have none.
    expect(withHttps("mailto.example.com")).toBe("https://mailto.example.com");
    expect(withHttps("telephones.example")).toBe("https://telephones.example");
  });

  test("it can be done twice, and never makes a script of a link", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (link) => {
        const once = withHttps(link);
        expect(withHttps(once)).toBe(once);
        expect(/^(?:|#.*|(?:mailto|tel|https?|ftps?):.*)$/is.test(once)).toBe(true);
      }),
    );
  });
});
