import { expect, test } from "vitest";
import { openText, sealText } from "./sealText.ts";

const SEALING = { secret: "s".repeat(43), boundTo: "mail.example" };

test.each(["", "hunter2", "pässwörd 日本 ✓", "x".repeat(500)])("%j is read again", (text) => {
  expect(openText(sealText(text, SEALING), SEALING)).toBe(text);
});

test("the same text is sealed in another way each time, and its beginning tells them apart", () => {
  const [one, other] = [sealText("hunter2", SEALING), sealText("hunter2", SEALING)];
  expect(one.slice(0, 16)).not.toBe(other.slice(0, 16));
  expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain("hunter2");
});

test("it opens for no other secret and no other use, and not once it was changed", () => {
  const sealed = sealText("hunter2", SEALING);
  expect(openText(sealed, { ...SEALING, secret: "t".repeat(43) })).toBeUndefined();
  expect(openText(sealed, { ...SEALING, boundTo: "evil.example" })).toBeUndefined();
  const flipped = Buffer.from(sealed, "base64url");
  flipped[20] = (flipped[20] ?? 0) ^ 1;
  expect(openText(flipped.toString("base64url"), SEALING)).toBeUndefined();
  for (const text of ["", "none", sealed.slice(0, 30)]) {
    expect(openText(text, SEALING)).toBeUndefined();
  }
});
