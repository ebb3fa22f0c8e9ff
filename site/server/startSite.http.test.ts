import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { parse } from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitorSchema } from "vitrine/runtime";
import type { PageSource } from "../content/PageSource.ts";
import type { ShownDocument } from "../content/ShownDocument.ts";
import { siteSettings } from "../content/siteSettings.ts";
import { readConfig } from "./config.ts";
import { createPageCache } from "./pageCache.ts";
import { type RunningSite, startSite } from "./startSite.ts";
import { readStaticFiles } from "./staticFiles.ts";
import { emptyDocument, emptySource } from "./testing/emptySource.ts";
import { noAssets } from "./testing/noAssets.ts";
import { noDatabase } from "./testing/noDatabase.ts";
import { noLibrary } from "./testing/noLibrary.ts";
import { noMedia } from "./testing/noMedia.ts";
import { noVisitors } from "./testing/noVisitors.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-files-"));
const lines: Record<string, unknown>[] = [];
const cache = createPageCache();
let site: RunningSite;
let asked = 0;
let title = "Test site";
/** What happens after the settings were read and before a page is made of them. */
let meanwhile = async (): Promise<void> => {};
let fail = false;
let slow = Promise.resolve();

const home: ShownDocument = {
  ...emptyDocument,
  path: "/",
  title: "Home",
  excerpt: "A site.",
  body: { version: 1, blocks: [{ id: "a", type: "heading", fields: { text: "Hello <&> all" } }] },
};

const source: PageSource = {
  ...emptySource,
  async readSite() {
    const site = { ...siteSettings.fallback, title };
    await meanwhile();
    return site;
  },
  async findDocument({ paths: [path] }) {
    asked += 1;
    await slow;
    if (fail) throw new Error("password=hunter2 at store.ts");
    return path === "/" || path === "/café"
      ? { ...home, path, translations: [], above: [], hasComments: false }
      : undefined;
  },
};

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "app-1234567.js"), "export {};");
  writeFileSync(join(folder, "assets", "app-1234567.js.br"), "compressed");
  writeFileSync(join(folder, "secret.env"), "TOP=SECRET");
  site = await startSite({
    config: readConfig({ PORT: "0" }, folder),
    secret: "s".repeat(43),
    source,
    assets: {
      ...noAssets,
      styles: new Map([["site", { text: "body{color:navy}" }]]),
      modules: ["/assets/app-1234567.js"],
    },
    files: readStaticFiles(folder),
    cache,
    log: pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line)) }),
    db: noDatabase,
    visitors: noVisitors,
    media: noMedia,
    library: noLibrary,
    catchUp: async () => {},
    isReady: async () => !fail,
  });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  cache.renew();
  asked = 0;
  title = "Test site";
  meanwhile = async () => {};
  fail = false;
  slow = Promise.resolve();
});

const HTML = { accept: "text/html" };
const get = (path: string, init?: RequestInit) =>
  fetch(site.address + path, { redirect: "manual", ...init });

/** Sends bytes as they are, and gives all that comes back. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.address).port), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
    socket.write(bytes, "latin1");
    setTimeout(() => socket.destroy(), 10_000).unref();
  });
}

describe("pages", () => {
  test("are rendered once, then come from the cache, the same", async () => {
    const first = await (await get("/")).text();
    const second = await (await get("/")).text();
    expect(first).toContain("Hello &lt;&amp;&gt; all");
    expect(second).toBe(first);
    expect(asked).toBe(1);
  });

  test("made of settings that changed meanwhile are not kept", async () => {
    meanwhile = async () => {
      title = "New name";
      meanwhile = async () => {};
      cache.renew();
    };
    expect(await (await get("/")).text()).toContain("Test site");
    expect(await (await get("/")).text()).toContain("New name");
  });

  test("asked for by many at once, they are rendered once", async () => {
    let go: () => void = () => {};
    slow = new Promise((resolve) => {
      go = resolve;
    });
    const waiting = Promise.all(Array.from({ length: 20 }, () => get("/")));
    await expect.poll(() => asked).toBe(1);
    go();
    expect((await waiting).every((answer) => answer.status === 200)).toBe(true);
    expect(asked).toBe(1);
  });

  test("are answered with 304 where the browser has them, rendered or cached", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    const again = await get("/", { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    cache.renew();
    expect((await get("/", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("go out compressed as the browser asks, with a HEAD that matches", async () => {
    for (const encoding of ["br", "gzip"]) {
      const answer = await get("/", { headers: { "accept-encoding": encoding } });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(await answer.text()).toContain("Hello");
    }
    const cached = await get("/", { method: "HEAD" });
    cache.renew();
    const rendered = await get("/", { method: "HEAD" });
    expect(cached.status).toBe(200);
    expect(Number(cached.headers.get("content-length"))).toBeGreaterThan(100);
    expect(rendered.headers.get("content-length")).toBe(cached.headers.get("content-length"));
  });

  test("of a visitor with a session neither fill nor read the cache", async () => {
    const cookie = { headers: { cookie: "a=b; vitrine_session=abc" } };
    const answer = await get("/", cookie);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    await get("/", cookie);
    await get("/");
    expect(asked).toBe(3);
  });

  test("carry the security headers, rendered or cached", async () => {
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await get("/");
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; " +
          "base-uri 'none'; form-action 'self'; frame-ancestors 'self'; " +
          "require-trusted-types-for 'script'; trusted-types vitrine",
      );
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("speculation-rules")).toBe('"/speculation-rules.json"');
      expect(headers.get("set-cookie")).toBeNull();
    }
  });

  test("come in the theme that the visitor chose, each kept apart", async () => {
    const themeOf = async (cookie?: string): Promise<string | undefined> => {
      const answer = await get("/", { headers: cookie === undefined ? {} : { cookie } });
      expect(answer.headers.get("vary")).toBe("accept-encoding, cookie");
      return /<html[^>]* data-theme="(\w+)"/.exec(await answer.text())?.[1];
    };
    for (const _ of ["rendered", "kept"]) {
      expect(await themeOf("vitrine_theme=dark")).toBe("dark");
      expect(await themeOf("a=b; vitrine_theme=light")).toBe("light");
      expect(await themeOf()).toBeUndefined();
    }
    expect(asked).toBe(3);
    for (const junk of ["vitrine_theme=auto", 'vitrine_theme="><script>', "x_vitrine_theme=dark"]) {
      expect(await themeOf(junk)).toBeUndefined();
    }
    expect(asked).toBe(3);
  });

  test("bring their styles and icons along, so that nothing is waited for", async () => {
    const html = await (await get("/")).text();
    expect(html).toContain("<style>body{color:navy}</style>");
    expect(html).not.toContain('rel="stylesheet"');
    const shown = [...html.matchAll(/<use href="#(\w+[-\w]*)"/g)].map(([, id]) => id);
    expect(shown.length).toBeGreaterThan(0);
    for (const id of shown) expect(html).toContain(`<symbol id="${id}"`);
  });

  test("that are short are painted once all of them is there", async () => {
    const html = await (await get("/")).text();
    const awaited = /<link rel="expect" href="#([^"]*)" blocking="render"\/>/.exec(html)?.[1];
    expect(html.lastIndexOf(`id="${awaited}"`)).toBeGreaterThan(html.indexOf("</footer>"));
  });

  test("hold no inline script that could run", async () => {
    const html = await (await get("/")).text();
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)];
    const inline = scripts.filter(([, attributes, text]) => text && !attributes?.includes("json"));
    expect(inline).toEqual([]);
    expect(html).not.toMatch(/\son\w+=/);
  });

  test("whose address is not ASCII are found, also by its other spellings", async () => {
    for (const path of ["/caf%C3%A9", "/caf%c3%a9", "/caf%C3%A9/"]) {
      const answer = await fetch(site.address + path);
      expect([path, answer.status, new URL(answer.url).pathname]).toEqual([
        path,
        200,
        "/caf%C3%A9",
      ]);
      expect(await answer.text()).toContain("Hello");
    }
    expect((await get("/nicht-da-%C3%A4")).status).toBe(404);
  });

  test("are cached by what they depend on, not by every query that is asked", async () => {
    for (let count = 0; count < 20; count += 1) await (await get(`/?x=${count}`)).text();
    expect(asked).toBe(1);
  });

  test("have one address: others lead there, and never to another site", async () => {
    expect((await get("/caf%C3%A9/")).headers.get("location")).toBe("/caf%C3%A9");
    expect((await get("//evil.example/x/")).headers.get("location")).toBe("/evil.example/x");
    expect((await get("/caf%C3%A9/?a=1")).headers.get("location")).toBe("/caf%C3%A9?a=1");
  });
});

describe("errors", () => {
  test("a missing page looks like the site and is not kept", async () => {
    const answer = await get("/nowhere", { headers: HTML });
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain("This page is not here");
    expect(html).toContain("Test site");
    expect(html).toContain('content="noindex"');
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
  });

  test("a failing store is told as a sentence and a number, and not how it failed", async () => {
    fail = true;
    const answer = await get("/", { headers: HTML });
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(html).not.toMatch(/hunter2|store\.ts/);
    const id = answer.headers.get("x-request-id") ?? "-";
    expect(html).toContain(id);
    expect(lines.find((line) => line.id === id && line.err)).toMatchObject({
      err: { message: expect.stringContaining("hunter2") },
    });
  });

  test("programs are told in JSON", async () => {
    const answer = await get("/api/nothing");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: {
        status: 404,
        message: "There is nothing at this address of the API.",
        request_id: answer.headers.get("x-request-id"),
      },
    });
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
    "%s on a page is refused, and says what is allowed",
    async (method) => {
      const answer = await get("/", { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("GET, HEAD");
    },
  );

  test.each([
    "/../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/.vite/manifest.json",
    "/secret.env",
    "/%",
    "/%00",
  ])("%s reaches no file", async (path) => {
    const answer = await send(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
    expect(answer).not.toContain("SECRET");
  });
});

describe("requests that are none", () => {
  test.each([
    ["a wrong host", "GET / HTTP/1.1\r\nhost: evil.example\r\n\r\n", 421],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 421],
    ["another site's address", "GET http://evil.example/ HTTP/1.1\r\nhost: localhost\r\n\r\n", 400],
    ["a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n", 405],
    ["an unknown method", "GRAB / HTTP/1.1\r\nhost: localhost\r\n\r\n", 400],
    ["noise", "\u0016\u0003\u0001\u0000\u0000\u0000\r\n\r\n", 400],
    ["a huge head", `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["a huge address", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, 431],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
      400,
    ],
  ])("%s is refused with a sentence", async (_name, bytes, status) => {
    const answer = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.split("\r\n\r\n")[1]).toMatch(/^[A-Z].+\.\s*$/);
  });

  test("a body over the limit is refused", async () => {
    const told = await get("/api/x", { method: "POST", body: "a".repeat(1024 * 1024 + 1) });
    expect(told.status).toBe(413);
    const { error } = (await told.json()) as { error: { message: string } };
    expect(error.message).toContain("too large");
  });

  test("what only can be read says so, beside pages and their API", async () => {
    for (const path of ["/api/visitor", "/healthz", "/readyz"]) {
      const answer = await get(path, { method: "POST" });
      expect([path, answer.status, answer.headers.get("allow")]).toEqual([path, 405, "GET, HEAD"]);
    }
  });
});

describe("files", () => {
  test("with a hash in their name are kept for good, and pages of other origins may load them", async () => {
    const answer = await get("/assets/app-1234567.js", { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    await answer.body?.cancel();
    const plain = await get("/assets/app-1234567.js", {
      headers: { "accept-encoding": "identity" },
    });
    expect(await plain.text()).toBe("export {};");
    const etag = plain.headers.get("etag") ?? "";
    const again = await get("/assets/app-1234567.js", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });
});

describe("health and the visitor", () => {
  test("/healthz says that the process works, /readyz that its store does", async () => {
    expect((await get("/readyz")).status).toBe(200);
    fail = true;
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(503);
  });

  test("GET /api/visitor answers what differs from visitor to visitor, kept by nobody", async () => {
    const answer = await get("/api/visitor", { headers: { "x-forwarded-for": "6.6.6.6" } });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const visitor = parse(visitorSchema, await answer.json());
    expect(visitor).toMatchObject({ ip: "127.0.0.1", current_user: {}, cart_count: 0 });
    expect(visitor.nonce).toMatch(/^[0-9a-f]{20}$/);
  });
});

describe("the log", () => {
  test("has one line a request, with its id and without the visitor's address or cookies", async () => {
    const answer = await get("/?q=1", { headers: { cookie: "private=1" } });
    await answer.text();
    const id = answer.headers.get("x-request-id");
    await expect.poll(() => lines.filter((line) => line.id === id)).toHaveLength(1);
    const line = lines.find((one) => one.id === id);
    expect(line).toMatchObject({
      method: "GET",
      url: "/?q=1",
      status: 200,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(line)).not.toMatch(/127\.0\.0\.1|private/);
  });
});
