import { describe, expect, test } from "vitest";
import { MAX_EMAIL_LENGTH, readEmail } from "./readEmail.ts";

describe("an email address as a visitor wrote it", () => {
  test.each([
    [" ada@example.com ", "ada@example.com"],
    ["ada+print@mail.example.co.uk", "ada+print@mail.example.co.uk"],
    ["ada@bücher.example", "ada@xn--bcher-kva.example"],
    ["ada@مثال.إختبار", "ada@xn--mgbh0fb.xn--kgbechtv"],
  ])("%j is read as %j", (text, email) => {
    expect(readEmail(text)).toEqual({ email });
  });

  test.each([
    "ada",
    "@example.com",
    "ada@",
    "ada@example",
    "a da@example.com",
    "ada@exa mple.com",
    "ada@example.com, eve@example.com",
    "ada@example.com\r\nbcc: all@example.com",
    "<ada@example.com>",
    "ada@@example.com",
    "=?utf-8?q?eve=40x.example?=@example.com",
  ])("%j is wrong", (text) => {
    expect(readEmail(text).problem).toBe("wrong");
  });

  test("is missing where there is nothing to see, too long from the first character beyond", () => {
    expect(readEmail(" \0 ").problem).toBe("missing");
    const domain = "@example.com";
    const longest = "a".repeat(MAX_EMAIL_LENGTH - domain.length) + domain;
    expect(MAX_EMAIL_LENGTH).toBe(254);
    expect(readEmail(longest).problem).not.toBe("long");
    expect(readEmail(`a${longest}`).problem).toBe("long");
  });
});
