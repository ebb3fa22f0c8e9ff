import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { expect, test } from "vitest";
import { FORM_BODY_LIMIT, readFormPost } from "./formPost.ts";
import { SiteError } from "./SiteError.ts";

test("A form sends 256 kB at most, which 5,000 characters of any script never fill", () => {
  expect(FORM_BODY_LIMIT).toBe(262_144);
  const longest = new URLSearchParams({ comment: "🖨".repeat(5000) }).toString();
  expect(longest.length).toBeLessThan(FORM_BODY_LIMIT / 2);
});

/** What a post with these headers is answered. */
async function statusOf(
  headers: Readonly<Record<string, string>>,
  origin?: string,
): Promise<number> {
  const app = new Hono()
    .post("/", async (c) => c.text((await readFormPost(c, origin)).toString()))
    .onError((error) => {
      if (error instanceof SiteError) return new Response(error.message, { status: error.status });
      throw error instanceof HTTPException ? error : new Error("unexpected", { cause: error });
    });
  const type = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };
  const init = { method: "POST", headers: { ...type, ...headers }, body: "a=1" };
  return (await app.request("/", init)).status;
}

test("A form is ours where the browser says so by its Origin, or by Sec-Fetch-Site alone", async () => {
  const host = "localhost:3000";
  expect(await statusOf({ host, origin: "http://localhost:3000" })).toBe(200);
  expect(await statusOf({ host, origin: "https://localhost:3000" })).toBe(200);
  expect(await statusOf({ host: "LOCALHOST:3000", origin: "http://localhost:3000" })).toBe(200);
  expect(await statusOf({ host, "sec-fetch-site": "same-origin" })).toBe(200);
  expect(await statusOf({ host })).toBe(403);
  expect(await statusOf({ host, "sec-fetch-site": "none" })).toBe(403);
  expect(await statusOf({ host, origin: "http://localhost:3001" })).toBe(403);
  expect(await statusOf({ host, origin: "ftp://localhost:3000" })).toBe(403);
  expect(await statusOf({ origin: "http://localhost:3000" })).toBe(403);
});

test("The public address counts only as its owner set it, also behind a proxy", async () => {
  const shop = "https://shop.example";
  expect(await statusOf({ host: "shop.example", origin: shop }, shop)).toBe(200);
  expect(await statusOf({ host: "127.0.0.1:3000", origin: shop }, shop)).toBe(200);
  // Someone in the network answered for it without https.
  expect(await statusOf({ host: "shop.example", origin: "http://shop.example" }, shop)).toBe(403);
  expect(await statusOf({ host: "shop.example", origin: "https://shop.example.evil" }, shop)).toBe(
    403,
  );
  expect(await statusOf({ host: "localhost:3000", origin: "http://localhost:3000" }, shop)).toBe(
    200,
  );
});
