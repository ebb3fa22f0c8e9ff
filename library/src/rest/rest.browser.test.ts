import { describe, expect, onTestFinished, type TestContext, test } from "vitest";
import { type Capture, captureFetch, type MadeUpAnswer } from "../../../tests/support/capture.ts";
import { rest } from "./rest.ts";
import { withCacheBuster } from "./withCacheBuster.ts";

async function capture(
  task: TestContext["task"],
  answer: MadeUpAnswer = { body: "{}" },
): Promise<Capture> {
  const capturing = await captureFetch(task, ({ url }) =>
    url.pathname.startsWith("/wp-json/") ? answer : undefined,
  );
  onTestFinished(() => capturing.stop());
  return capturing;
}

const sent = (requests: Capture, path: string) => requests.next(({ url }) => url.pathname === path);

describe("rest", () => {
  test("without a method it posts, to the route that it is given [PB-012, PB-013]", async ({
    task,
  }) => {
    const requests = await capture(task);
    await rest("/wp-json/tcb/v1/one?a=1", { b: 2 });
    const request = await sent(requests, "/wp-json/tcb/v1/one");
    expect([request.method, request.url.search]).toEqual(["POST", "?a=1"]);
    await rest(new URL("/wp-json/anything/else", location.href), {}, { method: "DELETE" });
    expect((await sent(requests, "/wp-json/anything/else")).method).toBe("DELETE");
  });

  test("the payload is sent as a form's, lists and objects in brackets [PB-014]", async ({
    task,
  }) => {
    const requests = await capture(task);
    await rest("/wp-json/form", { name: "Ä & b", user: { id: 7, tags: ["x", "y"] } });
    const { headers, body } = await sent(requests, "/wp-json/form");
    expect(headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    expect(body).toBe(
      "name=%C3%84+%26+b&user%5Bid%5D=7&user%5Btags%5D%5B0%5D=x&user%5Btags%5D%5B1%5D=y",
    );
  });

  test("a read has its payload in the address, and no body", async ({ task }) => {
    const requests = await capture(task);
    await rest("/wp-json/read?page=1#top", { page: 2, q: { a: "b" } }, { method: "GET" });
    const { method, url, body } = await sent(requests, "/wp-json/read");
    expect([method, url.search, body]).toEqual(["GET", "?page=2&q%5Ba%5D=b", ""]);
  });

  test("the nonce goes in its header, and without one there is none [PB-015]", async ({ task }) => {
    const requests = await capture(task);
    await rest("/wp-json/with", {}, { nonce: "0a1b2c3d4e" });
    expect((await sent(requests, "/wp-json/with")).headers["x-wp-nonce"]).toBe("0a1b2c3d4e");
    await rest("/wp-json/without");
    expect((await sent(requests, "/wp-json/without")).headers).not.toHaveProperty("x-wp-nonce");
  });

  test("nothing but the given address is ever asked [PB-016]", async ({ task }) => {
    const requests = await capture(task);
    await rest("/wp-json/x/1", { route: "/y" }, { nonce: "n" });
    await rest("/wp-json/x/2", {}, { method: "GET" });
    const asked = requests.all().map(({ url }) => url.pathname);
    expect(asked.filter((path) => path.startsWith("/wp-json/"))).toEqual([
      "/wp-json/x/1",
      "/wp-json/x/2",
    ]);
    expect(asked.filter((path) => !path.startsWith("/wp-json/"))).toEqual([]);
  });

  test.each([
    ["an object [PB-017]", '{"a":{"b":[1]}}', { a: { b: [1] } }],
    ["a list [PB-017]", "[1,[]]", [1, []]],
    ["text [PB-017]", '"done"', "done"],
    ["a number [PB-017]", "0", 0],
    ["nothing [PB-017]", "null", null],
  ])("hands on what was answered as it is: %s", async (_what, body, expected) => {
    const capturing = await captureFetch({ meta: {} }, () => ({ body }));
    onTestFinished(() => capturing.stop());
    expect(await rest("/wp-json/answer")).toEqual(expected);
  });

  test("a refusal is an error that carries its answer, unchecked", async ({ task }) => {
    await capture(task, { status: 403, body: '{"code":"rest_cookie_invalid_nonce"}' });
    await expect(rest("/wp-json/refused")).rejects.toMatchObject({
      kind: "status",
      status: 403,
      data: { code: "rest_cookie_invalid_nonce" },
    });
  });

  test("can be ended from outside", async ({ task }) => {
    await capture(task);
    const signal = AbortSignal.abort();
    await expect(rest("/wp-json/ended", {}, { signal })).rejects.toMatchObject({ kind: "aborted" });
  });
});

test("an address that caches have not seen carries _, from 0 to 999 [PB-018]", async ({ task }) => {
  const requests = await capture(task);
  await rest(withCacheBuster("/wp-json/fresh?a=1"), {}, { method: "GET" });
  const { url } = await sent(requests, "/wp-json/fresh");
  expect(url.searchParams.get("a")).toBe("1");
  const number = url.searchParams.get("_") ?? "";
  expect(number).toMatch(/^\d{1,3}$/);
  expect(Number(number)).toBeLessThanOrEqual(999);
});
