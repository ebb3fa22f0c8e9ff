import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { readCookie } from "./readCookie.ts";
import { expireCookie, writeCookie } from "./writeCookie.ts";

const NAME = "vitrine test[ä]";

type Kept = { name: string; expires: number; session: boolean; sameSite?: string; secure: boolean };

/** The cookie as the browser's own jar holds it. */
async function kept(): Promise<Kept | undefined> {
  const { cookies } = await cdp().send("Network.getCookies", { urls: [location.href] });
  return cookies.find(({ name }) => name === encodeURIComponent(NAME));
}

beforeEach(() => expireCookie(document, NAME));
afterEach(() => expireCookie(document, NAME));

test("Any text comes back as it was written, and goes when it expires.", () => {
  for (const value of ["", "a b;c=d,e", "ä€😀", '{"a":1}', "100%"]) {
    writeCookie(document, { name: NAME, value });
    expect(readCookie(document, NAME)).toBe(value);
  }
  expireCookie(document, NAME);
  expect(readCookie(document, NAME)).toBeUndefined();
});

test("The browser keeps it as long as asked, Lax unless asked otherwise.", async () => {
  const month = 30 * 24 * 3600;
  writeCookie(document, { name: NAME, value: "1", maxAge: month });
  const cookie = await kept();
  expect(cookie).toMatchObject({ sameSite: "Lax", secure: false, session: false });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - month)).toBeLessThan(5);
  writeCookie(document, { name: NAME, value: "1", sameSite: "Strict" });
  expect(await kept()).toMatchObject({ sameSite: "Strict", session: true });
});

describe("In a frame that forbids cookies", () => {
  test("nothing is read or written, and nothing thrown.", async () => {
    const frame = document.createElement("iframe");
    frame.srcdoc = "<p>sandboxed</p>";
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    const inner = frame.contentDocument;
    if (!inner) throw new Error("no document in the frame");
    // What a sandboxed document does; it could not be reached from here.
    Object.defineProperty(inner, "cookie", {
      get() {
        throw new DOMException("sandboxed", "SecurityError");
      },
      set() {
        throw new DOMException("sandboxed", "SecurityError");
      },
    });
    writeCookie(inner, { name: NAME, value: "1" });
    expect(readCookie(inner, NAME)).toBeUndefined();
    frame.remove();
  });
});
