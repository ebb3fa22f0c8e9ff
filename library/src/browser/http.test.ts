import type { IncomingMessage, ServerResponse } from "node:http";
import { number, object, parse as parseSchema } from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LocalServer, listenLocally } from "../../../tests/support/listenLocally.ts";
import { REQUEST_TIMEOUT, request } from "./http.ts";
import { HttpError } from "./httpError.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: LocalServer;
let origin: string;
let answer: Answer;
let sent: { method?: string | undefined; headers: IncomingMessage["headers"]; body: string };

beforeAll(async () => {
  server = await listenLocally(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    sent = {
      method: incoming.method,
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString(),
    };
    answer(incoming, response);
  });
  origin = server.origin;
});

afterAll(async () => {
  await server.close();
});

beforeEach(() => {
  answer = (_, response) => response.end('{"id":1}');
});

const json =
  (text: string, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json", "x-nonce": "n1" }).end(text);

/** The error a request fails with. */
async function failure(promise: Promise<unknown>): Promise<HttpError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof HttpError) return error;
  throw new Error(`expected an HttpError, got ${String(error)}`);
}

const Item = object({ id: number() });

describe("What is sent", () => {
  test("is a GET that asks for JSON, by default.", async () => {
    await request(`${origin}/x`);
    expect(sent.method).toBe("GET");
    expect(sent.headers.accept).toBe("application/json");
    expect(sent.body).toBe("");
  });

  test("is JSON by POST where there is some, null included.", async () => {
    await request(origin, { json: { text: "ä" } });
    expect(sent).toMatchObject({ method: "POST", body: '{"text":"ä"}' });
    expect(sent.headers["content-type"]).toBe("application/json");
    await request(origin, { json: null });
    expect(sent.body).toBe("null");
  });

  test("is a body as it is, with the method and headers asked for.", async () => {
    const body = new FormData();
    body.set("your-name", "x");
    await request(origin, { body, method: "PUT", headers: { "x-wp-nonce": "n" } });
    expect(sent.method).toBe("PUT");
    expect(sent.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent.headers["x-wp-nonce"]).toBe("n");
    expect(sent.body).toContain('name="your-name"');
  });
});

describe("An answer", () => {
  test("is parsed by the caller's schema, who also sees its headers.", async () => {
    answer = json('{"id":7,"more":true}');
    const item = await request(origin, {
      parse: (data, response) => ({
        ...parseSchema(Item, data),
        nonce: response.headers.get("x-nonce"),
      }),
    });
    expect(item).toEqual({ id: 7, nonce: "n1" });
  });

  test("is not looked into where nobody asked for it.", async () => {
    answer = (_, response) => response.writeHead(204).end();
    expect(await request(origin)).toBeUndefined();
    answer = (_, response) => response.end("<p>hello");
    expect(await request(origin)).toBeUndefined();
  });

  test("that is no JSON, or other JSON than agreed on, is invalid.", async () => {
    const parse = (data: unknown) => parseSchema(Item, data);
    for (const text of ["", "<html>", '{"id":1', '{"id":"1"}', "null", "[]"]) {
      answer = json(text);
      expect(await failure(request(origin, { parse })), text).toMatchObject({
        kind: "invalid_json",
        status: 200,
      });
    }
  });

  test("with another status than 2xx is an error that carries its JSON.", async () => {
    answer = json('{"code":"rest_cookie_invalid_nonce"}', 403);
    const error = await failure(request(origin, { parse: () => 1 }));
    expect(error).toMatchObject({ kind: "status", status: 403, name: "HttpError" });
    expect(error.data).toEqual({ code: "rest_cookie_invalid_nonce" });
    answer = json("Fatal error in /var/www/wp-config.php", 500);
    const fatal = await failure(request(origin));
    expect(fatal).toMatchObject({ kind: "status", status: 500, data: undefined });
    expect(`${fatal}${JSON.stringify(fatal)}`).not.toContain("wp-config");
  });
});

describe("A request that gets no answer", () => {
  test("fails as offline where nothing can be reached.", async () => {
    expect(await failure(request("http://127.0.0.1:1/"))).toMatchObject({
      kind: "offline",
      status: 0,
    });
    expect((await failure(request("nonsense"))).kind).toBe("offline");
    answer = (_, response) => response.destroy();
    expect((await failure(request(origin))).kind).toBe("offline");
  });

  test("fails by timeout after 15 seconds unless told otherwise, headers alone being no answer.", async () => {
    expect(REQUEST_TIMEOUT).toBe(15_000);
    answer = () => {};
    const start = performance.now();
    expect((await failure(request(origin, { timeout: 60 }))).kind).toBe("timeout");
    expect(performance.now() - start).toBeGreaterThan(50);
    answer = (_, response) => response.writeHead(200).write("{");
    expect((await failure(request(origin, { timeout: 60 }))).kind).toBe("timeout");
  });

  test("fails as aborted where the caller ends it, before or meanwhile.", async () => {
    answer = () => {};
    expect((await failure(request(origin, { signal: AbortSignal.abort() }))).kind).toBe("aborted");
    const controller = new AbortController();
    const running = failure(request(origin, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect((await running).kind).toBe("aborted");
  });
});

test("A caller's signal and the timer are let go once the answer is there.", async () => {
  const { signal } = new AbortController();
  let listeners = 0;
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (...parts: Parameters<typeof addEventListener>) => {
    listeners += 1;
    addEventListener.apply(signal, parts);
  };
  signal.removeEventListener = (...parts: Parameters<typeof removeEventListener>) => {
    listeners -= 1;
    removeEventListener.apply(signal, parts);
  };
  const timers = (): number =>
    process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  const before = timers();
  await request(origin, { signal, timeout: 500_000 });
  expect(listeners).toBe(0);
  expect(timers()).toBeLessThanOrEqual(before + 1); // one of the connection pool
});
