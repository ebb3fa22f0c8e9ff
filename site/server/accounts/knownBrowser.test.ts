import { describe, expect, test } from "vitest";
import { isKnownBrowser, KNOWN_DAYS, knownBrowser } from "./knownBrowser.ts";

const SECRET = "s".repeat(43);
const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 0, 15);
const ada = { email: "ada@example.com", secret: SECRET };
const known = (value: string | undefined, more = {}, now = NOW) =>
  isKnownBrowser({ ...ada, value, ...more }, now);

describe("A known browser", () => {
  const value = knownBrowser({ ...ada, value: undefined }, NOW);

  test("is known for the account whose password was right in it, and for no other", () => {
    expect(known(value)).toBe(true);
    expect(known(value, { email: "Ada@Example.com" })).toBe(true);
    expect(known(value, { email: "eve@example.com" })).toBe(false);
    expect(known(value, { secret: "o".repeat(43) })).toBe(false);
  });

  test("is forgotten after half a year, and not known before it was", () => {
    expect(known(value, {}, NOW + KNOWN_DAYS * DAY)).toBe(true);
    expect(known(value, {}, NOW + (KNOWN_DAYS + 1) * DAY)).toBe(false);
    expect(known(value, {}, NOW - DAY)).toBe(false);
  });

  test.each([
    undefined,
    "",
    ".",
    "x",
    "0-",
    `0${value}`.slice(0, -1),
    value.replace(/^\d+/, "99999"),
    `${value}x`,
    "é".repeat(28),
  ])("is not known by %j", (other) => {
    expect(known(other)).toBe(false);
  });

  test("is known for four accounts at most, the last ones, each once", () => {
    const emails = ["a", "b", "c", "d", "e", "e"].map((name) => `${name}@example.com`);
    const all = emails.reduce<string | undefined>(
      (before, email) => knownBrowser({ email, secret: SECRET, value: before }, NOW),
      undefined,
    );
    expect(emails.map((email) => known(all, { email }))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(all?.split(".")).toHaveLength(4);
  });
});
