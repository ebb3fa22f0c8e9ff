import { expect, test } from "vitest";
import { isElsewhere } from "./isElsewhere.ts";

test.each(["/a.png", "a.png", "../a.png", "?a", "#a", "", "/a//b.png", "data:image/png;base64,AA"])(
  "%j is here",
  (address) => {
    expect(isElsewhere(address)).toBe(false);
  },
);

test.each([
  "https://old.example/a.png",
  "//old.example/a.png",
  "/\\old.example/a.png",
  "\\\\old.example/a.png",
  "https:/old.example/a.png",
  "https:old.example/a.png",
  "ht\ttps://old.example/a.png",
  "/\t/old.example/a.png",
  "http://[/a.png",
  "ftp://old.example/a.png",
])("%j is elsewhere", (address) => {
  expect(isElsewhere(address)).toBe(true);
});
