import { expect, test } from "vitest";
import { isNonce, makeNonce, NONCE_TICK } from "./nonce.ts";

const source = { secret: "a".repeat(43), session: "" };
const now = Date.UTC(2026, 10, 21, 9);

test("half a nonce's life is 12 hours", () => {
  expect(NONCE_TICK).toBe(43_200_000);
});

test("a nonce holds for 12 to 24 hours", () => {
  const nonce = makeNonce(source, now);
  expect(isNonce(nonce, source, now)).toBe(true);
  expect(isNonce(nonce, source, now + NONCE_TICK)).toBe(true);
  expect(isNonce(nonce, source, now + 2 * NONCE_TICK)).toBe(false);
});

test("another secret, another session or another text is no nonce", () => {
  const nonce = makeNonce(source, now);
  expect(isNonce(nonce, { ...source, secret: "b".repeat(43) }, now)).toBe(false);
  expect(isNonce(nonce, { ...source, session: "someone" }, now)).toBe(false);
  for (const other of ["", "é", nonce.slice(1), `${nonce}0`, nonce.toUpperCase()]) {
    expect(isNonce(other, source, now)).toBe(false);
  }
});
