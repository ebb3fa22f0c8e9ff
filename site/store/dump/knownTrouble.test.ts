import { expect, test } from "vitest";
import { DumpError } from "./DumpError.ts";
import { knownTrouble } from "./knownTrouble.ts";

/** As Drizzle tells what its driver said. */
const asked = (code: string): Error =>
  new Error("Failed query: select 1", { cause: Object.assign(new Error("No."), { code }) });

test.each([
  ["57P01", "it was stopped"],
  ["57P03", "it is stopping or starting"],
  ["CONNECTION_CLOSED", "it hung up"],
  ["CONNECT_TIMEOUT", "it does not answer"],
  ["EPIPE", "it does not answer"],
  ["08006", "it does not answer"],
])("a database that says %s went away: %s", (code, reason) => {
  const told = knownTrouble(asked(code), "dump.tar.gz");
  expect(told).toBeInstanceOf(DumpError);
  expect(String(told)).toContain(
    `The database went away in the middle: ${reason}. Nothing of this`,
  );
});

test("a full disk is told by whose it is", () => {
  expect(String(knownTrouble(asked("53100"), "x"))).toContain("The database has no room left");
  const file = Object.assign(new Error("No."), { code: "ENOSPC", syscall: "write" });
  expect(String(knownTrouble(file, "x.tar.gz"))).toContain(
    "x.tar.gz cannot be used: the disk is full",
  );
});

test("what nobody knows stays what it was", () => {
  const fault = asked("42P01");
  expect(knownTrouble(fault, "x")).toBe(fault);
  expect(knownTrouble("no error", "x")).toBe("no error");
});
