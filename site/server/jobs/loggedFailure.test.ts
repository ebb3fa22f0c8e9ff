import { describe, expect, test } from "vitest";
import { loggedFailure } from "./loggedFailure.ts";

describe("What is logged of a job that failed", () => {
  test("names nobody whom a mail server names", () => {
    const message = "Can't send mail: 451 <vera@vera.example>: Greylisted";
    const smtp = { code: "EENVELOPE", command: "RCPT TO", responseCode: 451 };
    expect(loggedFailure(Object.assign(new Error(message), smtp))).toEqual(smtp);
    const silent = { code: "ETIMEDOUT", command: "CONN", responseCode: false };
    expect(loggedFailure(Object.assign(new Error("Timeout"), silent))).toEqual({
      code: "ETIMEDOUT",
      command: "CONN",
    });
  });

  test("is the database's own word of a query, without what was to be written", () => {
    const cause = new Error("deadlock detected");
    const failed = new Error("Failed query: insert … params: vera@vera.example", { cause });
    expect(loggedFailure(failed)).toEqual({ error: "deadlock detected" });
  });

  test("is else what was said", () => {
    expect(loggedFailure(new Error("The disk is away."))).toEqual({ error: "The disk is away." });
    expect(loggedFailure("away")).toEqual({ error: "away" });
  });
});
