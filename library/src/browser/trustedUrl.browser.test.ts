import { afterEach, describe, expect, test } from "vitest";
import { trustedUrl } from "./trustedUrl.ts";

const frames: HTMLIFrameElement[] = [];

/** A page of its own with a content security policy. */
async function page(policy: string, body = ""): Promise<Document & { defaultView: Window }> {
  const frame = document.createElement("iframe");
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}">${body}`;
  frames.push(frame);
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  const inner = frame.contentDocument;
  if (!inner?.defaultView) throw new Error("no document in the frame");
  return inner as Document & { defaultView: Window };
}

const ENFORCED = "require-trusted-types-for 'script'; trusted-types vitrine";
const REFUSED = "require-trusted-types-for 'script'; trusted-types 'none'";

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

describe("An address", () => {
  test("of the page's own origin is trusted, and made absolute.", () => {
    expect(String(trustedUrl(window, "/a.js?b#c"))).toBe(`${location.origin}/a.js?b#c`);
  });

  test("of an origin on the list is trusted, of any other is not.", () => {
    const origins = ["https://cdn.example"];
    const trusted = trustedUrl(window, "https://cdn.example/x.js", origins);
    expect(String(trusted)).toBe("https://cdn.example/x.js");
    const others = [
      "https://cdn.example.evil.test/x.js",
      "https://cdn.example@evil.test/x.js",
      "https://cdn.example:8443/x.js",
      "http://cdn.example/x.js",
      "//evil.test/x.js",
      "/\\evil.test/x.js",
      "https:\\\\evil.test/x.js",
      "\t//evil.test",
      "data:text/javascript,1",
      "javascript:1",
      URL.createObjectURL(new Blob(["1"])),
      "about:blank",
      "file:///etc/passwd",
    ];
    for (const url of others) {
      expect(() => trustedUrl(window, url, origins), url).toThrow(/^vitrine: a script from /);
    }
  });

  test("that is none is an error, not a trusted one.", () => {
    expect(() => trustedUrl(window, "http://[")).toThrow();
  });
});

describe("Where Trusted Types are enforced", () => {
  test("a script's address is one the browser takes, from the policy vitrine.", async () => {
    const inner = await page(ENFORCED);
    const element = inner.createElement("script");
    expect(() => {
      element.src = "/plain.js";
    }).toThrow(/TrustedScriptURL/);
    element.src = trustedUrl(inner.defaultView, new URL("/x.js", location.href));
    expect(element.src).toBe(`${location.origin}/x.js`);
  });

  test("a second copy of the package shares the policy, of which a page allows but one.", async () => {
    const inner = await page(ENFORCED);
    const path: string = "./trustedUrl.ts?copy";
    const copy: { trustedUrl: typeof trustedUrl } = await import(/* @vite-ignore */ path);
    const element = inner.createElement("script");
    for (const trust of [trustedUrl, copy.trustedUrl]) {
      element.src = trust(inner.defaultView, new URL("/x.js", location.href));
    }
    expect(element.src).toBe(`${location.origin}/x.js`);
  });

  test("the policy itself refuses foreign addresses, whoever asks it.", async () => {
    const inner = await page(ENFORCED);
    trustedUrl(inner.defaultView, new URL("/x.js", location.href));
    const [key] = Object.getOwnPropertySymbols(inner.defaultView).filter((symbol) =>
      String(symbol).includes("vitrine.policy"),
    );
    const policy = Reflect.get(inner.defaultView, key ?? "");
    expect(() => policy.createScriptURL("https://evil.test/x.js", [])).toThrow("vitrine:");
    expect(() => policy.createHTML("<p>")).toThrow();
  });
});

describe("Where the page does not allow the policy", () => {
  test("plain addresses are given, so that nothing fails before the page itself says so.", async () => {
    const inner = await page(REFUSED);
    const url = trustedUrl(inner.defaultView, new URL("/x.js", location.href));
    expect(url).toBe(`${location.origin}/x.js`);
    expect(() => trustedUrl(inner.defaultView, "https://evil.test/x.js")).toThrow("vitrine:");
  });
});
