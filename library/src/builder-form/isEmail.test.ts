import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEmail } from "./isEmail.ts";

describe("isEmail", () => {
  test.each(["user@example.com", "a.b+tag@mail.example.co.uk", "o'neil@example.org", "x@1a.io"])(
    "%s is an address [PB-103]",
    (text) => expect(isEmail(text)).toBe(true),
  );

  test.each([
    ...["user@", "@x.com", "user", "", "user@x", "a@b@example.com", "us er@example.com"],
    ...["user@-x.com", "user@x-.com", "user@x..com", "user@example.c", "user@10.0.0.1"],
    ...["<user@example.com>", "user@exam ple.com", `${"a".repeat(250)}@b.example`],
  ])('"%s" is none [PB-103]', (text) => expect(isEmail(text)).toBe(false));

  test("letters may be of any case [PB-104]", () => {
    expect(isEmail("USER@EXAMPLE.COM")).toBe(true);
    expect(isEmail("User@Example.Com")).toBe(true);
  });

  test("letters may be of any script", () => {
    expect(isEmail("ada@exämple.de")).toBe(true);
    expect(isEmail("用户@例子.中国")).toBe(true);
  });

  test("what it takes has one @ and no spaces, and a space or a second @ spoils it", () => {
    const isPlain = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."ab1.-@ é") }), (text) => {
        expect(!isEmail(text) || isPlain(text)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), fc.constantFrom(" ", "@"), (address, at, more) => {
        expect(isEmail(address)).toBe(true);
        const place = at % (address.length + 1);
        expect(isEmail(address.slice(0, place) + more + address.slice(place))).toBe(false);
      }),
    );
  });

  test("a long text is judged in no time", () => {
    const started = performance.now();
    expect(isEmail(`a@${"a-".repeat(100_000)}`)).toBe(false);
    expect(isEmail(`a@${"a.".repeat(100)}`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(50);
  });
});
