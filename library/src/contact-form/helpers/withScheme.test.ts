import { assert, property, string, webUrl } from "fast-check";
import { expect, test } from "vitest";
import { withScheme } from "./withScheme.ts";

test("An address without a scheme, but with a dot, gets http://", () => {
  expect(withScheme("example.com")).toBe("http://example.com");
  expect(withScheme("  www.example.com/a?b=c#d ")).toBe("http://www.example.com/a?b=c#d");
  expect(withScheme("//example.com")).toBe("http://example.com");
  expect(withScheme("/a.b")).toBe("http://a.b");
  expect(withScheme("1a.b:c")).toBe("http://1a.b:c");
  expect(withScheme(".")).toBe("http://.");
});

test("All else stays, but for the spaces around it", () => {
  expect(withScheme("abc")).toBe("abc");
  expect(withScheme(" abc\t")).toBe("abc");
  expect(withScheme("")).toBe("");
  expect(withScheme("   ")).toBe("");
  expect(withScheme("https://example.com")).toBe("https://example.com");
  expect(withScheme("HTTP://example.com")).toBe("HTTP://example.com");
  expect(withScheme("mailto:a@b.cd")).toBe("mailto:a@b.cd");
  // A scheme may hold dots, so a host with a port looks like one.
  expect(withScheme("a.b:80")).toBe("a.b:80");
  expect(withScheme("svn+ssh:a.b")).toBe("svn+ssh:a.b");
});

test("What was completed once is not changed again, whatever it is", () => {
  const check = (text: string): void => {
    const once = withScheme(text);
    expect(withScheme(once)).toBe(once);
    expect(once.endsWith(text.trim().replace(/^\/+/, ""))).toBe(true);
  };
  assert(property(string({ unit: "grapheme" }), check));
  assert(property(string({ unit: "grapheme-ascii" }), (text) => check(`${text}.${text}`)));
  assert(property(webUrl(), (address) => withScheme(address) === address));
});
