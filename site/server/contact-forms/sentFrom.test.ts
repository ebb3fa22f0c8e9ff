import { expect, test } from "vitest";
import { sentFrom } from "./sentFrom.ts";

test.each([
  ["http://shop.example/contact?product=x#f", "/contact"],
  ["https://SHOP.example/contact", "/contact"],
  ["https://other.example/contact?token=1", "https://other.example/contact"],
  ["http://shop.example:8080/contact", "http://shop.example:8080/contact"],
  ["javascript:alert(1)", null],
  ["no address", null],
  ["", null],
  [undefined, null],
])("a form whose Referer is %j was sent from %j", (referer, page) => {
  expect(sentFrom(referer, "Shop.example")).toBe(page);
});

test("of an address that is very long a thousand characters are kept", () => {
  expect(sentFrom(`http://shop.example/${"a".repeat(5000)}`, "shop.example")).toHaveLength(1000);
});
