import { expect, test } from "vitest";
import { addressName, setChoice } from "./gridAddress.ts";

test.each([
  ["https://a.example/works?filter=maps&page=2", "maps"],
  ["/works?filter=maps#end", "maps"],
  ["?filter=.shoes", ".shoes"],
  ["#?filter=none", ""],
  ["#", ""],
  ["http://[", ""],
  ["", ""],
])("the address %s holds %j", (address, value) => {
  expect(addressName(address, "filter")).toBe(value);
});

test("a choice is written beside what else the address says, and taken out again", () => {
  const url = new URL("https://a.example/works?order=price#end");
  setChoice(url, "filter", '[data-tags~="a & b"]');
  expect(addressName(url.href, "filter")).toBe('[data-tags~="a & b"]');
  expect(addressName(url.href, "order")).toBe("price");
  setChoice(url, "filter", "");
  expect(url.href).toBe("https://a.example/works?order=price#end");
});
