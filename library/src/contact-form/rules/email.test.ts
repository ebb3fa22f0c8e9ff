import { array, assert, constantFrom, property, string, tuple } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { emailRule } from "./email.ts";

const holds = (...values: string[]): boolean => ruleHolds(emailRule, values);
const LOCAL = "!#$%&'*+/=?^_`{|}~.-";
const ALNUM = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

test("five characters are too few for an address, six are enough [CF-031]", () => {
  expect(holds("a@b.c")).toBe(false);
  expect(holds("a@b.cd")).toBe(true);
});

test("an address has one @, no fewer and no more [CF-032]", () => {
  expect(holds("userexample.com")).toBe(false);
  expect(holds("us@er@example.com")).toBe(false);
  expect(holds("user@@example.com")).toBe(false);
  expect(holds("user@example.com")).toBe(true);
});

test("the @ does not stand first [CF-033]", () => {
  expect(holds("@example.com")).toBe(false);
});

test("before the @ stand letters, digits and twenty listed characters, no space or comma [CF-034]", () => {
  expect(LOCAL).toHaveLength(20);
  for (const character of LOCAL + ALNUM) {
    expect(holds(`${character}@example.com`), character).toBe(true);
    expect(holds(`a${character}b@example.com`), character).toBe(true);
  }
  for (const character of ' ,"();:<>[\\]ä\u0000\n') {
    expect(holds(`a${character}b@example.com`), JSON.stringify(character)).toBe(false);
  }
});

test("the domain has two labels at least [CF-035]", () => {
  expect(holds("user@localhost")).toBe(false);
  expect(holds("user@local.host")).toBe(true);
  expect(holds("user@a.b.c.d.example")).toBe(true);
});

test("labels are of letters, digits and hyphens [CF-036]", () => {
  expect(holds("user@exa_mple.com")).toBe(false);
  expect(holds("user@ex-4-mple.com")).toBe(true);
  expect(holds("user@exämple.com")).toBe(false);
  expect(holds("user@[127.0.0.1]")).toBe(false);
});

test("no label begins or ends with a hyphen [CF-037]", () => {
  for (const domain of ["-a.com", "a-.com", "a.-com", "a.com-", "a.-.com"]) {
    expect(holds(`user@${domain}`), domain).toBe(false);
  }
  expect(holds("user@xn--bcher-kva.example")).toBe(true);
});

test("the domain neither begins nor ends with a dot [CF-038]", () => {
  expect(holds("user@.example.com")).toBe(false);
  expect(holds("user@example.com.")).toBe(false);
});

test("the domain has no two dots in a row [CF-039]", () => {
  expect(holds("user@example..com")).toBe(false);
});

test("each of several must be an address, blank ones are passed over, files too", () => {
  expect(holds("a@b.cd", "bad")).toBe(false);
  expect(holds("a@b.cd", " ", " c@d.ef ")).toBe(true);
  expect(ruleHolds(emailRule, [fileOf("a.txt")])).toBe(true);
});

const characters = (set: string, minLength = 1) =>
  string({ unit: constantFrom(...set), minLength, maxLength: 20 });
const label = tuple(characters(ALNUM), characters(`${ALNUM}-`), characters(ALNUM)).map((parts) =>
  parts.join(""),
);

test("whatever is built by the rules holds, and with an @ more it does not", () => {
  const domains = array(label, { minLength: 2, maxLength: 5 }).map((labels) => labels.join("."));
  assert(
    property(characters(ALNUM + LOCAL), domains, (local, domain) => {
      expect(holds(`${local}@${domain}`)).toBe(true);
      expect(holds(`${local}@@${domain}`)).toBe(false);
      expect(holds(`${local}@${domain}@`)).toBe(false);
    }),
  );
});

test("it says the same as the rules written out one by one", () => {
  const isDomain = (domain: string): boolean =>
    domain.includes(".") &&
    domain.split(".").every((part) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(part));
  assert(
    property(string({ unit: constantFrom(..."aZ0.-_@+ "), maxLength: 12 }), (text) => {
      const parts = text.trim().split("@");
      const [local = "", domain = ""] = parts;
      const isGood =
        text.trim().length >= 6 &&
        parts.length === 2 &&
        /^[\w.+-]+$/.test(local) &&
        isDomain(domain);
      expect(holds(text)).toBe(isGood || text.trim() === "");
    }),
    { numRuns: 2000 },
  );
});
