import { expect, test } from "vitest";
import { isForGoneDatabase } from "./isDatabaseGone.ts";

const coded = (code: string) => Object.assign(new Error("no"), { code });

test("What failed since the database is gone is known by its cause", () => {
  const wrapped = new Error("Failed query: insert", { cause: coded("CONNECT_TIMEOUT") });
  expect(isForGoneDatabase(wrapped)).toBe(true);
  expect(isForGoneDatabase(coded("57P01"))).toBe(true);
});

test("What failed since the database refuses it is told apart from that", () => {
  expect(isForGoneDatabase(new Error("Failed query", { cause: coded("23505") }))).toBe(false);
  expect(isForGoneDatabase("ECONNREFUSED")).toBe(false);
});
