import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LocalServer, listenLocally } from "../../../../tests/support/listenLocally.ts";
import { ContactFormError } from "./ContactFormError.ts";
import { type ContactFormCalls, contactFormCalls } from "./contactFormApi.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const namespace = "contact-form-7/v1";
let server: LocalServer;
let calls: ContactFormCalls;
let answer: Answer;
let sent: Pick<IncomingMessage, "method" | "url" | "headers"> & { readonly body: string };

beforeAll(async () => {
  server = await listenLocally(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    sent = { ...{ method, url, headers }, body: Buffer.concat(chunks).toString() };
    answer(request, response);
  });
  calls = contactFormCalls({ root: `${server.origin}/wp-json/`, namespace }, 5);
});

afterAll(async () => {
  await server.close();
});

beforeEach(() => {
  answer = text("{}");
});

const text =
  (body: string, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(body);

/** The error a call fails with. */
async function failure(promise: Promise<unknown>): Promise<ContactFormError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ContactFormError) return error;
  throw new Error(`expected a ContactFormError, got ${String(error)}`);
}

/** All three calls, for what holds of each. */
const everyCall: readonly (() => Promise<unknown>)[] = [
  () => calls.feedback(new FormData()),
  () => calls.refill(),
  () => calls.schema(),
];

describe("The calls of a form", () => {
  test("go to the form's addresses below the API's root", async () => {
    answer = text('{"rules":[]}');
    await calls.schema();
    expect(sent).toMatchObject({
      method: "GET",
      url: "/wp-json/contact-form-7/v1/contact-forms/5/feedback/schema",
    });
    await calls.refill();
    expect(sent).toMatchObject({
      method: "GET",
      url: "/wp-json/contact-form-7/v1/contact-forms/5/refill",
    });
    answer = text('{"status":"spam"}');
    await calls.feedback(new FormData());
    expect(sent).toMatchObject({
      method: "POST",
      url: "/wp-json/contact-form-7/v1/contact-forms/5/feedback",
    });
  });

  test("find a root that is a query, as on a site with plain addresses", async () => {
    const plain = contactFormCalls({ root: `${server.origin}/?rest_route=/`, namespace }, 5);
    await plain.refill();
    expect(sent.url).toBe("/?rest_route=/contact-form-7/v1/contact-forms/5/refill");
    answer = text('{"rules":[]}');
    await plain.schema();
    expect(sent.url).toBe("/?rest_route=/contact-form-7/v1/contact-forms/5/feedback/schema");
  });

  test("ask as the real system's script does", async () => {
    await calls.refill();
    expect(sent.headers.accept).toBe("application/json, */*;q=0.1");
    expect(sent.headers).not.toHaveProperty("x-wp-nonce");
  });

  test("send the form as multipart, text and files", async () => {
    answer = text('{"status":"mail_sent"}');
    const body = new FormData();
    body.set("your-name", "Änn");
    body.set("your-file", new File(["12"], "a.txt"));
    await calls.feedback(body);
    expect(sent.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent.body).toContain('name="your-name"\r\n\r\nÄnn\r\n');
    expect(sent.body).toContain('filename="a.txt"');
  });

  test("give the answer as it came, and as it was read", async () => {
    answer = text('{"status":"foo_bar","message":"So.","into":"#x","invalid_fields":null}');
    expect(await calls.feedback(new FormData())).toEqual({
      raw: { status: "foo_bar", message: "So.", into: "#x", invalid_fields: null },
      read: {
        ...{ status: "foo_bar", message: "So.", posted_data_hash: "" },
        ...{ invalid_fields: [], quiz: {}, captcha: {} },
      },
    });
    answer = text("[]");
    expect(await calls.refill()).toEqual({ raw: [], read: { quiz: {}, captcha: {} } });
  });
});

describe("A call that fails", () => {
  test("throws for every status that is not 2xx, 404 and 500 among them [CF-019]", async () => {
    for (const status of [400, 403, 404, 415, 500, 503]) {
      answer = text('{"code":"x","message":"A secret of the server"}', status);
      for (const call of everyCall) {
        const error = await failure(call());
        expect(error).toMatchObject({ code: "http_error", status });
        expect(error.message).not.toContain("secret");
      }
    }
  });

  test("resolves to null where the server answers 204 [CF-020]", async () => {
    answer = (_, response) => response.writeHead(204).end();
    expect(await Promise.all(everyCall.map((call) => call()))).toEqual([null, null, null]);
  });

  test("has code fetch_error where nobody is reached or the line is cut [CF-021]", async () => {
    const offline = {
      code: "fetch_error",
      message: "You are probably offline.",
      name: "ContactFormError",
      status: 0,
    };
    answer = (_, response) => response.destroy();
    for (const call of everyCall) expect(await failure(call())).toMatchObject(offline);
    answer = (_, response) => {
      response.writeHead(200, { "content-length": "100" }).write("{");
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failure(calls.refill())).toMatchObject(offline);
    const nowhere = contactFormCalls({ root: "http://127.0.0.1:1/", namespace }, 5);
    expect(await failure(nowhere.feedback(new FormData()))).toMatchObject(offline);
  });

  test("has code invalid_json where the answer is none [CF-022]", async () => {
    for (const body of ["<!doctype html><p>Maintenance", "", '{"status":"mail_']) {
      answer = text(body);
      for (const call of everyCall) {
        expect(await failure(call()), body).toMatchObject({
          code: "invalid_json",
          message: "The response is not a valid JSON response.",
          status: 200,
        });
      }
    }
  });

  test("has code invalid_json where a submission's answer has no status", async () => {
    for (const body of ["{}", "[]", '"mail_sent"', '{"status":7}']) {
      answer = text(body);
      expect((await failure(calls.feedback(new FormData()))).code, body).toBe("invalid_json");
    }
  });

  test("has code timeout where the server takes longer than it may", async () => {
    answer = () => {};
    expect(await failure(calls.feedback(new FormData(), { timeout: 60 }))).toMatchObject({
      code: "timeout",
      status: 0,
    });
  });

  test("ends where the caller no longer wants it", async () => {
    answer = () => {};
    const controller = new AbortController();
    const call = failure(calls.refill({ signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect((await call).code).toBe("fetch_error");
  });
});
