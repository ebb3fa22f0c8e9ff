import { expect, test } from "vitest";
import { isLateWrite } from "./surviveLateWrites.ts";

/** What V8 says of a function of this name that writes to nothing. */
function faultIn(name: string): Error {
  const socket = null as { write(): void } | null;
  const fault = { [name]: () => (socket as { write(): void }).write() }[name];
  try {
    fault?.();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("Nothing was thrown.");
}

test("A write of postgres.js to a connection that is gone is told from every other fault", () => {
  expect(isLateWrite(faultIn("nextWrite"))).toBe(true);
  expect(isLateWrite(faultIn("writeNext"))).toBe(false);
  expect(isLateWrite(new TypeError("nextWrite is not a function"))).toBe(false);
});
