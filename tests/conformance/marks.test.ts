import { EventEmitter } from "node:events";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { fetchAnswer } from "../support/answered.ts";
import { captureRequests } from "../support/capture.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";

const address = serveElsewhere((request, response) => {
  response.statusCode = request.method === "POST" ? 201 : 404;
  response.end("hello");
});

describe("fetchAnswer", () => {
  test("gives the server's answer and marks the test", async () => {
    const task = { meta: {} };
    const answer = await fetchAnswer(task, address(), { method: "POST", body: "a" });
    expect([answer.status, await answer.text()]).toEqual([201, "hello"]);
    expect(task.meta).toEqual({ answered: true });
  });

  test("marks nothing where no server answers", async () => {
    const task = { meta: {} };
    await expect(fetchAnswer(task, "http://127.0.0.1:1/")).rejects.toThrow();
    expect(task.meta).toEqual({});
  });
});

describe("captureRequests", () => {
  function createPage() {
    const events = new EventEmitter();
    const send = (method: string, url: string, body: string | null = null) =>
      events.emit("request", {
        method: () => method,
        url: () => url,
        headers: () => ({ "content-type": "text/plain" }),
        postData: () => body,
      });
    return { page: events as unknown as Pick<Page, "on" | "off">, send, events };
  }

  test("gives the request that was waited for and marks the test", async () => {
    const task = { meta: {} };
    const { page, send } = createPage();
    const capture = captureRequests(page, task);
    const next = capture.next(({ url }) => url.pathname === "/form");
    send("GET", "http://a.example/image");
    expect(task.meta).toEqual({});
    send("POST", "http://a.example/form?x=1", "name=a");
    expect(await next).toEqual({
      method: "POST",
      url: new URL("http://a.example/form?x=1"),
      headers: { "content-type": "text/plain" },
      body: "name=a",
    });
    expect(task.meta).toEqual({ captured: true });
  });

  test("gives each request once, also to two who wait at the same time", async () => {
    const { page, send } = createPage();
    const capture = captureRequests(page, { meta: {} });
    const both = Promise.all([capture.next(() => true), capture.next(() => true)]);
    send("GET", "http://a.example/1");
    send("GET", "http://a.example/2");
    expect((await both).map(({ url }) => url.pathname).toSorted()).toEqual(["/1", "/2"]);
  });

  test("marks nothing where there is nothing to read, nor after its stop", async () => {
    const task = { meta: {} };
    const { page, send, events } = createPage();
    const capture = captureRequests(page, task);
    expect(capture.all()).toEqual([]);
    await capture.stop();
    send("GET", "http://a.example/1");
    expect(capture.all()).toEqual([]);
    expect(task.meta).toEqual({});
    expect(events.listenerCount("request")).toBe(0);
  });

  test("says which requests there were where none matches", async () => {
    const task = { meta: {} };
    const { page, send } = createPage();
    const capture = captureRequests(page, task);
    send("GET", "http://a.example/1");
    await expect(capture.next(({ method }) => method === "POST")).rejects.toThrow(
      "No such request was sent. There were: GET http://a.example/1.",
    );
    expect(task.meta).toEqual({});
  }, 10_000);
});
