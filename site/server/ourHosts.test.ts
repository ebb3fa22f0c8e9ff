import { expect, test } from "vitest";
import { ourHosts } from "./ourHosts.ts";

test("without ORIGIN only this machine's own names are ours", () => {
  const isOurs = ourHosts(undefined);
  expect(
    [
      "localhost:3000",
      "LOCALHOST",
      "127.0.0.1:1",
      "[::1]:3000",
      "localhost.",
      "localhost.:80",
    ].every(isOurs),
  ).toBe(true);
  for (const host of [
    undefined,
    "",
    "shop.example",
    "localhost.evil.example",
    "127.0.0.1.nip.io",
  ]) {
    expect(isOurs(host)).toBe(false);
  }
});

test("ORIGIN's host is ours too, with its port and no other", () => {
  const isOurs = ourHosts("https://shop.example:8443");
  expect(isOurs("Shop.Example:8443")).toBe(true);
  expect(isOurs("shop.example")).toBe(false);
  expect(isOurs("www.shop.example:8443")).toBe(false);
  expect(isOurs("localhost:3000")).toBe(true);
});
