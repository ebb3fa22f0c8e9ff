import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { readCookie } from "./readCookie.ts";
import { expireCookie, writeCookie } from "./writeCookie.ts";

/** A document that keeps the last cookie text it was given. */
function page(protocol: string, cookie = ""): Document {
  return { location: { protocol }, cookie } as Document;
}

test("A cookie names its path, SameSite and, on https, Secure.", () => {
  const document = page("https:");
  writeCookie(document, { name: "a b", value: "1;2=3", maxAge: 60 });
  expect(document.cookie).toBe("a%20b=1%3B2%3D3;path=/;max-age=60;samesite=Lax;secure");
});

test("On http it is not Secure, or it would not be kept.", () => {
  const document = page("http:");
  writeCookie(document, {
    name: "a",
    value: "",
    path: "/shop",
    domain: "x.test",
    sameSite: "Strict",
  });
  expect(document.cookie).toBe("a=;path=/shop;domain=x.test;samesite=Strict");
});

test("Expiring writes the same place with no time to live.", () => {
  const document = page("http:");
  expireCookie(document, "a", { domain: "x.test" });
  expect(document.cookie).toBe("a=;path=/;domain=x.test;max-age=0;samesite=Lax");
});

describe("Reading", () => {
  test("finds exactly the name, decoded or as others wrote it.", () => {
    const document = page("http:", "xa=1; a=2; b[c]=3; d%20e=%C3%A4; a=4;f");
    expect(readCookie(document, "a")).toBe("2");
    expect(readCookie(document, "b[c]")).toBe("3");
    expect(readCookie(document, "d e")).toBe("ä");
    expect(readCookie(document, "f")).toBeUndefined();
    expect(readCookie(document, "")).toBeUndefined();
  });

  test("keeps all that follows the first equals sign.", () => {
    expect(readCookie(page("http:", "a=b=c=="), "a")).toBe("b=c==");
  });

  test("gives back the raw text where it is no URI encoding.", () => {
    expect(readCookie(page("http:", "a=100%; %zz=1"), "a")).toBe("100%");
    expect(readCookie(page("http:", "a=100%; %zz=1"), "%zz")).toBe("1");
  });

  test("is not confused by any text a cookie jar may hold.", () => {
    assert(property(string(), string(), (jar, name) => void readCookie(page("http:", jar), name)));
  });
});

test("Forbidden cookies read as nothing, and writing them does not throw.", () => {
  const forbidden = {
    location: { protocol: "http:" },
    get cookie(): string {
      throw new DOMException("sandboxed", "SecurityError");
    },
    set cookie(_: string) {
      throw new DOMException("sandboxed", "SecurityError");
    },
  } as Document;
  writeCookie(forbidden, { name: "a", value: "1" });
  expireCookie(forbidden, "a");
  expect(readCookie(forbidden, "a")).toBeUndefined();
});

test("A value that is half a character is not written, and does not throw.", () => {
  const document = page("http:");
  writeCookie(document, { name: "a", value: "\ud800" });
  expect(document.cookie).toBe("");
});
