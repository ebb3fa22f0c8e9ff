import { expect, test } from "vitest";
import { slugOf } from "./slugOf.ts";

test("Letters and digits of every script stay, in lower case; what stands between becomes a dash", () => {
  expect(slugOf("Cream, 120 g")).toBe("cream-120-g");
  expect(slugOf("  Öl & Wasser ")).toBe("öl-wasser");
  expect(slugOf("ورق مقوّى")).toBe("ورق-مقوّى");
  expect(slugOf("東京")).toBe("東京");
  expect(slugOf("हिन्दी")).toBe("हिन्दी");
  expect(slugOf("ink:blue")).toBe("ink-blue");
  expect(slugOf("— !!! —")).toBe("");
});

test("What of an emoji cannot be seen by itself is no part of it", () => {
  expect(slugOf("🏳️‍🌈 Family ❤️")).toBe("family");
  expect(slugOf("👩‍👩‍👧‍👦")).toBe("");
  expect(slugOf("1️⃣ first")).toBe("1⃣-first");
  expect(slugOf("\u0301 alone")).toBe("alone");
});
